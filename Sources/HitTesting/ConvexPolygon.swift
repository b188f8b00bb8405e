/// Plane geometry of convex polygons given by their corners in order.
enum ConvexPolygon {
  /// Twice the signed area (shoelace formula): positive where the corners run clockwise on a
  /// screen.
  static func doubleArea(_ corners: [Point]) -> Double {
    var sum = 0.0
    for (p, q) in edges(corners) { sum += p.x * q.y - q.x * p.y }
    return sum
  }

  /// The part of `subject` inside the convex polygon `clip`, by Sutherland and Hodgman's algorithm
  /// (1974, doi 10.1145/360767.360802): cut by one edge of `clip` after the other.
  static func clip(_ subject: [Point], by clip: [Point]) -> [Point] {
    let turn = doubleArea(clip) < 0 ? -1.0 : 1.0
    var result = subject
    for (a, b) in edges(clip) {
      result = Self.clip(result) { p in
        turn * ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x))
      }
    }
    return result
  }

  /// The part of a convex polygon where a linear function is not negative.
  static func clip(_ corners: [Point], keeping side: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (p, q) in edges(corners) {
      let (sp, sq) = (side(p), side(q))
      if sp >= 0 { kept.append(p) }
      if (sp > 0 && sq < 0) || (sp < 0 && sq > 0) {
        let t = sp / (sp - sq)
        kept.append(Point(x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y)))
      }
    }
    return kept
  }

  /// Distance from a point to a convex polygon, 0 inside.
  static func distance(from p: Point, to corners: [Point]) -> Double {
    let turn = doubleArea(corners) < 0 ? -1.0 : 1.0
    var inside = true
    var least = Double.infinity
    for (a, b) in edges(corners) {
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let (px, py) = (p.x - a.x, p.y - a.y)
      if turn * (ex * py - ey * px) < 0 { inside = false }
      let length = ex * ex + ey * ey
      let t = length > 0 ? min(max((ex * px + ey * py) / length, 0), 1) : 0
      let (dx, dy) = (px - t * ex, py - t * ey)
      least = min(least, (dx * dx + dy * dy).squareRoot())
    }
    return inside ? 0 : least
  }

  private static func edges(_ corners: [Point]) -> some Sequence<(Point, Point)> {
    zip(corners, corners.dropFirst() + corners.prefix(1))
  }
}
