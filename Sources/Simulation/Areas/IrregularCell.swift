import HitTesting

/// What a survey asks of a point.
struct PointFate: Hashable {
  /// Whether the strategy asks for it.
  var isAsked: Bool
  /// Whether a tap there fires the target.
  var isLive: Bool
}

/// Measures a cell through which curved or turned edges run, by horizontal lines at the nodes of a
/// Gauss-Legendre rule. On each line the places where the fate changes are found by bisection, so only
/// the sum over the lines is approximate (about 1e-4 of the cell at the top of a circle). What is
/// narrower than 1/32 of the cell may be overlooked.
struct IrregularCell {
  /// Size of the asked part, in pt squared.
  private(set) var askedSize = 0.0
  /// Size of the asked part that is live, in pt squared.
  private(set) var liveAskedSize = 0.0
  /// Bounding box of the live part, in pt; nil where there is none.
  private(set) var live: Box?
  /// A point for each stretch that is asked for and lost.
  private(set) var lost: [Point] = []

  /// Measures a cell.
  ///
  /// - Parameters:
  ///   - known: the live box so far; the live part's box is refined only where it sticks out.
  init(box: Box, known: Box?, fate: (Point) -> PointFate) {
    guard !box.isEmpty else { return }
    for (node, weight) in GaussLegendre.rule16 {
      let y = box.minY + (node + 1) / 2 * box.height
      let spans = Self.spans(from: box.minX, to: box.maxX) { fate(Point(x: $0, y: y)) }
      for span in spans { add(span, y, weight / 2 * box.height) }
    }
    if let found = live, known.map({ $0.union(box) != $0 }) ?? true {
      live = found.union(Self.extent(of: box, around: found, fate))
    }
  }

  private mutating func add(_ span: Span, _ y: Double, _ height: Double) {
    if span.fate.isLive {
      let piece = Box(minX: span.start, minY: y, maxX: span.end, maxY: y)
      live = live?.union(piece) ?? piece
    }
    guard span.fate.isAsked else { return }
    askedSize += (span.end - span.start) * height
    if span.fate.isLive {
      liveAskedSize += (span.end - span.start) * height
    } else {
      lost.append(Point(x: (span.start + span.end) / 2, y: y))
    }
  }

  /// A stretch of a line with one fate.
  struct Span {
    var start: Double
    var end: Double
    var fate: PointFate
  }

  /// The stretches of a line, told apart at 32 samples and cut by bisection.
  private static func spans(
    from low: Double, to high: Double, fate: (Double) -> PointFate
  ) -> [Span] {
    let samples = 32
    let position = { (i: Int) in low + (Double(i) + 0.5) / Double(samples) * (high - low) }
    var spans = [Span(start: low, end: high, fate: fate(position(0)))]
    for i in 1..<samples {
      let next = fate(position(i))
      let last = spans[spans.count - 1].fate
      guard next != last else { continue }
      let edge = bisect(from: position(i - 1), to: position(i)) { fate($0) == last }
      spans[spans.count - 1].end = edge
      spans.append(Span(start: edge, end: high, fate: next))
    }
    for (end, index) in [(low, 0), (high, spans.count - 1)] {
      // Half a sample is left at either end of the line.
      let inner = spans[index].fate
      let other = fate(end)
      guard other != inner else { continue }
      let edge = bisect(from: position(end == low ? 0 : samples - 1), to: end) { fate($0) == inner }
      if end == low {
        spans[0].start = edge
        spans.insert(Span(start: low, end: edge, fate: other), at: 0)
      } else {
        spans[index].end = edge
        spans.append(Span(start: edge, end: high, fate: other))
      }
    }
    return spans
  }

  /// The far end of the stretch from `low` towards `high` in which a condition holds.
  private static func bisect(
    from low: Double, to high: Double, while holds: (Double) -> Bool
  ) -> Double {
    var (inside, outside) = (low, high)
    for _ in 0..<45 {
      let middle = inside + (outside - inside) / 2
      if holds(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
