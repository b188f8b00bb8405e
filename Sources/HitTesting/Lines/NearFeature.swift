/// A corner or a side of a control's visible frame, with the points beside the frame for which it
/// is the nearest part. Points are (along, across) the lines of a sweep.
struct NearFeature: Sendable {
  enum Part: Sendable {
    case corner(Point)
    /// A point of the side, and the unit vector away from the frame.
    case side(Point, normal: Point)
  }

  let part: Part
  /// A convex polygon: the points nearest to this part, within a box.
  let region: [Point]
  let regionBox: Box

  /// The parts of a frame, each with the points within a box for which it is nearest.
  ///
  /// - Parameter hair: corners closer to each other than this are one, in pt.
  static func all(of corners: [Point], within box: Box, hair: Double) -> [NearFeature] {
    let corners = merged(corners, hair)
    guard corners.count > 2 else { return [] }
    let turn = ConvexPolygon.doubleArea(corners) < 0 ? -1.0 : 1.0
    let sides = corners.indices.map { index -> (a: Point, b: Point, along: Point) in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (x, y) = (b.x - a.x, b.y - a.y)
      let length = (x * x + y * y).squareRoot()
      return (a, b, Point(x: x / length, y: y / length))
    }
    return sides.indices.flatMap { index -> [NearFeature] in
      let side = sides[index]
      let before = sides[(index + sides.count - 1) % sides.count].along
      let normal = Point(x: turn * side.along.y, y: -turn * side.along.x)
      let outside = [
        (side.a, normal), (side.a, side.along), (side.b, Point(x: -side.along.x, y: -side.along.y)),
      ]
      let cone = [(side.a, before), (side.a, Point(x: -side.along.x, y: -side.along.y))]
      return [
        NearFeature(.side(side.a, normal: normal), box.corners.clipped(to: outside)),
        NearFeature(.corner(side.a), box.corners.clipped(to: cone)),
      ].compactMap { $0 }
    }
  }

  private init?(_ part: Part, _ region: [Point]) {
    guard region.count > 2, let box = Box(around: region), !box.isEmpty else { return nil }
    self.part = part
    self.region = region
    regionBox = box
  }

  private static func merged(_ corners: [Point], _ hair: Double) -> [Point] {
    var kept: [Point] = []
    for corner in corners where kept.allSatisfy({ $0.distance(to: corner) > hair }) {
      kept.append(corner)
    }
    return kept
  }

  /// Where a point is as near to this part as to another: along curves, wherever they run; on a line
  /// of the sweep itself; or everywhere, where both are the same part.
  func ties(with other: NearFeature, hair: Double) -> Ties {
    switch (part, other.part) {
    case (.corner(let c), .corner(let d)): Self.ties(c, d, hair)
    case (.side(let a, let m), .side(let b, let n)): Self.ties(a, m, b, n, hair)
    case (.corner(let c), .side(let a, let n)), (.side(let a, let n), .corner(let c)):
      Self.ties(c, a, n, hair)
    }
  }

  /// Where two parts are equally near.
  enum Ties {
    case curves([OutlineEdge])
    /// On the line of the sweep at this coordinate.
    case line(Double)
    /// Wherever both are the nearest parts of their frames.
    case everywhere
  }

  private static func ties(_ c: Point, _ d: Point, _ hair: Double) -> Ties {
    guard c.distance(to: d) > hair else { return .everywhere }
    let (x, y) = (d.x - c.x, d.y - c.y)
    let middle = Point(x: (c.x + d.x) / 2, y: (c.y + d.y) / 2)
    guard abs(x) > hair else { return .line(middle.y) }
    return .curves([OutlineEdge(foot: middle.x, at: middle.y, slope: -y / x)])
  }

  private static func ties(
    _ a: Point, _ m: Point, _ b: Point, _ n: Point, _ hair: Double
  ) -> Ties {
    // m q = n (q - (b - a)), for q from a.
    let (x, y) = (m.x - n.x, m.y - n.y)
    let shift = (b.x - a.x) * n.x + (b.y - a.y) * n.y
    guard (x * x + y * y).squareRoot() > 1e-12 else {
      return abs(shift) <= hair ? .everywhere : .curves([])
    }
    guard abs(x) > 1e-14 else { return .line(a.y - shift / y) }
    return .curves([OutlineEdge(foot: a.x - shift / x, at: a.y, slope: -y / x)])
  }

  private static func ties(_ c: Point, _ a: Point, _ n: Point, _ hair: Double) -> Ties {
    let distance = (c.x - a.x) * n.x + (c.y - a.y) * n.y
    // A corner on the line of the side: what is nearest to both lies at the ends of the regions.
    guard distance > hair else { return .curves([]) }
    return .curves(
      [-1.0, 1].map {
        .parabola(ParabolaEdge(corner: c, normal: n, distance: distance, sign: $0))
      })
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension [Point] {
  /// The part of a convex polygon on the inner side of some lines, each given by a point on it and
  /// a direction inwards.
  fileprivate func clipped(to limits: [(Point, Point)]) -> [Point] {
    var result = self
    for (at, inward) in limits {
      let side = { (p: Point) in (p.x - at.x) * inward.x + (p.y - at.y) * inward.y }
      var kept: [Point] = []
      for (p, q) in zip(result, result.dropFirst() + result.prefix(1)) {
        let (sp, sq) = (side(p), side(q))
        if sp >= 0 { kept.append(p) }
        if (sp > 0 && sq < 0) || (sp < 0 && sq > 0) {
          let t = sp / (sp - sq)
          kept.append(Point(x: p.x + t * (q.x - p.x), y: p.y + t * (q.y - p.y)))
        }
      }
      result = kept
    }
    return result
  }
}
