import HitTesting
import Reporting
import Simulation

/// The rows of `tapsim hit`: layout by layout, strategy by strategy, the points in their order.
struct HitTable {
  let scenario: Scenario
  /// Whether a first column says which layout.
  let namesLayouts: Bool
  let points: [Point]

  /// Writes the table as CSV, a row at a time.
  func write(to sink: @escaping TextSink) throws {
    let writer = CSVWriter(to: sink)
    try writer.header(
      (namesLayouts ? ["layout"] : []) + ["strategy", "x", "y", "view", "receiver"])
    for layout in scenario.layouts {
      let start: [Cell] = namesLayouts ? [.text(layout.name)] : []
      for strategy in scenario.strategies {
        let tester = HitTester(tree: layout.tree, strategy: strategy)
        for point in points {
          let touch = tester.touch(at: point)
          try writer.row(
            start + [
              .text(strategy.name), .number(point.x), .number(point.y),
              name(touch.view, in: layout.tree), name(touch.actor, in: layout.tree),
            ])
        }
      }
    }
  }

  private func name(_ view: Int?, in tree: ViewTree) -> Cell {
    view.map { .text(tree.views[$0].id) } ?? .empty
  }
}
