#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OutlineEdge {
  /// The coordinates, in pt, at which this edge and another cross or touch between two lines: all
  /// of them, however close together.
  ///
  /// The second derivative of every edge is K P^(-3/2) with P a quadratic polynomial, so the places
  /// where that of the difference changes sign are roots of a quadratic equation; between them the
  /// first derivative is monotone and has one root at most, and between those the difference is
  /// monotone itself.
  ///
  /// - Parameter hair: edges that come this close to each other and part again touch, in pt.
  package func crossings(
    with other: OutlineEdge, from low: Double, to high: Double, hair: Double = 0
  ) -> [Double] {
    guard low < high else { return [] }
    let gap = { (outer: Double) in self.position(at: outer) - other.position(at: outer) }
    if case .line = self, case .line = other {
      return Self.isCrossed(gap(low), gap(high)) ? [Self.root(gap, low, high)] : []
    }
    let steepness = { (outer: Double) -> Double in
      let slope = self.slope(at: outer) - other.slope(at: outer)
      guard slope.isNaN else { return slope }
      // Both turn here: a hair inside they tell which is the steeper.
      let inside = outer + ((low + high) / 2 - outer) * 1e-6
      return self.slope(at: inside) - other.slope(at: inside)
    }
    var turns: [Double] = [low]
    // Where an edge turns round, how steep it is, is rounding: a hair inside it is not.
    let hairs = [low, high].map { $0 + ((low + high) / 2 - $0) * 1e-6 }
    let marks = [low, hairs[0]] + inflections(against: other, hairs[0], hairs[1]) + [hairs[1], high]
    for (start, end) in zip(marks, marks.dropFirst()) {
      if Self.isCrossed(steepness(start), steepness(end)) {
        turns.append(Self.bisect(steepness, start, end))
      }
      turns.append(end)
    }
    var crossings = turns.filter { $0 > low && $0 < high && abs(gap($0)) <= hair }
    for (start, end) in zip(turns, turns.dropFirst()) where Self.isCrossed(gap(start), gap(end)) {
      crossings.append(Self.root(gap, start, end))
    }
    return crossings
  }

  /// The least and the largest position between two lines.
  package func range(from low: Double, to high: Double) -> LineSpan {
    let ends = [position(at: low), position(at: high)]
    var range = LineSpan(start: min(ends[0], ends[1]), end: max(ends[0], ends[1]))
    guard bend != nil, Self.isCrossed(slope(at: low), slope(at: high)) else { return range }
    // Its slope is monotone, so it has one summit.
    let summit = position(at: Self.bisect(slope(at:), low, high))
    range.start = min(range.start, summit)
    range.end = max(range.end, summit)
    return range
  }

  private static func isCrossed(_ before: Double, _ after: Double) -> Bool {
    (before < 0 && after > 0) || (before > 0 && after < 0)
  }

  private static func bisect(
    _ value: (Double) -> Double, _ low: Double, _ high: Double
  ) -> Double {
    var (inside, outside) = (low, high)
    let isNegative = value(low) < 0
    while true {
      let middle = inside + (outside - inside) / 2
      guard middle > inside, middle < outside else { return middle }
      if (value(middle) < 0) == isNegative { inside = middle } else { outside = middle }
    }
  }

  /// The root of a monotone function that changes its sign: false position where that helps, else
  /// halving (Dowell & Jarratt 1971, doi 10.1007/BF01934364, "Illinois").
  private static func root(
    _ value: (Double) -> Double, _ low: Double, _ high: Double
  ) -> Double {
    var (a, b) = (low, high)
    var (fa, fb) = (value(a), value(b))
    var lastSide = 0
    for step in 0..<200 {
      var middle = (a * fb - b * fa) / (fb - fa)
      if step % 3 == 2 || !(middle > a && middle < b) { middle = a + (b - a) / 2 }
      guard middle > a, middle < b else { break }
      let f = value(middle)
      if f == 0 { return middle }
      if (f < 0) == (fa < 0) {
        (a, fa) = (middle, f)
        if lastSide == 1 { fb /= 2 }
        lastSide = 1
      } else {
        (b, fb) = (middle, f)
        if lastSide == 2 { fa /= 2 }
        lastSide = 2
      }
    }
    return a + (b - a) / 2
  }
}

// MARK: - Second derivatives

extension OutlineEdge {
  /// The second derivative as `factor` P^(-3/2), P = p.0 + p.1 x + p.2 x^2, with x measured from
  /// `middle`.
  fileprivate struct Bend {
    var factor: Double
    var p: (Double, Double, Double)
  }

  fileprivate var bend: Bend? { bend(from: 0) }

  fileprivate func bend(from middle: Double) -> Bend? {
    switch self {
    case .line: return nil
    case .ellipse(let edge):
      let (r, part) = (edge.reach, (middle - edge.center) / edge.reach)
      return Bend(
        factor: -edge.height / (r * r),
        p: ((1 - part) * (1 + part), -2 * part / r, -1 / (r * r)))
    case .parabola(let edge):
      let k = edge.distance
      let rise = 2 * k * edge.normal.y
      return Bend(
        factor: -edge.sign * k * k, p: (k * k + rise * (middle - edge.corner.y), rise, 0))
    }
  }

  /// Where the second derivatives of two edges are the same, rising.
  fileprivate func inflections(
    against other: OutlineEdge, _ low: Double, _ high: Double
  ) -> [Double] {
    let middle = low + (high - low) / 2
    guard let a = bend(from: middle), let b = other.bend(from: middle), a.factor * b.factor > 0
    else { return [] }
    let (m, n) = (pow(abs(a.factor), 2 / 3.0), pow(abs(b.factor), 2 / 3.0))
    let roots = Quadratic.roots(
      m * b.p.2 - n * a.p.2, m * b.p.1 - n * a.p.1, m * b.p.0 - n * a.p.0)
    return roots.map { middle + $0 }.filter { $0 > low && $0 < high }
  }
}
