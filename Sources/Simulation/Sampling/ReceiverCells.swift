import HitTesting

/// The cells of a window round one target in which each strategy gives one answer: what a
/// `ReceiverTable` is filled from.
struct ReceiverCells: Sendable {
  /// One for each strategy, restricted to the window.
  let testers: [HitTester]
  /// Where nearly all taps fall; inside the screen.
  let window: Box
  /// The cells; nil where there would be too many for a table, or none.
  let grid: CellGrid?
  /// The columns and rows of the grid.
  let axes: (x: AxisIndex, y: AxisIndex)?

  /// The screens of more cells than this are walked: a table must stay in the processor's cache.
  private static let cellLimit = 65_536

  init(testers: [HitTester], window: Box) {
    self.testers = testers
    self.window = window
    grid =
      min(window.width, window.height) > 1e-6
      ? CellGrid(
        window: window, boundaries: testers.flatMap { $0.boundaries() }, limit: Self.cellLimit)
      : nil
    axes = grid.map { (AxisIndex(edges: $0.xs), AxisIndex(edges: $0.ys)) }
  }

  /// What every tap in a cell comes to under each strategy; nil where taps in it may differ.
  func events(column: Int, row: Int) -> [Event]? {
    guard let grid, !grid.isIrregular(column: column, row: row) else { return nil }
    let corner = grid.corner(column: column, row: row)
    let box = grid.box(column: column, row: row)
    var events: [Event] = []
    // By index: a copy of a hit tester counts a dozen references.
    for index in testers.indices {
      let touch = testers[index].touch(at: corner)
      if testers[index].mayRedirect(touch, within: box) { return nil }
      events.append(Event(touch))
    }
    return events
  }
}
