/// The edge of a convex region of the screen across which the receiver of a touch may change: all
/// points within `radius` of a convex polygon, in a space of its own. That is a box, a turned box,
/// a polygon, an ellipse (a point grown by 1 in units of its half axes), a box with round corners,
/// and the reach of a control under `nearest`.
package struct Outline: Sendable, Hashable {
  /// The way into its own space.
  let map: AffineMap
  /// The corners of the polygon, in order, measured from the map's anchor.
  let corners: [Point]
  /// How far the region reaches beyond the polygon, in the unit of its own space.
  let radius: Double
  /// The exact box on the screen, where the region is one.
  package let box: Box?

  /// A region; nil where it has no points that matter or lies beyond what doubles hold.
  init?(map: AffineMap, corners: [Point], radius: Double = 0) {
    guard map.isInvertible, !corners.isEmpty, radius >= 0, radius.isFinite,
      corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), corners.count > 2 || radius > 0
    else { return nil }
    self.map = map
    self.corners = corners
    self.radius = radius
    box = nil
  }

  /// A box on the screen; nil where it is empty.
  init?(_ box: Box) {
    guard !box.isEmpty else { return nil }
    map = AffineMap(anchor: .zero)
    corners = box.corners
    radius = 0
    self.box = box
  }

  /// The stretch of a line inside; nil where the line misses.
  ///
  /// - Complexity: O(corners).
  package func span(on line: ScreenLine) -> LineSpan? {
    let span = box.map { Self.span(on: line, of: $0) } ?? curvedSpan(on: line)
    return span.start <= span.end ? span : nil
  }

  private static func span(on line: ScreenLine, of box: Box) -> LineSpan {
    let (o, d) = (line.origin, line.direction)
    return LineSpan.below(slope: d.x, limit: box.maxX - o.x)
      .intersection(.below(slope: -d.x, limit: o.x - box.minX))
      .intersection(.below(slope: d.y, limit: box.maxY - o.y))
      .intersection(.below(slope: -d.y, limit: o.y - box.minY))
  }

  private func curvedSpan(on line: ScreenLine) -> LineSpan {
    let (o, d) = (map.apply(line.origin), map.direction(line.direction))
    guard radius > 0 else { return Self.span(o, d, inside: corners) }
    var result = LineSpan(start: .infinity, end: -.infinity)
    let include = { (span: LineSpan) in
      guard span.start <= span.end else { return }
      result = LineSpan(start: min(result.start, span.start), end: max(result.end, span.end))
    }
    // The region is convex, and its edge lies on discs round the corners and on strips along the
    // sides: the first entry and the last exit are those of the whole.
    for index in corners.indices {
      include(Self.span(o, d, disc: corners[index], radius: radius))
      guard corners.count > 1 else { continue }
      let next = corners[(index + 1) % corners.count]
      include(Self.span(o, d, strip: corners[index], next, radius: radius))
    }
    return result
  }

  private static func span(_ o: Point, _ d: Point, inside corners: [Point]) -> LineSpan {
    let turn = ConvexPolygon.doubleArea(corners) < 0 ? -1.0 : 1.0
    var result = LineSpan.everywhere
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let outward = Point(x: turn * (b.y - a.y), y: -turn * (b.x - a.x))
      let limit = outward.x * (a.x - o.x) + outward.y * (a.y - o.y)
      result = result.intersection(
        .below(slope: outward.x * d.x + outward.y * d.y, limit: limit))
    }
    return result
  }

  private static func span(_ o: Point, _ d: Point, disc center: Point, radius: Double) -> LineSpan {
    let length = (d.x * d.x + d.y * d.y).squareRoot()
    let e = Point(x: d.x / length, y: d.y / length)
    let (px, py) = (center.x - o.x, center.y - o.y)
    let across = px * e.y - py * e.x
    let square = (radius - across) * (radius + across)
    guard square >= 0 else { return LineSpan(start: .infinity, end: -.infinity) }
    let (middle, half) = (px * e.x + py * e.y, square.squareRoot())
    return LineSpan(start: (middle - half) / length, end: (middle + half) / length)
  }

  /// The rectangle of the points beside the side from a to b, at most `radius` away.
  private static func span(
    _ o: Point, _ d: Point, strip a: Point, _ b: Point, radius: Double
  ) -> LineSpan {
    let (ex, ey) = (b.x - a.x, b.y - a.y)
    let length = (ex * ex + ey * ey).squareRoot()
    guard length > 0 else { return LineSpan(start: .infinity, end: -.infinity) }
    let (ux, uy) = (ex / length, ey / length)
    let (px, py) = (o.x - a.x, o.y - a.y)
    let (along, alongSlope) = (px * ux + py * uy, d.x * ux + d.y * uy)
    let (across, acrossSlope) = (px * uy - py * ux, d.x * uy - d.y * ux)
    return LineSpan.below(slope: alongSlope, limit: length - along)
      .intersection(.below(slope: -alongSlope, limit: along))
      .intersection(.below(slope: acrossSlope, limit: radius - across))
      .intersection(.below(slope: -acrossSlope, limit: radius + across))
  }
}

extension Outline {
  /// How far the region reaches along an axis of the screen, in pt.
  package func extent(along axis: ScreenLine.Axis) -> LineSpan {
    if let box {
      return axis == .x
        ? LineSpan(start: box.minX, end: box.maxX) : LineSpan(start: box.minY, end: box.maxY)
    }
    let g = map.gradient(of: axis)
    let positions = corners.map { $0.x * g.x + $0.y * g.y }
    let reach = radius * (g.x * g.x + g.y * g.y).squareRoot()
    let anchor = axis == .x ? map.anchor.x : map.anchor.y
    return LineSpan(
      start: anchor + ((positions.min() ?? 0) - reach),
      end: anchor + ((positions.max() ?? 0) + reach))
  }

  /// The coordinates along an axis of the screen, in pt, at which its edge begins, ends, turns, or
  /// goes over from a straight side to a curve.
  package func knots(along axis: ScreenLine.Axis) -> [Double] {
    let ends = extent(along: axis)
    guard box == nil else { return [ends.start, ends.end] }
    let g = map.gradient(of: axis)
    let anchor = axis == .x ? map.anchor.x : map.anchor.y
    var knots = [ends.start, ends.end]
    guard radius > 0 else {
      return knots + corners.map { anchor + ($0.x * g.x + $0.y * g.y) }
    }
    guard corners.count > 1 else { return knots }
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let length = (ex * ex + ey * ey).squareRoot()
      guard length > 0 else { continue }
      let offset = radius * (g.x * ey - g.y * ex) / length
      for corner in [a, b] {
        let position = corner.x * g.x + corner.y * g.y
        knots += [anchor + (position + offset), anchor + (position - offset)]
      }
    }
    return knots
  }
}
