import HitTesting

/// Who gets a tap near one target, under all strategies at once: one look-up for a tap, however many
/// strategies there are. Where no table can be had, the plain walk answers.
struct ReceiverTable: Sendable {
  /// The distinct answers: an event for each strategy.
  private(set) var answers: [[Event]] = []
  /// The number of the answer off the screen.
  private(set) var offScreen = 0
  /// For each cell, row by row, the number of its answer; -1 where the walk has to be asked.
  private(set) var cells: [Int32] = []
  /// The columns and rows; nil where there is no table.
  private(set) var axes: (x: AxisIndex, y: AxisIndex)?

  private let testers: [HitTester]
  private let window: Box
  private var numbers: [[Event]: Int] = [:]

  /// The screens of more cells than this are walked: a table must stay in the processor's cache.
  private static let cellLimit = 65_536

  /// A table for taps near a target.
  ///
  /// - Parameters:
  ///   - testers: one for each strategy, restricted to the window.
  ///   - window: where nearly all taps fall; inside the screen.
  init(testers: [HitTester], window: Box) {
    self.testers = testers
    self.window = window
    offScreen = number(of: testers.map { _ in .missed(.offscreen) })
    guard min(window.width, window.height) > 1e-6,
      let grid = CellGrid(
        window: window, boundaries: testers.flatMap { $0.boundaries() }, limit: Self.cellLimit)
    else { return }
    axes = (AxisIndex(edges: grid.xs), AxisIndex(edges: grid.ys))
    cells.reserveCapacity(grid.columns * grid.rows)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns { cells.append(cell(column, row, grid)) }
    }
  }

  private mutating func cell(_ column: Int, _ row: Int, _ grid: CellGrid) -> Int32 {
    guard !grid.isIrregular(column: column, row: row) else { return -1 }
    let corner = grid.corner(column: column, row: row)
    var events: [Event] = []
    for tester in testers {
      let touch = tester.touch(at: corner)
      if tester.mayRedirect(touch, within: grid.box(column: column, row: row)) { return -1 }
      events.append(Event(touch))
    }
    return Int32(truncatingIfNeeded: number(of: events))
  }

  /// The number of an answer, a new one if it has none yet.
  mutating func number(of events: [Event]) -> Int {
    if let known = numbers[events] { return known }
    numbers[events] = answers.count
    answers.append(events)
    return answers.count - 1
  }

  /// What the walk says of a point: by the restricted testers inside the window, by `whole` outside.
  func walk(_ p: Point, whole: [HitTester]) -> [Event] {
    (window.contains(p) ? testers : whole).map { Event($0.touch(at: p)) }
  }
}
