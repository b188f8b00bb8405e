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
  /// What the rule's inset does to some bounds; nil where it grows them, leaves them, or is no inset.
  package func insetEffect(on bounds: Rectangle, direction: LayoutDirection) -> InsetEffect? {
    let inset: Rectangle?
    switch self {
    case .touchEdgeInsets(let insets, nil), .overlayButton(let insets, _), .paddedFrame(let insets):
      inset = bounds.inset(by: insets)
    case .tappablePadding(let padding, nil):
      inset = bounds.inset(by: padding.insets(in: direction))
    case .tapAreaInset(let grow, nil):
      inset = bounds.insetBy(dx: -grow.width, dy: -grow.height)
    default:
      return nil
    }
    guard let inset, inset.size.width != 0, inset.size.height != 0 else {
      return bounds.box.isEmpty ? nil : .vanishes
    }
    if inset.size.width < 0 || inset.size.height < 0 { return .turnsOver }
    let shrinks = inset.size.width < bounds.size.width || inset.size.height < bounds.size.height
    return shrinks ? .shrinks : nil
  }
}
