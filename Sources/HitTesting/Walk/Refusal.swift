/// Why a touch does not get into a view.
package enum Refusal: Sendable, Hashable {
  /// By one of the view's own properties.
  case barrier(TouchBarrier.Cause)
  /// The overlay button of a control that takes no touches takes none either.
  case deadOverlay
  /// The point is outside the view's hit area.
  case outside(Offset)
  /// The view has no hit area at all.
  case noArea
  /// The point is outside the frame of a scroll view, which cuts off all that lies below it.
  case cutByScrollView(Offset)
  /// A surface on which nothing is drawn at the point.
  case undrawn

  /// How far a point is outside a box, in pt of the view's own space.
  package struct Offset: Sendable, Hashable {
    /// To the right of the box if positive, to the left if negative; 0 within its columns.
    package var x: Double
    /// Below the box if positive, above if negative; 0 within its rows.
    package var y: Double
    /// The part of the outline that leaves the point out where it is within rows and columns.
    package var cut: Cut?
  }

  /// What leaves out a point that is inside the bounding box of an area.
  package enum Cut: Sendable, Hashable {
    /// It is on the right edge, which is outside.
    case rightEdge
    /// It is on the bottom edge, which is outside.
    case bottomEdge
    /// It is in a corner that a curve leaves out.
    case curve
    /// It is on the side of a line that belongs to a neighbour.
    case seam
  }
}

extension Refusal.Offset {
  /// How far a point is from a half-open box, or what leaves it out inside.
  init(of p: Point, from box: Box, otherwise cut: Refusal.Cut? = nil) {
    x = p.x < box.minX ? p.x - box.minX : max(p.x - box.maxX, 0)
    y = p.y < box.minY ? p.y - box.minY : max(p.y - box.maxY, 0)
    guard x == 0, y == 0 else { return }
    self.cut = box.contains(p) ? cut : p.x < box.maxX ? .bottomEdge : .rightEdge
  }

  /// The distance in pt, 0 inside the bounding box.
  package var distance: Double { (x * x + y * y).squareRoot() }
}
