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

  /// Tells each touch in words instead, in the same order, with an empty line between.
  func explain(to sink: TextSink) throws {
    var isFirst = true
    for layout in scenario.layouts {
      for strategy in scenario.strategies {
        let tester = HitTester(tree: layout.tree, strategy: strategy)
        for point in points {
          var lines = Explanation(of: point, in: tester).lines
          if namesLayouts { lines[0] += " on \(Terminal.printable(layout.name))" }
          try sink((isFirst ? "" : "\n") + lines.joined(separator: "\n") + "\n")
          isFirst = false
        }
      }
    }
  }

  private func name(_ view: Int?, in tree: ViewTree) -> Cell {
    view.map { .text(tree.views[$0].id) } ?? .empty
  }
}
