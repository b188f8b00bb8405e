import HitTesting

/// Counts who gets the taps near one target, under all strategies at once: one look-up for a tap,
/// however many strategies there are. A cell is filled in when the first tap falls into it, so that
/// few taps on a crowded screen cost no more than the cells that they meet. Where no table can be
/// had, the plain walk answers.
struct ReceiverTable {
  private let cells: ReceiverCells
  /// One for each strategy, for taps outside the window.
  private let testers: [HitTester]
  private let screen: Box
  /// For each cell, row by row, the number of its answer, or one of the two below.
  private var numbers: [Int32]
  private var answers: [[Event]] = []
  private var counts: [Int] = []
  private var known: [[Event]: Int] = [:]
  private var walked: [[Event]: Int] = [:]

  private static let unfilled: Int32 = -1
  private static let irregular: Int32 = -2

  /// A table that has counted nothing yet.
  init(_ cells: ReceiverCells, testers: [HitTester], screen: Box) {
    self.cells = cells
    self.testers = testers
    self.screen = screen
    numbers = Array(
      repeating: Self.unfilled, count: cells.grid.map { $0.columns * $0.rows } ?? 0)
  }

  /// How many of the taps counted ended alike under every strategy.
  var tally: [[Event]: Int] {
    var tally = walked
    for (answer, count) in zip(answers, counts) where count > 0 {
      tally[answer, default: 0] += count
    }
    return tally
  }

  /// Counts some taps.
  mutating func count(
    _ x: UnsafeMutableBufferPointer<Double>, _ y: UnsafeMutableBufferPointer<Double>
  ) {
    // A few at a time, so that the cells which the first ones fill in serve the rest.
    var start = 0
    while start < x.count {
      let end = min(start + 256, x.count)
      for i in slowTaps(x, y, start..<end) { countSlowly(Point(x: x[i], y: y[i])) }
      start = end
    }
  }

  /// The hot loop: two look-ups and one count for a tap, whatever the number of strategies. Gives
  /// the taps that it cannot count: those outside the window, and in cells that are not filled or
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
        numbers.withUnsafeBufferPointer { numbers in
          counts.withUnsafeMutableBufferPointer { counts in
            for i in taps {
              if let column = columnFinder.interval(of: x[i]),
                let row = rowFinder.interval(of: y[i])
              {
                let number = numbers[row &* columns &+ column]
                if number >= 0 {
                  counts[Int(number)] &+= 1
                  continue
                }
              }
              slow.append(i)
            }
          }
        }
      }
    }
    return slow
  }

  private mutating func countSlowly(_ p: Point) {
    guard screen.contains(p) else {
      walked[testers.map { _ in .missed(.offscreen) }, default: 0] += 1
      return
    }
    if let number = number(at: p) {
      counts[number] += 1
    } else {
      let near = cells.window.contains(p) ? cells.testers : testers
      walked[near.map { Event($0.touch(at: p)) }, default: 0] += 1
    }
  }

  /// The number of the answer in the cell of a point, filled in if need be; nil where there is
  /// none.
  private mutating func number(at p: Point) -> Int? {
    guard let axes = cells.axes,
      let column = axes.x.withFinder({ $0.interval(of: p.x) }),
      let row = axes.y.withFinder({ $0.interval(of: p.y) })
    else { return nil }
    let cell = row * (axes.x.edges.count - 1) + column
    if numbers[cell] == Self.unfilled {
      numbers[cell] =
        cells.events(column: column, row: row).map { Int32(number(of: $0)) } ?? Self.irregular
    }
    return numbers[cell] >= 0 ? Int(numbers[cell]) : nil
  }

  /// The number of an answer, a new one if it has none yet.
  private mutating func number(of events: [Event]) -> Int {
    if let number = known[events] { return number }
    known[events] = answers.count
    answers.append(events)
    counts.append(0)
    return answers.count - 1
  }
}
