import HitTesting

/// The cells of a window round one target in which each strategy gives one answer: what a
/// `ReceiverTable` counts by.
struct ReceiverCells: Sendable {
  /// Where nearly all taps fall; inside the screen.
  let window: Box
  /// How the answer of a cell is had.
  private let source: Source
  /// The columns and rows of the cells; nil where there would be too many for a table, or none.
  let axes: (x: AxisIndex, y: AxisIndex)?

  private enum Source: Sendable {
    /// From boxes; a hit tester for each strategy judges the view that is found.
    case layers(LayerCells, [HitTester])
    /// By walking: a hit tester for each strategy, restricted to the window, and the cells.
    case walk([HitTester], CellGrid?)
  }

  /// The screens of more cells than this are walked: a table must stay in the processor's cache.
  static let cellLimit = 65_536

  init(_ screen: ScreenUnderStrategies, window: Box) {
    self.window = window
    let hasCells = min(window.width, window.height) > 1e-6
    if hasCells, let layers = screen.layers(in: window),
      let cells = LayerCells(layers: layers, window: window, limit: Self.cellLimit)
    {
      source = .layers(cells, screen.testers)
      axes = (AxisIndex(edges: cells.xs), AxisIndex(edges: cells.ys))
      return
    }
    let testers = screen.restricted(to: window)
    let grid =
      hasCells
      ? CellGrid(
        window: window, boundaries: testers.flatMap { $0.boundaries() }, limit: Self.cellLimit)
      : nil
    source = .walk(testers, grid)
    axes = grid.map { (AxisIndex(edges: $0.xs), AxisIndex(edges: $0.ys)) }
  }

  /// How many cells there are.
  var count: Int { axes.map { ($0.x.edges.count - 1) * ($0.y.edges.count - 1) } ?? 0 }

  /// Whether every tap of a cell ends alike, in each cell.
  var areUniform: Bool {
    if case .layers = source { true } else { false }
  }

  /// What every tap in a cell comes to under each strategy; nil where taps in it may differ.
  func events(column: Int, row: Int) -> [Event]? {
    guard case .walk(let testers, let grid?) = source,
      !grid.isIrregular(column: column, row: row)
    else { return nil }
    let corner = grid.corner(column: column, row: row)
    let box = grid.box(column: column, row: row)
    var events: [Event] = []
    for tester in testers {
      let touch = tester.touch(at: corner)
      if tester.mayRedirect(touch, within: box) { return nil }
      events.append(Event(touch))
    }
    return events
  }

  /// What a tap comes to under each strategy, of testers that are asked where the window has none.
  func events(at p: Point, else testers: [HitTester]) -> [Event] {
    if case .walk(let near, _) = source, window.contains(p) {
      return near.map { Event($0.touch(at: p)) }
    }
    return testers.map { Event($0.touch(at: p)) }
  }

  /// Adds the taps counted in each uniform cell, row by row, to how many ended alike.
  func add(_ counts: [Int], to tally: inout [[Event]: Int]) {
    guard case .layers(let cells, let testers) = source else { return }
    cells.add(counts, to: &tally) { view in
      // The choice of the control that acts is the platform's, so any tester will do.
      view.map { Event(testers[0].judge($0)) } ?? .missed(.offscreen)
    }
  }
}
