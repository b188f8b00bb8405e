/// How the hit area of a view is made from its bounds B: one way in which apps enlarge small
/// targets.
public enum AreaRule: Sendable, Hashable {
  /// The view's own `hitArea`, else B.
  case asIs
  /// B: UIKit's default.
  case bounds
  /// `CGRect.inset(by:)` on B, then standardised, then raised to `minimum`: what an override of
  /// `point(inside:with:)` with `touchEdgeInsets` or `hitInsets` does.
  case touchEdgeInsets(Insets, minimum: Size? = nil)
  /// `CGRect.insetBy(dx:dy:)` on B with the signs turned, null where it overshoots.
  case tapAreaInset(grow: Size, minimum: Size? = nil)
  /// Each axis grown about the centre to at least this size, in pt.
  case minimumTapArea(Size)
  /// A shape in B; nil for the view's own.
  case contentShape(Shape?)
  /// B grown by padding that follows the writing direction.
  case tappablePadding(Padding, minimum: Size? = nil)
  /// B, and a clear button over the inset frame that taps the view.
  case overlayButton(Insets, order: OverlayOrder = .front)
  /// The frame itself is inset; the children and what a person sees stay where they are.
  case paddedFrame(Insets)
  /// As `minimumTapArea`, but never past the middle of the gap to a neighbour.
  case neighborAware(Size)
  /// As `bounds`; a tap that finds no control then goes to the nearest one within this radius, in
  /// pt.
  case nearest(radius: Double)
}

/// Where the clear button of `overlayButton` is inserted among its siblings.
public enum OverlayOrder: String, Sendable, Hashable, CaseIterable {
  /// In front of all children of the parent.
  case front
  /// Right above its target.
  case aboveTarget
}
