import HitTesting

/// A screen cut into slabs in which all lines cross the same edges in the same order.
struct SweptCells {
  /// A strip between two lines.
  struct Slab {
    /// Across the lines, in pt.
    var low: Double
    var high: Double
    /// The line in the middle.
    var middle: Double
    /// What that line crosses on the screen, and where, rising.
    var crossings: [Crossing]
    /// Between which positions sides begin or end where the slab does; beyond, what lies between
    /// two edges goes on from the slab before. Nil where nothing does.
    var news: LineSpan?
  }

  /// An edge on a line.
  struct Crossing {
    var edge: OutlineEdge
    /// In pt along the line.
    var position: Double
  }

  /// A part of the middle line between two crossings; nil where it goes on to the end of the line.
  struct Stretch {
    var left: Crossing?
    var right: Crossing?

    /// A position on it.
    var inside: Double {
      Ownership.between(left?.position ?? -.infinity, right?.position ?? .infinity)
    }
  }

  /// From one end of the screen to the other.
  private(set) var slabs: [Slab] = []

  /// - Parameters:
  ///   - sides: everything across which an answer may change.
  ///   - lines: coordinates of lines along which it may change all at once, in pt.
  ///   - outer: the screen across the lines, or a part of it.
  ///   - inner: the same along them; what is crossed beyond does not matter.
  ///   - blur: crossings closer to each other than this, in pt, are one.
  init(
    _ sides: [OutlineSide], lines: [Double], outer: (low: Double, high: Double),
    inner: (low: Double, high: Double), blur: Double
  ) {
    let sides = sides.filter { $0.to > outer.low && $0.from < outer.high }.map {
      SweptSide($0, from: max($0.from, outer.low), to: min($0.to, outer.high))
    }.sorted { $0.from < $1.from }
    // Upright edges lie where they are to the last digit, and so do the lines between them.
    let isStraight = sides.allSatisfy(\.isFixed)
    let hair = isStraight ? 0 : blur
    var knots = [outer.low, outer.high] + lines + sides.flatMap { [$0.from, $0.to] }
    if !isStraight { knots += Self.crossings(sides, inner, blur) }
    let cuts = Self.distinct(knots.filter { $0 >= outer.low && $0 <= outer.high }, hair)
    var waiting = sides[...]
    var open: [SweptSide] = []
    var known = -Double.infinity
    let lines = lines.sorted()
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      let middle = Ownership.between(low, high)
      var news: LineSpan?
      if lines.contains(where: { $0 > known && $0 <= middle }) { news = .everywhere }
      while let next = waiting.first, next.from <= middle {
        open.append(next)
        waiting.removeFirst()
        news = next.join(news, at: low)
      }
      for side in open where side.to <= middle { news = side.join(news, at: low) }
      open.removeAll { $0.to <= middle }
      known = middle
      var slab = Slab(low: low, high: high, middle: middle, crossings: [], news: news)
      let crossings = open.map { Crossing(edge: $0.edge, position: $0.edge.position(at: middle)) }
        .filter { $0.position >= inner.low && $0.position <= inner.high }
        .sorted { $0.position < $1.position }
      for crossing in crossings {
        if let last = slab.crossings.last, crossing.position - last.position <= hair { continue }
        slab.crossings.append(crossing)
      }
      slabs.append(slab)
    }
  }

  /// Rising, those within `hair` of the last one left out, and the ends kept.
  private static func distinct(_ numbers: [Double], _ hair: Double) -> [Double] {
    let sorted = numbers.sorted()
    var result: [Double] = []
    for number in sorted where result.last.map({ number - $0 > hair }) ?? true {
      result.append(number)
    }
    if let end = sorted.last, let last = result.last, last < end {
      result[result.count - 1] = end
    }
    return result
  }

  /// Where two of them cross.
  private static func crossings(
    _ sides: [SweptSide], _ inner: (low: Double, high: Double), _ blur: Double
  ) -> [Double] {
    var crossings: [Double] = []
    var open: [SweptSide] = []
    for side in sides {
      open.removeAll { $0.to <= side.from }
      if side.range.start <= inner.high && side.range.end >= inner.low {
        for other in open where !(side.isFixed && other.isFixed) {
          crossings += side.crossings(with: other, blur)
        }
        open.append(side)
      }
    }
    return crossings
  }
}

/// A side on the screen.
private struct SweptSide {
  let edge: OutlineEdge
  let from: Double
  let to: Double
  /// Whether it runs straight across the lines.
  let isFixed: Bool
  /// Between which positions it runs.
  let range: LineSpan

  init(_ side: OutlineSide, from: Double, to: Double) {
    edge = side.edge
    self.from = from
    self.to = to
    isFixed = side.edge.fixedPosition != nil
    range = side.edge.range(from: from, to: to)
  }

  /// A span made wide enough for where the side is at a line, or as near to it as it comes.
  func join(_ span: LineSpan?, at outer: Double) -> LineSpan {
    let position = edge.position(at: min(max(outer, from), to))
    return LineSpan(
      start: min(span?.start ?? position, position), end: max(span?.end ?? position, position))
  }

  func crossings(with other: SweptSide, _ blur: Double) -> [Double] {
    // Rounding may set apart what touches.
    guard range.start <= other.range.end + blur, other.range.start <= range.end + blur,
      edge != other.edge
    else { return [] }
    let (low, high) = (max(from, other.from), min(to, other.to))
    guard low < high else { return [] }
    // Two that lie on each other cross by rounding only.
    let isSame = [0.0, 0.3, 0.5, 0.8, 1].allSatisfy { part in
      let outer = low + part * (high - low)
      return abs(edge.position(at: outer) - other.edge.position(at: outer)) <= blur
    }
    return isSame ? [] : edge.crossings(with: other.edge, from: low, to: high, hair: blur)
  }
}

extension SweptCells {
  /// The cells of a whole screen.
  init(_ owners: Ownership, linesAlong axis: ScreenLine.Axis) {
    let sides = owners.sides(along: axis)
    self.init(
      sides.sides, lines: sides.lines,
      outer: (0, owners.length(along: axis == .x ? .y : .x)),
      inner: (0, owners.length(along: axis)), blur: owners.blur)
  }
}

extension SweptCells.Slab {
  /// The stretches of the middle line, from one end to the other.
  var stretches: [SweptCells.Stretch] {
    (0...crossings.count).map { place in
      SweptCells.Stretch(
        left: place > 0 ? crossings[place - 1] : nil,
        right: place < crossings.count ? crossings[place] : nil)
    }
  }
}
