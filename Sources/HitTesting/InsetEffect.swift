/// What an inset does to the bounds of one view, where it is not simply growth.
package enum InsetEffect: Sendable, Hashable {
  /// The area is smaller than the bounds on at least one axis.
  case shrinks
  /// The insets overshoot: the size turns negative, and what is standardised from it is left.
  case turnsOver
  /// Nothing is left.
  case vanishes
}

extension AreaRule {
  /// What the rule's inset does to some bounds; nil where it grows them, leaves them, or is no
  /// inset.
  package func insetEffect(on bounds: Rectangle, direction: LayoutDirection) -> InsetEffect? {
    let inset: Rectangle?
    var minimum: Size?
    switch self {
    case .touchEdgeInsets(let insets, let least):
      (inset, minimum) = (bounds.inset(by: insets), least)
    case .tappablePadding(let padding, let least):
      (inset, minimum) = (bounds.inset(by: padding.insets(in: direction)), least)
    case .tapAreaInset(let grow, let least):
      (inset, minimum) = (bounds.insetBy(dx: -grow.width, dy: -grow.height), least)
    case .overlayButton(let insets, _), .paddedFrame(let insets):
      inset = bounds.inset(by: insets)
    default:
      return nil
    }
    let standard = inset?.standardized
    let left = minimum.flatMap { standard?.raised(to: $0) } ?? standard
    guard let inset, let left, !left.box.isEmpty else {
      return bounds.box.isEmpty ? nil : .vanishes
    }
    if inset.size.width < 0 || inset.size.height < 0 { return .turnsOver }
    let shrinks = left.size.width < bounds.size.width || left.size.height < bounds.size.height
    return shrinks ? .shrinks : nil
  }
}
