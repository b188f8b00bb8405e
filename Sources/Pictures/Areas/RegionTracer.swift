import HitTesting

/// Joins pieces of a sweep into regions, given by the closed loops round them.
struct RegionTracer {
  private let slabs: [AreaSweep.Slab]
  /// Coordinates are rounded to this, in pt, so that sides which meet have one end.
  private let grain: Double

  /// - Parameter tolerance: far more than the grain of what can be seen, in pt.
  init(_ slabs: [AreaSweep.Slab], tolerance: Double) {
    self.slabs = slabs
    grain = (tolerance / 32).binade
  }

  /// The loops round all pieces that a condition holds for, holes as loops of their own.
  func loops(where holds: (AreaMarks) -> Bool) -> [[Point]] {
    var edges: [(Point, Point)] = []
    var above: (bottom: Double, spans: [LineSpan])?
    for slab in slabs {
      let (top, bottom) = (rounded(slab.top), rounded(slab.bottom))
      guard top < bottom else { continue }
      let pieces = merged(slab.pieces.filter { holds($0.marks) })
      if let above, above.bottom < top { addSides(above.spans, [], at: above.bottom, &edges) }
      let touching = above.flatMap { $0.bottom == top ? $0.spans : nil } ?? []
      addSides(touching, pieces.map(\.upper), at: top, &edges)
      for piece in pieces {
        // Clockwise on the screen: down on the right, up on the left.
        edges.append(
          (Point(x: piece.upper.end, y: top), Point(x: piece.lower.end, y: bottom)))
        edges.append(
          (Point(x: piece.lower.start, y: bottom), Point(x: piece.upper.start, y: top)))
      }
      above = (bottom, pieces.map(\.lower))
    }
    if let above { addSides(above.spans, [], at: above.bottom, &edges) }
    return Self.link(edges)
  }

  private func rounded(_ value: Double) -> Double { (value / grain).rounded() * grain }

  private func rounded(_ span: LineSpan) -> LineSpan {
    LineSpan(start: rounded(span.start), end: rounded(span.end))
  }

  /// Pieces that touch, as one; pieces without any width left out.
  private func merged(_ pieces: [AreaSweep.Piece]) -> [AreaSweep.Piece] {
    var merged: [AreaSweep.Piece] = []
    for piece in pieces {
      var piece = piece
      (piece.upper, piece.lower) = (rounded(piece.upper), rounded(piece.lower))
      guard piece.upper.start < piece.upper.end || piece.lower.start < piece.lower.end
      else { continue }
      if let last = merged.indices.last, merged[last].upper.end >= piece.upper.start,
        merged[last].lower.end >= piece.lower.start
      {
        merged[last].upper.end = piece.upper.end
        merged[last].lower.end = piece.lower.end
      } else {
        merged.append(piece)
      }
    }
    return merged
  }

  /// The sides along a line: where only one of the two slabs that meet there has the region.
  private func addSides(
    _ above: [LineSpan], _ below: [LineSpan], at y: Double, _ edges: inout [(Point, Point)]
  ) {
    let xs = Set((above + below).flatMap { [$0.start, $0.end] }).sorted()
    for (start, end) in zip(xs, xs.dropFirst()) {
      let isAbove = above.contains { $0.start <= start && $0.end >= end }
      let isBelow = below.contains { $0.start <= start && $0.end >= end }
      let (left, right) = (Point(x: start, y: y), Point(x: end, y: y))
      if isAbove && !isBelow { edges.append((right, left)) }
      if isBelow && !isAbove { edges.append((left, right)) }
    }
  }

  /// Follows sides from end to start until a loop is closed.
  private static func link(_ edges: [(Point, Point)]) -> [[Point]] {
    var outgoing: [Point: [Int]] = [:]
    for index in edges.indices.reversed() where edges[index].0 != edges[index].1 {
      outgoing[edges[index].0, default: []].append(index)
    }
    var isUsed = Array(repeating: false, count: edges.count)
    var loops: [[Point]] = []
    for first in edges.indices where !isUsed[first] && edges[first].0 != edges[first].1 {
      var loop: [Point] = []
      var next: Int? = first
      while let edge = next {
        isUsed[edge] = true
        loop.append(edges[edge].0)
        next = nil
        while let candidate = outgoing[edges[edge].1]?.popLast() {
          if !isUsed[candidate] {
            next = candidate
            break
          }
        }
      }
      loops.append(withoutStraightCorners(loop))
    }
    return loops.filter { $0.count > 2 }
  }

  private static func withoutStraightCorners(_ loop: [Point]) -> [Point] {
    var corners: [Point] = []
    for index in loop.indices {
      let p = loop[index]
      let q = loop[(index + 1) % loop.count]
      let o = corners.last ?? loop[(index + loop.count - 1) % loop.count]
      let turn = (p.x - o.x) * (q.y - p.y) - (p.y - o.y) * (q.x - p.x)
      if turn != 0 { corners.append(p) }
    }
    return corners
  }
}
