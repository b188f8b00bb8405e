import HitTesting

/// Counts who gets the taps near one target, under all strategies at once: one look-up for a tap,
/// however many strategies there are. What the taps of a cell come to is found out afterwards, for
/// the cells that have any, so that few taps on a crowded screen cost no more than the cells that
/// they meet. Where no table can be had, the plain walk answers.
struct ReceiverTable {
  private let cells: ReceiverCells
  /// One for each strategy, for taps outside the window.
  private let testers: [HitTester]
  private let screen: Box
  /// For each cell, row by row, how many taps fell into it, or one of the two below.
  private var counts: [Int]
  /// What taps come to in the cells that were asked about.
  private var answers: [Int: [Event]] = [:]
  private var walked: [[Event]: Int] = [:]
  private var offScreen = 0

  private static let unknown = -1
  private static let irregular = -2

  /// A table that has counted nothing yet.
  init(_ cells: ReceiverCells, testers: [HitTester], screen: Box) {
    self.cells = cells
    self.testers = testers
    self.screen = screen
    counts = Array(repeating: cells.areUniform ? 0 : Self.unknown, count: cells.count)
  }

  /// How many of the taps counted ended alike under every strategy.
  var tally: [[Event]: Int] {
    var tally = walked
    if offScreen > 0 { tally[testers.map { _ in .missed(.offscreen) }] = offScreen }
    if cells.areUniform {
      cells.add(counts, to: &tally)
    } else {
      for (cell, events) in answers { tally[events, default: 0] += counts[cell] }
    }
    return tally
  }

  /// Counts some taps.
  mutating func count(
    _ x: UnsafeMutableBufferPointer<Double>, _ y: UnsafeMutableBufferPointer<Double>
  ) {
    // A few at a time, so that the cells which the first ones ask about serve the rest.
    var start = 0
    while start < x.count {
      let end = min(start + 256, x.count)
      for i in slowTaps(x, y, start..<end) { countSlowly(Point(x: x[i], y: y[i])) }
      start = end
    }
  }

  /// The hot loop: two look-ups and one count for a tap, whatever the number of strategies. Gives
  /// the taps that it cannot count: those outside the window, and in cells that are unknown or
  /// irregular.
  private mutating func slowTaps(
    _ x: UnsafeMutableBufferPointer<Double>, _ y: UnsafeMutableBufferPointer<Double>,
    _ taps: Range<Int>
  ) -> [Int] {
    guard let axes = cells.axes else { return Array(taps) }
    let columns = axes.x.edges.count - 1
    var slow: [Int] = []
    axes.x.withFinder { columnFinder in
      axes.y.withFinder { rowFinder in
        counts.withUnsafeMutableBufferPointer { counts in
          for i in taps {
            if let column = columnFinder.interval(of: x[i]),
              let row = rowFinder.interval(of: y[i])
            {
              let cell = row &* columns &+ column
              if counts[cell] >= 0 {
                counts[cell] &+= 1
                continue
              }
            }
            slow.append(i)
          }
        }
      }
    }
    return slow
  }

  private mutating func countSlowly(_ p: Point) {
    if !screen.contains(p) {
      offScreen += 1
    } else if let cell = knownCell(at: p) {
      counts[cell] += 1
    } else {
      walked[cells.events(at: p, else: testers), default: 0] += 1
    }
  }

  /// The cell of a point, asked about if need be; nil where taps in it may differ, or none is.
  private mutating func knownCell(at p: Point) -> Int? {
    guard let axes = cells.axes,
      let column = axes.x.withFinder({ $0.interval(of: p.x) }),
      let row = axes.y.withFinder({ $0.interval(of: p.y) })
    else { return nil }
    let cell = row * (axes.x.edges.count - 1) + column
    if counts[cell] == Self.unknown {
      answers[cell] = cells.events(column: column, row: row)
      counts[cell] = answers[cell] == nil ? Self.irregular : 0
    }
    return counts[cell] >= 0 ? cell : nil
  }
}
