/// A piece of an edge across which the receiver may change: between two lines it runs as one curve.
package struct OutlineSide: Sendable, Hashable {
  /// The curve.
  package var edge: OutlineEdge
  /// The coordinates of the lines, in pt, between which it is there.
  package var from: Double
  package var to: Double
}

extension Outline {
  /// All its sides as lines along an axis cross them.
  package func sides(along axis: ScreenLine.Axis) -> [OutlineSide] {
    if let box {
      let (from, to) = axis == .x ? (box.minY, box.maxY) : (box.minX, box.maxX)
      let ends = axis == .x ? [box.minX, box.maxX] : [box.minY, box.maxY]
      return ends.map { OutlineSide(edge: OutlineEdge(foot: $0), from: from, to: to) }
    }
    let knots = knots(along: axis == .x ? .y : .x).sorted()
    let parts = parts(along: axis)
    var entries: [OutlineSide] = []
    var exits: [OutlineSide] = []
    for (low, high) in zip(knots, knots.dropFirst()) {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high, let edges = edges(of: parts, near: middle)
      else { continue }
      Self.append(edges.entry, low, high, to: &entries)
      Self.append(edges.exit, low, high, to: &exits)
    }
    return entries + exits
  }

  private static func append(
    _ edge: OutlineEdge, _ low: Double, _ high: Double, to sides: inout [OutlineSide]
  ) {
    if let last = sides.last, last.edge == edge, last.to == low {
      sides[sides.count - 1].to = high
    } else {
      sides.append(OutlineSide(edge: edge, from: low, to: high))
    }
  }

  /// Where lines along an axis enter and leave the region, near the line at `outer`: both hold as
  /// far as the next knots. Nil where that line misses.
  private func edges(
    of parts: [Part], near outer: Double
  ) -> (entry: OutlineEdge, exit: OutlineEdge)? {
    let here = parts.filter { $0.from <= outer && $0.to >= outer }
    let rises = { (a: OutlineEdge, b: OutlineEdge) in
      a.position(at: outer) < b.position(at: outer)
    }
    let entries = here.filter { !$0.isExit }.map(\.edge)
    let exits = here.filter(\.isExit).map(\.edge)
    // Inside of all sides of a polygon: the last entry, and the first exit. Inside of any disc or
    // strip: the first entry, and the last exit.
    let entry = radius > 0 ? entries.min(by: rises) : entries.max(by: rises)
    let exit = radius > 0 ? exits.max(by: rises) : exits.min(by: rises)
    guard let entry, let exit, entry.position(at: outer) <= exit.position(at: outer)
    else { return nil }
    return (entry, exit)
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
        edge: .ellipse(
          EllipseEdge(
            center: center.y, foot: center.x, slope: slope, height: sign * height, reach: reach)),
        isExit: sign > 0, from: center.y - reach, to: center.y + reach)
    }
  }
}
