/// The part of a view's frame that the screen and the ancestors that clip leave, on the screen: a
/// box, or a convex polygon where something is rotated.
public struct VisibleFrame: Sendable, Hashable {
  /// Its bounding box, in pt.
  public let box: Box
  /// The corners in order, in pt, where it is not simply `box`.
  let polygon: [Point]?

  /// A visible frame that is a box.
  init?(_ box: Box) {
    guard !box.isEmpty else { return nil }
    self.box = box
    polygon = nil
  }

  /// A visible frame with these corners; nil where they enclose no area.
  init?(corners: [Point]) {
    guard corners.count > 2, let box = Box(around: corners), !box.isEmpty,
      abs(ConvexPolygon.doubleArea(corners)) > 0
    else { return nil }
    self.box = box
    polygon = corners
  }

  /// The corners in order, in pt.
  public var corners: [Point] { polygon ?? box.corners }

  /// Distance in pt from a point to the nearest point of the frame; 0 inside.
  public func distance(to p: Point) -> Double {
    if let polygon { return ConvexPolygon.distance(from: p, to: polygon) }
    let dx = max(box.minX - p.x, p.x - box.maxX, 0)
    let dy = max(box.minY - p.y, p.y - box.maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Box {
  /// The four corners, clockwise from the top left.
  public var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }
}
