import HitTesting

/// What a survey asks of a point.
struct PointFate: Hashable {
  /// Whether the strategy asks for it.
  var isAsked: Bool
  /// Whether a tap there fires the target.
  var isLive: Bool
}

/// Measures a cell through which curved or turned edges run, by horizontal lines at the nodes of a
/// Gauss-Legendre rule. On each line the places where the fate changes are found by bisection, so
/// only the sum over the lines is approximate: about 1e-4 of a cell at the top of a circle, at
/// worst 0.002 of an area of many cells. What is narrower than 1/32 of the window and 1/4 of the
/// cell may be overlooked.
struct IrregularCell {
  /// Size of the asked part, in units.
  private(set) var askedSize = 0.0
  /// Size of the asked part that is live, in units.
  private(set) var liveAskedSize = 0.0
  /// Bounding box of the live part on the lines, in pt; nil where there is none.
  private(set) var live: Box?
  /// A point for each stretch that is asked for and lost.
  private(set) var lost: [Point] = []

  /// Measures a cell.
  ///
  /// - Parameters:
  ///   - window: that the cell is part of; small parts are measured with less effort.
  ///   - unit: of sizes, in pt.
  init(box: Box, window: Box, unit: Size, fate: (Point) -> PointFate) {
    guard !box.isEmpty else { return }
    let positions = Self.positions(from: box.minX, to: box.maxX, within: window.width)
    let rule = box.height > window.height / 8 ? GaussLegendre.rule16 : GaussLegendre.rule4
    for (node, weight) in rule {
      let y = box.minY + (node + 1) / 2 * box.height
      let spans = Self.spans(positions, to: box.maxX) { fate(Point(x: $0, y: y)) }
      for span in spans { add(span, y, weight / 2 * box.height, unit) }
    }
  }

  private mutating func add(_ span: Span, _ y: Double, _ height: Double, _ unit: Size) {
    if span.fate.isLive {
      let piece = Box(minX: span.start, minY: y, maxX: span.last, maxY: y)
      live = live?.union(piece) ?? piece
    }
    guard span.fate.isAsked else { return }
    let size = (span.end - span.start) / unit.width * (height / unit.height)
    askedSize += size
    if span.fate.isLive {
      liveAskedSize += size
    } else {
      lost.append(Point(x: span.sample, y: y))
    }
  }

  /// A stretch of a line with one fate.
  private struct Span {
    var start: Double
    var end: Double
    /// The last number on it, which on a closed edge is the edge itself; `end` at the cell's far
    /// edge.
    var last: Double
    /// A place on it where the fate was asked.
    var sample: Double
    var fate: PointFate
  }

  /// Where a line is sampled: at both ends, the far one being the last number that is still inside,
  /// and evenly between.
  private static func positions(
    from low: Double, to high: Double, within width: Double
  ) -> [Double] {
    let part = (high - low) / width
    let samples = part > 0.125 ? (32 * part).rounded(.up) : 4
    let inner = stride(from: 0.5, to: min(samples, 32), by: 1).map {
      low + $0 / samples * (high - low)
    }
    return [low] + inner + [high.nextDown]
  }

  /// The stretches of a line, told apart at the samples and cut by bisection.
  private static func spans(
    _ positions: [Double], to high: Double, fate: (Double) -> PointFate
  ) -> [Span] {
    guard let low = positions.first else { return [] }
    var spans: [Span] = []
    var span = Span(start: low, end: high, last: high, sample: low, fate: fate(low))
    for (last, position) in zip(positions, positions.dropFirst()) {
      let next = fate(position)
      guard next != span.fate else { continue }
      (span.last, span.end) = bisect(from: last, to: position) { fate($0) == span.fate }
      spans.append(span)
      span = Span(start: span.end, end: high, last: high, sample: position, fate: next)
    }
    return spans + [span]
  }

  /// The last number from `low` towards `high` for which a condition holds, and the next one.
  private static func bisect(
    from low: Double, to high: Double, while holds: (Double) -> Bool
  ) -> (Double, Double) {
    var (inside, outside) = (low, high)
    var middle = inside + (outside - inside) / 2
    while middle > inside, middle < outside {
      if holds(middle) { inside = middle } else { outside = middle }
      middle = inside + (outside - inside) / 2
    }
    return (inside, outside)
  }
}
