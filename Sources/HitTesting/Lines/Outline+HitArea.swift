extension ScreenPath {
  /// The edge on the screen of an area in the view's space; nil where it contains nothing.
  func outline(of area: HitArea) -> Outline? {
    for boundary in boundary(of: area) {
      if case .box(let exact, _) = boundary { return Outline(exact) }
    }
    guard let box = area.boundingBox, !box.isEmpty else { return nil }
    let center = Point(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let map = AffineMap(self, center: center)
    let (halfWidth, halfHeight) = (box.width / 2, box.height / 2)
    switch area {
    case .nothing: return nil
    case .rectangle: return Outline(map: map, corners: Self.corners(halfWidth, halfHeight))
    case .ellipse:
      return Outline(map: map.scaled(x: halfWidth, y: halfHeight), corners: [.zero], radius: 1)
    case .rounded(_, let radius):
      let (width, height) = (max(halfWidth - radius, 0), max(halfHeight - radius, 0))
      return Outline(map: map, corners: Self.corners(width, height), radius: radius)
    case .trimmed(_, let lines):
      var corners = Self.corners(halfWidth, halfHeight)
      for line in lines { corners = Self.clip(corners, by: line, from: center) }
      return Outline(map: map, corners: corners)
    }
  }

  /// The bounding box on the screen of an area in the view's space, to rounding; nil where it
  /// contains nothing.
  func boundingBoxOnScreen(of area: HitArea) -> Box? {
    guard let box = area.boundingBox, !box.isEmpty else { return nil }
    if case .rectangle = area { return boundingBoxOnScreen(box) }
    // A turned curve does not reach the corners of its turned box.
    guard !keepsAxes, let outline = outline(of: area) else { return boundingBoxOnScreen(box) }
    let (x, y) = (outline.extent(along: .x), outline.extent(along: .y))
    return Box(minX: x.start, minY: y.start, maxX: x.end, maxY: y.end)
  }

  private static func corners(_ x: Double, _ y: Double) -> [Point] {
    Box(minX: -x, minY: -y, maxX: x, maxY: y).corners
  }

  /// The part of a polygon, measured from `center`, on the inner side of a line.
  private static func clip(_ corners: [Point], by line: HalfPlane, from center: Point) -> [Point] {
    let turn = line.isBelow ? -1.0 : 1.0
    let middle = center.x * line.normal.x + center.y * line.normal.y - line.limit
    return ConvexPolygon.clip(corners) { p in
      turn * (p.x * line.normal.x + p.y * line.normal.y + middle)
    }
  }
}

extension HitTester {
  /// Every edge across which the receiver may change, but for the lines between two controls that
  /// are equally near (`NearestField.sides(along:)`); each edge once.
  package func outlines() -> [Outline] {
    var isEntered: [Bool] = []
    var outlines = nodes.indices.flatMap { index -> [Outline] in
      let node = nodes[index]
      isEntered.append(node.takesTouches && (node.parent < 0 || isEntered[node.parent]))
      guard isEntered[index] else { return [] }
      let path = screenPath(toNode: index)
      var areas = [node.area]
      if let box = node.pruningBox { areas.append(.rectangle(box)) }
      let surface = node.surface.map(outlines(of:)) ?? []
      return areas.compactMap(path.outline(of:)) + surface
    }
    outlines += nearestControls?.candidates.compactMap(\.reachOutline) ?? []
    var seen: Set<Outline> = []
    return outlines.filter { seen.insert($0).inserted }
  }

  /// The edges of what is drawn on a surface.
  private func outlines(of surface: DrawnSurface) -> [Outline] {
    surface.drawing.filter { tree.visibleFrames[$0] != nil }.flatMap { part in
      tree.path(to: part).filter { $0 == part || tree.views[$0].clipsToBounds }.compactMap {
        tree.screenPath(to: $0).outline(of: .rectangle(tree.placements[$0].bounds.box))
      }
    }
  }
}

extension NearestControls.Candidate {
  /// How far the control takes taps that nothing acts on.
  var reachOutline: Outline? { Outline(around: frame, radius: radius) }
}

extension Outline {
  /// All points at most `radius` away from a visible frame, in pt.
  init?(around frame: VisibleFrame, radius: Double) {
    let anchor = frame.box.point(atFraction: Point(x: 0.5, y: 0.5))
    self.init(
      map: AffineMap(anchor: anchor),
      corners: frame.corners.map { Point(x: $0.x - anchor.x, y: $0.y - anchor.y) },
      radius: radius)
  }
}
