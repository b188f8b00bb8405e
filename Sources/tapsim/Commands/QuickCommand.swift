import Configuration
import Foundation
import HitTesting
import Simulation

/// `tapsim quick`: an answer about a row or grid of equal buttons, without any file.
enum QuickCommand {
  static let count = Option(
    "count", "N", .wholeNumber(1...ButtonGrid.mostButtons),
    help: "buttons in the row (default: 5)")
  static let gap = Option(
    "gap", "PT", .number("a number of points, 0 or more") { $0 >= 0 },
    help: "points between neighbours (default: 8)")
  static let grid = Option(
    "grid", "CxR", .grid, help: "columns x rows, in place of a row: 2x3 is two wide, three high")
  static let edge = Option(
    "edge", "PT", .number("a number of points, 0 or more") { $0 >= 0 },
    help: "points from the left edge of the screen (default: centred)")

  static let command = Command(
    name: "quick", summary: "judge a row or grid of equal buttons, without any file",
    discussion: [
      "The buttons b1, b2, ... stand on a screen of 393 x 852 points. The strategies are bounds, "
        + "min:44 and aware:44 unless others are given. Prints a table and writes no file."
    ],
    operands: [Operand("WxH", help: "width x height of a button in points: 24x24")],
    options: [
      count.declaration, gap.declaration, grid.declaration, edge.declaration,
      CommonOptions.strategy.declaration, CommonOptions.finger.declaration,
      CommonOptions.device.declaration,
    ],
    alternatives: [[count.declaration.name, grid.declaration.name]],
    examples: [
      Command.Example("tapsim quick 20x20 --count 5 --gap 4", "Five small icons, close together"),
      Command.Example(
        "tapsim quick 24x24 --grid 2x3 --strategy bounds --strategy edge:-10",
        "Two columns and three rows, with insets of 10"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let loaded = try ScenarioLoader.scenario(
      for: buttons(arguments).screen(), name: "quick",
      overrides: CommonOptions.overrides(arguments),
      bareDefault: .compare, needsTargets: true)
    let results = try RunCommand.simulate(
      loaded.scenario, showing: console, threads: ProcessInfo.processInfo.activeProcessorCount)
    for warning in loaded.warnings + results.warnings { console.warn(warning) }
    try ResultPrinter(console: console).print(results)
  }

  /// The buttons that the arguments ask for.
  private static func buttons(_ arguments: Arguments) throws(UsageError) -> ButtonGrid {
    let size = try ValueKind.size.value(of: arguments.operand(0) ?? "", for: "WxH")
    let grid = arguments[grid]
    return ButtonGrid(
      button: Size(width: size.first, height: size.second),
      columns: grid?.first ?? arguments[count] ?? 5, rows: grid?.second ?? 1,
      gap: arguments[gap] ?? 8, edge: arguments[edge])
  }
}

extension ValueKind where Value == Pair<Int> {
  /// Numbers of columns and rows, 1 or more: `2x3`.
  static let grid = ValueKind("columns x rows like 2x3, both 1 or more") { word in
    guard let pair = Pair(word, mark: "x", element: { Int($0) }), pair.first > 0, pair.second > 0
    else { return nil }
    return pair
  }
}
