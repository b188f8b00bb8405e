/// One side of an outline as parallel lines cross it: the position on the line as a function of the
/// line's coordinate, between two knots. A straight side, or part of an ellipse:
/// position = foot + slope t +- height sqrt(1 - (t / reach)^2), with t the distance from `center`.
package struct OutlineEdge: Sendable, Hashable {
  private let center: Double
  private let foot: Double
  private let slope: Double
  /// Signed; 0 for a straight side.
  private let height: Double
  private let reach: Double

  /// A straight side: `foot` at the coordinate `center`, rising by `slope`; lengths in pt.
  package init(foot: Double, at center: Double = 0, slope: Double = 0) {
    self.init(center: center, foot: foot, slope: slope, height: 0, reach: 1)
  }

  fileprivate init(center: Double, foot: Double, slope: Double, height: Double, reach: Double) {
    self.center = center
    self.foot = foot
    self.slope = slope
    self.height = height
    self.reach = reach
  }

  /// The position in pt along the line at this coordinate, in pt.
  @inline(__always)
  package func position(at outer: Double) -> Double {
    let t = outer - center
    guard height != 0 else { return foot + slope * t }
    let part = t / reach
    return foot + slope * t + height * max((1 - part) * (1 + part), 0).squareRoot()
  }

  /// Whether the curve turns round at this coordinate, so that its position moves infinitely fast.
  package func turns(at outer: Double) -> Bool {
    height != 0 && abs(abs(outer - center) - reach) <= 1e-6 * reach
  }
}

extension Outline {
  /// Where lines along an axis enter and leave the region, near the line at `outer`: both hold as
  /// far as the next knots. Nil where that line misses.
  package func edges(along axis: ScreenLine.Axis, near outer: Double) -> [OutlineEdge]? {
    if let box {
      let isInside =
        axis == .x
        ? outer >= box.minY && outer <= box.maxY : outer >= box.minX && outer <= box.maxX
      guard isInside else { return nil }
      let ends = axis == .x ? [box.minX, box.maxX] : [box.minY, box.maxY]
      return ends.map { OutlineEdge(foot: $0) }
    }
    let parts = parts(along: axis)
    guard radius > 0 else {
      // Inside of all sides: the last entry, and the first exit.
      let entries = parts.filter { !$0.isExit }.map(\.edge)
      let exits = parts.filter(\.isExit).map(\.edge)
      return Self.pair(
        entries.max { $0.position(at: outer) < $1.position(at: outer) },
        exits.min { $0.position(at: outer) < $1.position(at: outer) }, outer)
    }
    // Inside of any disc or strip: the first entry, and the last exit.
    let here = parts.filter { $0.from <= outer && $0.to >= outer }
    return Self.pair(
      here.filter { !$0.isExit }.map(\.edge)
        .min { $0.position(at: outer) < $1.position(at: outer) },
      here.filter(\.isExit).map(\.edge)
        .max { $0.position(at: outer) < $1.position(at: outer) }, outer)
  }

  private static func pair(
    _ entry: OutlineEdge?, _ exit: OutlineEdge?, _ outer: Double
  ) -> [OutlineEdge]? {
    guard let entry, let exit, entry.position(at: outer) <= exit.position(at: outer)
    else { return nil }
    return [entry, exit]
  }

  /// A side or an arc, and between which coordinates it is one.
  private struct Part {
    var edge: OutlineEdge
    var isExit: Bool
    var from = -Double.infinity
    var to = Double.infinity
  }

  private func parts(along axis: ScreenLine.Axis) -> [Part] {
    let outer: ScreenLine.Axis = axis == .x ? .y : .x
    let (inward, outward) = (map.gradient(of: axis), map.gradient(of: outer))
    let anchor = axis == .x ? map.anchor : Point(x: map.anchor.y, y: map.anchor.x)
    let place = { (p: Point) in
      // Along the lines, and across them.
      Point(
        x: anchor.x + (p.x * inward.x + p.y * inward.y),
        y: anchor.y + (p.x * outward.x + p.y * outward.y))
    }
    let turn = ConvexPolygon.doubleArea(corners) < 0 ? -1.0 : 1.0
    var parts: [Part] = radius > 0 ? corners.flatMap { arcs(axis, around: place($0)) } : []
    guard corners.count > 1 else { return parts }
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let length = (ex * ex + ey * ey).squareRoot()
      guard length > 0 else { continue }
      let normal = Point(x: turn * ey / length, y: -turn * ex / length)
      let shift = { (p: Point) in
        place(Point(x: p.x + self.radius * normal.x, y: p.y + self.radius * normal.y))
      }
      let (p, q) = (shift(a), shift(b))
      guard p.y != q.y else { continue }
      let edge = OutlineEdge(foot: p.x, at: p.y, slope: (q.x - p.x) / (q.y - p.y))
      let along = map.direction(axis == .x ? Point(x: 1, y: 0) : Point(x: 0, y: 1))
      let isExit = along.x * normal.x + along.y * normal.y > 0
      parts.append(
        Part(
          edge: edge, isExit: isExit, from: radius > 0 ? min(p.y, q.y) : -.infinity,
          to: radius > 0 ? max(p.y, q.y) : .infinity))
    }
    return parts
  }

  /// The two sides of the disc round a corner, which is at `center.x` along the lines and at
  /// `center.y` across them.
  private func arcs(_ axis: ScreenLine.Axis, around center: Point) -> [Part] {
    let (right, down) = (map.direction(Point(x: 1, y: 0)), map.direction(Point(x: 0, y: 1)))
    let (d, o) = axis == .x ? (right, down) : (down, right)
    // |d s + o t| = radius, for s along the line and t across it.
    let square = d.x * d.x + d.y * d.y
    let slope = -(o.x * d.x + o.y * d.y) / square
    let height = radius / square.squareRoot()
    let reach = radius * square.squareRoot() / abs(o.x * d.y - o.y * d.x)
    return [-1.0, 1.0].map { sign in
      Part(
        edge: OutlineEdge(
          center: center.y, foot: center.x, slope: slope, height: sign * height, reach: reach),
        isExit: sign > 0, from: center.y - reach, to: center.y + reach)
    }
  }
}
