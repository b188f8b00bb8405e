import HitTesting

/// A part of a screen, with what taps come to in each of its cells.
struct AtlasTile {
  /// One for each strategy, restricted to the tile.
  private let testers: [HitTester]
  /// The cells; nil where there would be too many for a table.
  private let grid: CellGrid?
  private let axes: (x: AxisIndex, y: AxisIndex)?
  /// For each strategy, where an edge that is no straight line along an axis may run.
  private let curved: [[Box]]
  /// For each cell, row by row: the number of its answer, or below `unfilled`, the place among the
  /// partial answers, counted down from there.
  private var numbers: [Int32]
  /// Of cells where some strategies have more than one answer: the answers of the others.
  private var partial: [[Event?]] = []

  private static let unfilled: Int32 = -1

  init(_ screen: ScreenUnderStrategies, window: Box) {
    testers = screen.restricted(to: window)
    let boundaries = testers.map { $0.boundaries() }
    curved = boundaries.map { boundaries in
      boundaries.compactMap { if case .irregular(let box) = $0 { box } else { nil } }
    }
    grid = CellGrid(
      window: window, boundaries: boundaries.flatMap { $0 }, limit: ReceiverCells.cellLimit)
    axes = grid.map { (AxisIndex(edges: $0.xs), AxisIndex(edges: $0.ys)) }
    numbers = Array(repeating: Self.unfilled, count: grid.map { $0.columns * $0.rows } ?? 0)
  }

  /// The number of the answer at a point of the tile.
  mutating func answer(at p: Point, _ list: inout AnswerList) -> Int {
    guard let axes = axes, let column = axes.x.withFinder({ $0.interval(of: p.x) }),
      let row = axes.y.withFinder({ $0.interval(of: p.y) })
    else { return walked(p, nil, &list) }
    let cell = row * (axes.x.edges.count - 1) + column
    if numbers[cell] == Self.unfilled { fill(cell, column, row, &list) }
    let number = Int(numbers[cell])
    if number >= 0 { return number }
    return walked(p, partial[Int(Self.unfilled) - 1 - number], &list)
  }

  /// The number of the answer at a point where some strategies, or all, must be asked.
  private func walked(_ p: Point, _ known: [Event?]?, _ list: inout AnswerList) -> Int {
    var events: [Event] = []
    events.reserveCapacity(testers.count)
    for (index, tester) in testers.enumerated() {
      events.append(known?[index] ?? Event(tester.touch(at: p)))
    }
    return list.number(of: events)
  }

  private mutating func fill(
    _ cell: Int, _ column: Int, _ row: Int, _ list: inout AnswerList
  ) {
    guard let grid else { return }
    let corner = grid.corner(column: column, row: row)
    let box = grid.box(column: column, row: row)
    var events: [Event?] = []
    for index in testers.indices {
      let touch = testers[index].touch(at: corner)
      let isOne =
        !curved[index].contains { $0.overlaps(box) }
        && !testers[index].mayRedirect(touch, within: box)
      events.append(isOne ? Event(touch) : nil)
    }
    let whole = events.compactMap(\.self)
    if whole.count == events.count, let number = Int32(exactly: list.number(of: whole)) {
      numbers[cell] = number
    } else if let place = Int32(exactly: partial.count) {
      numbers[cell] = Self.unfilled - 1 - place
      partial.append(events)
    }
  }
}
