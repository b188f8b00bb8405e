extension AreaRule {
  /// Whether a SwiftUI view with children gets an area of its own from this rule.
  var givesContainersAnArea: Bool {
    switch self {
    case .asIs, .bounds, .nearest: false
    default: true
    }
  }

  /// The hit area in a view's bounds space. `neighborAware` is here what it is without neighbours;
  /// `overlayButton` and `nearest` leave the view itself its bounds.
  func hitArea(in bounds: Rectangle, of view: View, direction: LayoutDirection) -> HitArea {
    switch self {
    case .asIs, .bounds, .overlayButton, .paddedFrame, .nearest:
      return .rectangle(bounds.box)
    case .touchEdgeInsets(let insets, let minimum):
      return .grown(bounds.inset(by: insets), minimum)
    case .tapAreaInset(let grow, let minimum):
      return .grown(bounds.insetBy(dx: -grow.width, dy: -grow.height), minimum)
    case .tappablePadding(let padding, let minimum):
      return .grown(bounds.inset(by: padding.insets(in: direction)), minimum)
    case .minimumTapArea(let size), .neighborAware(let size):
      return .grown(bounds, size)
    case .contentShape(let shape):
      return HitArea(shape ?? view.shape, in: bounds)
    }
  }
}

extension HitArea {
  /// A grown rectangle, standardised, then raised to the minimum; the null rectangle stays null.
  fileprivate static func grown(_ rectangle: Rectangle?, _ minimum: Size?) -> HitArea {
    guard let rectangle else { return .nothing }
    let standard = rectangle.standardized
    return .rectangle((minimum.map(standard.raised(to:)) ?? standard).box)
  }
}
