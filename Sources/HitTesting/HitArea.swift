/// The part of a view's own bounds space in which a touch is inside the view: a shape, not just a
/// rectangle. Straight edges are half-open as in `Box`; a point on a curved part is inside.
package enum HitArea: Sendable, Hashable {
  /// Contains nothing: a null rectangle, or a container without an area of its own.
  case nothing
  case rectangle(Box)
  /// The ellipse that fills the box.
  case ellipse(Box)
  /// The box with round corners; the radius, in pt, is at most half its short side.
  case rounded(Box, radius: Double)
  /// The part of the box on the inner side of some straight lines.
  case trimmed(Box, [HalfPlane])

  /// A shape in a view's bounds.
  package init(_ shape: Shape, in bounds: Rectangle) {
    let box = bounds.box
    switch shape {
    case .rectangle: self = .rectangle(box)
    case .ellipse: self = .ellipse(box)
    case .capsule: self = .rounded(box, radius: min(box.width, box.height) / 2)
    case .cornerRadius(let radius):
      let most = min(box.width, box.height) / 2
      self = radius > 0 ? .rounded(box, radius: min(radius, most)) : .rectangle(box)
    }
  }

  /// Its bounding box in the view's space, in pt; nil for `nothing`.
  package var boundingBox: Box? {
    switch self {
    case .nothing: nil
    case .rectangle(let box), .ellipse(let box), .rounded(let box, _), .trimmed(let box, _): box
    }
  }

  /// Whether a point of the view's bounds space is inside.
  package func contains(_ p: Point) -> Bool {
    switch self {
    case .nothing: false
    case .rectangle(let box): box.contains(p)
    case .ellipse(let box): Self.ellipse(box, contains: p)
    case .rounded(let box, let radius): Self.rounded(box, radius, contains: p)
    case .trimmed(let box, let lines): box.contains(p) && lines.allSatisfy { $0.contains(p) }
    }
  }

  // Both curved tests measure from the nearer edge, so that a point on the very edge of the box is
  // on the curve whatever the rounding of the centre.

  private static func ellipse(_ box: Box, contains p: Point) -> Bool {
    guard !box.isEmpty, p.x >= box.minX, p.x <= box.maxX, p.y >= box.minY, p.y <= box.maxY
    else { return false }
    let x = 1 - min(p.x - box.minX, box.maxX - p.x) / (box.width / 2)
    let y = 1 - min(p.y - box.minY, box.maxY - p.y) / (box.height / 2)
    return x * x + y * y <= 1
  }

  private static func rounded(_ box: Box, _ radius: Double, contains p: Point) -> Bool {
    guard !box.isEmpty, p.x >= box.minX, p.x <= box.maxX, p.y >= box.minY, p.y <= box.maxY
    else { return false }
    let x = min(p.x - box.minX, box.maxX - p.x)
    let y = min(p.y - box.minY, box.maxY - p.y)
    // On the right or bottom edge, and there on its straight part, if it has one.
    if p.x == box.maxX && box.height > 2 * radius && y > radius { return false }
    if p.y == box.maxY && box.width > 2 * radius && x > radius { return false }
    let dx = max(radius - x, 0)
    let dy = max(radius - y, 0)
    return dx * dx + dy * dy <= radius * radius
  }
}
