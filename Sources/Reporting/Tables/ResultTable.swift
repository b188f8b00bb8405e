import HitTesting
import Simulation

/// A table of results: a CSV file, or an array of JSON objects.
package protocol ResultTable {
  /// The file that holds it.
  static var fileName: String { get }
  /// The header row.
  static var columns: [String] { get }
  /// Hands over the rows one by one, in the order of the config and of the layout.
  static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws
}

/// A table that only some runs have.
package protocol OptionalTable: ResultTable {
  /// Whether the results have it.
  static func isPart(of results: Results) -> Bool
}

extension ResultTable {
  /// Writes the table as CSV.
  ///
  /// - Throws: what the sink throws.
  package static func writeCSV(_ results: Results, to sink: @escaping TextSink) throws {
    let writer = CSVWriter(to: sink)
    try writer.header(columns)
    try rows(of: results) { try writer.row($0) }
  }

  /// Writes the table as a JSON array with an object for each row, null where a field is empty.
  ///
  /// - Throws: what the sink throws.
  package static func writeJSON(_ results: Results, to sink: @escaping TextSink) throws {
    var writer = JSONRowWriter(columns, to: sink)
    try rows(of: results) { try writer.row($0) }
    try writer.close()
  }
}

extension Results {
  /// The first two cells of a row: the layout, and the finger, which is empty in a replay.
  func startCells(of run: Run) -> [Cell] {
    let finger = fingerName(of: run)
    return [.text(scenario.layouts[run.layout].name), finger.map { .text($0) } ?? .empty]
  }

  /// Calls `body` for each target and strategy of each layout and finger in turn, and after the
  /// targets of a layout and finger for its totals.
  func forEachRow(_ body: (ResultRow) throws -> Void) rethrows {
    for run in runs {
      let layout = scenario.layouts[run.layout]
      let start = startCells(of: run)
      let groups =
        run.targets.map { (Optional($0.target), $0.strategies) } + [(nil, run.totals)]
      for (target, answers) in groups {
        for (index, answer) in answers.enumerated() {
          try body(
            ResultRow(
              start: start + [.text(scenario.strategies[index].name)], target: target,
              strategy: index, layout: layout, result: answer))
        }
      }
    }
  }
}

/// What the rows about one target and strategy are made from.
struct ResultRow {
  /// The cells that every table but `areas.csv` begins with: layout, finger, strategy.
  var start: [Cell]
  /// The target, a view of the layout; nil for all targets together.
  var target: Int?
  /// Index of the strategy in the scenario.
  var strategy: Int
  /// The layout.
  var layout: Scenario.Layout
  /// The answer.
  var result: StrategyResult

  /// The target's id, `*` for all.
  var targetCell: Cell {
    .text(target.map { layout.tree.views[$0].id } ?? Screen.allTargets)
  }
}

extension Share {
  /// The rate and its limits, three cells.
  var rateCells: [Cell] {
    [Cell(rate), Cell(interval?.lowerBound), Cell(interval?.upperBound)]
  }
}
