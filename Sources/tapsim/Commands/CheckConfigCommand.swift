import Configuration
import Foundation
import Simulation

/// `tapsim check-config`: reads a config and says what is wrong or worth knowing; runs nothing.
enum CheckConfigCommand {
  static let command = Command(
    name: "check-config", summary: "read and validate a config, and run nothing",
    discussion: [
      "Prints one line that says what a run would work on. Errors and warnings go to standard error, "
        + "and the exit status is that of a run: 65 where the data are wrong, 66 where a file is "
        + "missing."
    ],
    operands: [Operand("FILE", help: "a config, a layout, or a UI dump", candidates: .file)],
    options: [CommonOptions.density.declaration],
    examples: [Command.Example("tapsim check-config config.json", "Check a config")],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let file = arguments.operands[0]
    let loaded = try ScenarioLoader.load(path: file, overrides: CommonOptions.overrides(arguments))
    let scenario = loaded.scenario
    for warning in try loaded.warnings + warnings(about: scenario) { console.warn(warning) }
    let counts = [
      count(scenario.layouts.count, "layout"),
      count(scenario.layouts.reduce(0) { $0 + $1.targets.count }, "target"),
      count(scenario.strategies.count, "strategy", plural: "strategies"),
      count(scenario.fingers.count, "finger"),
    ]
    let name = file.split(whereSeparator: \.isNewline).joined(separator: " ")
    try console.output.write("\(name): \(counts.joined(separator: ", "))\n")
  }

  /// The warnings of a run, unless the layouts are so large that only a run may take that long.
  private static func warnings(about scenario: Scenario) throws -> [String] {
    let isLarge = scenario.layouts.contains { layout in
      let (work, overflow) = layout.targets.count.multipliedReportingOverflow(
        by: layout.tree.views.count)
      return overflow || work > mostWork
    }
    guard !isLarge else {
      return ["the layout is too large to judge its hit areas here; a run does"]
    }
    return try Simulator.warnings(
      about: scenario, threads: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Targets times views whose hit areas are judged: a second or so.
  private static let mostWork = 4_000_000

  private static func count(_ count: Int, _ word: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? word : plural ?? word + "s")"
  }
}
