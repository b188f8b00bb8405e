/// How a view lies in its parent: its frame before any transform, the origin of its bounds, and its
/// transform. Converts points between the two spaces, in the very order of operations that the
/// contract gives, since convert-then-compare and compare-in-the-parent differ on decimals.
public struct Placement: Sendable, Hashable {
  /// The frame in the parent's bounds space before the transform, in pt; sides not negative.
  public var frame: Rectangle
  /// The origin of the view's own bounds (a scroll view's content offset), in pt.
  public var boundsOrigin: Point
  /// The transform about the frame's centre.
  public var transform: Transform

  /// A placement; the frame is standardised.
  public init(frame: Rectangle, boundsOrigin: Point = .zero, transform: Transform = .identity) {
    self.frame = frame.standardized
    self.boundsOrigin = boundsOrigin
    self.transform = transform
  }

  /// The view's bounds in its own space, in pt.
  public var bounds: Rectangle { Rectangle(origin: boundsOrigin, size: frame.size) }

  /// A point of the parent's bounds space, in this view's bounds space.
  @inline(__always)
  public func convertFromParent(_ p: Point) -> Point {
    if transform.isIdentity {
      return Point(
        x: p.x - frame.origin.x + boundsOrigin.x, y: p.y - frame.origin.y + boundsOrigin.y)
    }
    let center = frame.center
    let q = transform.invert(Point(x: p.x - center.x, y: p.y - center.y))
    let middle = bounds.center
    return Point(x: q.x + middle.x, y: q.y + middle.y)
  }

  /// A point of this view's bounds space, in the parent's bounds space.
  public func convertToParent(_ p: Point) -> Point {
    if transform.isIdentity {
      return Point(
        x: p.x - boundsOrigin.x + frame.origin.x, y: p.y - boundsOrigin.y + frame.origin.y)
    }
    let middle = bounds.center
    let q = transform.apply(Point(x: p.x - middle.x, y: p.y - middle.y))
    let center = frame.center
    return Point(x: q.x + center.x, y: q.y + center.y)
  }
}
