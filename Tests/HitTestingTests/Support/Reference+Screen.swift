import HitTesting

/// What is seen of a view: a polygon on the screen, and its box.
struct Seen {
  var corners: [Point]
  /// Whether the corners are those of an upright box.
  var isBox: Bool

  var least: Point {
    Point(x: corners.map(\.x).min() ?? 0, y: corners.map(\.y).min() ?? 0)
  }
  var most: Point { Point(x: corners.map(\.x).max() ?? 0, y: corners.map(\.y).max() ?? 0) }

  var hasArea: Bool {
    guard corners.count > 2, least.x < most.x, least.y < most.y else { return false }
    var area = 0.0
    for (i, p) in corners.enumerated() {
      let q = corners[(i + 1) % corners.count]
      area += p.x * q.y - q.x * p.y
    }
    return area != 0
  }

  func distance(_ p: Point) -> Double {
    if isBox {
      let x = max(least.x - p.x, 0, p.x - most.x)
      let y = max(least.y - p.y, 0, p.y - most.y)
      return (x * x + y * y).squareRoot()
    }
    if isInside(p) { return 0 }
    return corners.indices.map { i in
      Self.distance(p, corners[i], corners[(i + 1) % corners.count])
    }.min() ?? .infinity
  }

  private func isInside(_ p: Point) -> Bool {
    let sides = corners.indices.map { Self.side(p, corners[$0], corners[($0 + 1) % corners.count]) }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  private static func side(_ p: Point, _ a: Point, _ b: Point) -> Double {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }

  private static func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    var t = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0
    t = max(0, min(1, t))
    let (x, y) = (p.x - a.x - t * dx, p.y - a.y - t * dy)
    return (x * x + y * y).squareRoot()
  }

  /// What is left of it inside another, a convex polygon: cut by each of its sides.
  func cut(by other: Seen) -> Seen {
    if isBox && other.isBox {
      let (a, b) = (other.least, other.most)
      let low = Point(x: max(least.x, a.x), y: max(least.y, a.y))
      let high = Point(x: min(most.x, b.x), y: min(most.y, b.y))
      guard low.x < high.x, low.y < high.y else { return Seen(corners: [], isBox: true) }
      let size = [low, Point(x: high.x, y: low.y), high, Point(x: low.x, y: high.y)]
      return Seen(corners: size, isBox: true)
    }
    let all = other.corners
    guard other.hasArea else { return Seen(corners: [], isBox: false) }
    // A corner opposite tells on which side of an edge the inside lies.
    let isClockwise = Self.side(all[2], all[0], all[1]) + Self.side(all[0], all[1], all[2]) > 0
    var rest = corners
    for (i, a) in all.enumerated() {
      let b = all[(i + 1) % all.count]
      let sides = rest.map { Self.side($0, a, b) * (isClockwise ? 1 : -1) }
      var kept: [Point] = []
      for (j, p) in rest.enumerated() {
        let next = (j + 1) % rest.count
        if sides[j] >= 0 { kept.append(p) }
        guard sides[j] * sides[next] < 0 else { continue }
        let t = sides[j] / (sides[j] - sides[next])
        kept.append(
          Point(x: p.x + t * (rest[next].x - p.x), y: p.y + t * (rest[next].y - p.y)))
      }
      rest = kept
    }
    return Seen(corners: rest, isBox: false)
  }
}

extension Reference {
  /// A rectangle in the own space of the last view of a path, on the screen.
  private func onScreen(_ rectangle: Rectangle, _ path: [View]) -> Seen {
    let corners = Geometry.corners(rectangle).map { corner in
      path.reversed().reduce(corner) { Geometry($1).toParent($0) }
    }
    return Seen(corners: corners, isBox: path.allSatisfy { Geometry($0).keepsBoxes })
  }

  /// The visible frame; nil where it has no area. No strategy changes it.
  func visible(_ id: String) -> Seen? {
    guard let path = paths[id], let view = path.last else { return nil }
    var seen = onScreen(Geometry(view).bounds, path)
    for (depth, above) in path.enumerated().dropLast() where above.clipsToBounds {
      let frame = onScreen(Geometry(above).bounds, Array(path[...depth]))
      guard frame.hasArea else { return nil }
      seen = seen.cut(by: frame)
    }
    return seen.hasArea ? seen : nil
  }

  /// Whether something draws at a point of a surface.
  func isDrawn(on surface: View, _ p: Point) -> Bool {
    if surface.drawsContent && isVisible(surface.id, at: p) { return true }
    return surface.children.contains { drawsBelow($0, p) }
  }

  private func drawsBelow(_ view: View, _ p: Point) -> Bool {
    if view.isHidden || view.alpha < 0.01 { return false }
    if view.drawsContent && isVisible(view.id, at: p) { return true }
    return view.children.contains { drawsBelow($0, p) }
  }

  private func isVisible(_ id: String, at screenPoint: Point) -> Bool {
    guard let path = paths[id], seen[id] != nil else { return false }
    var p = screenPoint
    for view in path {
      p = Geometry(view).fromParent(p)
      if (view.id == id || view.clipsToBounds) && !Geometry.contains(Geometry(view).bounds, p) {
        return false
      }
    }
    return true
  }

  /// The box on the screen that a control under `neighborAware` may not leave.
  func limits(of view: View) -> Box {
    var limits = Box(
      minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    guard isControl(view), isReachable(view.id), let path = paths[view.id],
      let seen = seen[view.id]
    else { return limits }
    let grown = asked(view, path, seen)
    for id in order where id != view.id {
      guard let otherPath = paths[id], let other = otherPath.last, isControl(other),
        isReachable(id), let otherSeen = self.seen[id],
        !path.contains(where: { $0.id == id }), !otherPath.contains(where: { $0.id == view.id }),
        overlap(grown, asked(other, otherPath, otherSeen)), !overlap(seen, otherSeen)
      else { continue }
      let gapX = max(otherSeen.least.x - seen.most.x, seen.least.x - otherSeen.most.x)
      let gapY = max(otherSeen.least.y - seen.most.y, seen.least.y - otherSeen.most.y)
      if gapX >= gapY {
        if seen.most.x <= otherSeen.least.x {
          limits.maxX = min(limits.maxX, (seen.most.x + otherSeen.least.x) / 2)
        } else {
          limits.minX = max(limits.minX, (otherSeen.most.x + seen.least.x) / 2)
        }
      } else if seen.most.y <= otherSeen.least.y {
        limits.maxY = min(limits.maxY, (seen.most.y + otherSeen.least.y) / 2)
      } else {
        limits.minY = max(limits.minY, (otherSeen.most.y + seen.least.y) / 2)
      }
    }
    return limits
  }

  private func asked(_ view: View, _ path: [View], _ seen: Seen) -> Seen {
    guard case .neighborAware = rule(view),
      let grown = grownRectangle(rule(view), Geometry(view).bounds)
    else { return seen }
    return onScreen(grown, path)
  }

  private func overlap(_ a: Seen, _ b: Seen) -> Bool {
    max(a.least.x, b.least.x) < min(a.most.x, b.most.x)
      && max(a.least.y, b.least.y) < min(a.most.y, b.most.y)
  }
}
