extension NearestField {
  /// Everything across which the nearest control may change, as lines along an axis cross it.
  ///
  /// - Returns: the sides, and the coordinates of lines along which it may change all at once.
  package func sides(along axis: ScreenLine.Axis) -> (sides: [OutlineSide], lines: [Double]) {
    var result: (sides: [OutlineSide], lines: [Double]) = ([], [])
    let frames = candidates.map { SweptFrame($0, axis) }
    for (index, one) in frames.enumerated() {
      result.sides += one.corners.straightSides
      for other in frames[(index + 1)...] where one.reach.overlaps(other.reach) {
        addTies(one, other, to: &result)
      }
    }
    return result
  }

  private func addTies(
    _ one: SweptFrame, _ other: SweptFrame, to result: inout (sides: [OutlineSide], lines: [Double])
  ) {
    let shared = one.reach.intersection(other.reach)
    let hair = shared.edgeSize * 1e-13
    let features = NearFeature.all(of: one.corners, within: shared, hair: hair)
    let others = NearFeature.all(of: other.corners, within: shared, hair: hair)
    for a in features {
      for b in others where a.regionBox.overlaps(b.regionBox) {
        let region = ConvexPolygon.clip(a.region, by: b.region)
        guard let box = Box(around: region), !box.isEmpty else { continue }
        switch a.ties(with: b, hair: hair) {
        case .curves(let curves):
          for curve in curves { result.sides += curve.pieces(in: region, box) }
        case .line(let across):
          if across >= box.minY && across <= box.maxY { result.lines.append(across) }
        case .everywhere: result.sides += region.straightSides
        }
      }
    }
  }
}

/// A control's visible frame and reach, (along, across) the lines.
private struct SweptFrame {
  let corners: [Point]
  let reach: Box

  init(_ candidate: NearestField.Candidate, _ axis: ScreenLine.Axis) {
    let (x, y) = (candidate.extents.x, candidate.extents.y)
    switch axis {
    case .x:
      corners = candidate.corners
      reach = Box(minX: x.start, minY: y.start, maxX: x.end, maxY: y.end)
    case .y:
      corners = candidate.corners.map { Point(x: $0.y, y: $0.x) }
      reach = Box(minX: y.start, minY: x.start, maxX: y.end, maxY: x.end)
    }
  }
}

extension Box {
  /// The largest coordinate, at least 1.
  fileprivate var edgeSize: Double { max(abs(minX), abs(maxX), abs(minY), abs(maxY), 1) }
}

extension [Point] {
  /// The sides of a polygon, but for those along the lines.
  fileprivate var straightSides: [OutlineSide] {
    zip(self, dropFirst() + prefix(1)).compactMap { p, q in
      let (low, high) = p.y < q.y ? (p, q) : (q, p)
      guard low.y < high.y else { return nil }
      let edge =
        low.x == high.x
        ? OutlineEdge(foot: low.x)
        : OutlineEdge(foot: low.x, at: low.y, slope: (high.x - low.x) / (high.y - low.y))
      return OutlineSide(edge: edge, from: low.y, to: high.y)
    }
  }
}

extension OutlineEdge {
  /// The pieces of a curve in a convex polygon, a hair more than less.
  fileprivate func pieces(in region: [Point], _ box: Box) -> [OutlineSide] {
    var span = LineSpan(start: box.minY, end: box.maxY)
    if case .parabola(let edge) = self { span = span.intersection(edge.domain) }
    guard span.start < span.end else { return [] }
    var cuts: [Double] = []
    for side in region.straightSides {
      let (from, to) = (Swift.max(span.start, side.from), Swift.min(span.end, side.to))
      cuts += crossings(with: side.edge, from: from, to: to)
      // Where a side begins or ends another takes over.
      cuts += [from, to]
    }
    cuts = cuts.filter { $0 > span.start && $0 < span.end }.sorted()
    var pieces: [OutlineSide] = []
    for (from, to) in zip([span.start] + cuts, cuts + [span.end]) where from < to {
      let middle = from + (to - from) / 2
      let p = Point(x: position(at: middle), y: middle)
      guard p.x.isFinite, ConvexPolygon.distance(from: p, to: region) <= box.edgeSize * 1e-9
      else { continue }
      if let last = pieces.last, last.to == from {
        pieces[pieces.count - 1].to = to
      } else {
        pieces.append(OutlineSide(edge: self, from: from, to: to))
      }
    }
    return pieces
  }
}
