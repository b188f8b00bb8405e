#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Outlines as corners, for pictures: curves become many short sides. Who is hit is asked of
/// `HitArea.contains`, never of these.
extension HitArea {
  /// Sides that stand for a quarter of a curve; off a circle of radius r by 0.0005 r.
  private static let quarter = 25

  /// The corners in order, in the view's bounds space; none where it contains nothing.
  package var polygon: [Point] {
    guard let box = boundingBox, !box.isEmpty else { return [] }
    switch self {
    case .nothing: return []
    case .rectangle: return box.corners
    case .ellipse:
      let center = box.point(atFraction: Point(x: 0.5, y: 0.5))
      return Self.arc(
        around: center, x: box.width / 2, y: box.height / 2, from: 0, quarters: 4)
    case .rounded(_, let radius):
      let (left, right) = (box.minX + radius, box.maxX - radius)
      let (top, bottom) = (box.minY + radius, box.maxY - radius)
      let centers = [(right, bottom), (left, bottom), (left, top), (right, top)]
      return centers.enumerated().flatMap { turn, center in
        Self.arc(
          around: Point(x: center.0, y: center.1), x: radius, y: radius, from: turn, quarters: 1)
      }
    case .trimmed(_, let lines):
      return lines.reduce(box.corners) { corners, line in
        ConvexPolygon.clip(corners) { p in
          let position = p.x * line.normal.x + p.y * line.normal.y
          return line.isBelow ? line.limit - position : position - line.limit
        }
      }
    }
  }

  /// Points on an ellipse, clockwise on a screen from the quarter `turn` on.
  static func arc(
    around center: Point, x: Double, y: Double, from turn: Int, quarters: Int
  ) -> [Point] {
    (0...quarter * quarters).map { step in
      let angle = (Double(turn) + Double(step) / Double(quarter)) * .pi / 2
      return Point(x: center.x + x * cos(angle), y: center.y + y * sin(angle))
    }
  }
}

extension AskedArea {
  /// The outlines on the screen of what is asked for, each by its corners.
  package var polygons: [[Point]] {
    guard let reach else {
      return parts.map { part in part.area.polygon.map(part.path.convertToScreen) }
    }
    return [ConvexPolygon.grown(reach.frame.corners, by: reach.radius)]
  }
}

extension VisibleFrame {
  /// The edge of the frame.
  package var outline: Outline? {
    guard let polygon else { return Outline(box) }
    let anchor = box.point(atFraction: Point(x: 0.5, y: 0.5))
    return Outline(
      map: AffineMap(anchor: anchor),
      corners: polygon.map { Point(x: $0.x - anchor.x, y: $0.y - anchor.y) })
  }
}

extension ViewTree {
  /// What a person sees of a view, in its own shape, by its corners on the screen: none where that
  /// has no area.
  package func visibleShape(of view: Int) -> [Point] {
    guard let frame = visibleFrames[view] else { return [] }
    let area = HitArea(views[view].shape, in: placements[view].bounds)
    if case .rectangle = area { return frame.corners }
    let path = screenPath(to: view)
    return ConvexPolygon.clip(area.polygon.map(path.convertToScreen), by: frame.corners)
  }
}

extension ConvexPolygon {
  /// The points within a distance of a polygon.
  static func grown(_ corners: [Point], by distance: Double) -> [Point] {
    let corners = doubleArea(corners) < 0 ? corners.reversed() : corners
    let directions = zip(corners, corners.dropFirst() + corners.prefix(1)).map { p, q in
      atan2(q.y - p.y, q.x - p.x)
    }
    return corners.indices.flatMap { index -> [Point] in
      let before = directions[(index + corners.count - 1) % corners.count]
      var turn = (directions[index] - before).truncatingRemainder(dividingBy: 2 * .pi)
      if turn < 0 { turn += 2 * .pi }
      let steps = max(Int((turn / (.pi / 2) * 25).rounded(.up)), 1)
      return (0...steps).map { step in
        let angle = before - .pi / 2 + turn * Double(step) / Double(steps)
        return Point(
          x: corners[index].x + distance * cos(angle), y: corners[index].y + distance * sin(angle))
      }
    }
  }
}
