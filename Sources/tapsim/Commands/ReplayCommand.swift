import Configuration
import Foundation
import HitTesting
import Reporting
import Simulation
import TouchLogs

/// `tapsim replay`: what recorded taps would have come to under each strategy.
enum ReplayCommand {
  static let by = Option(
    "by", "WHAT", ValueKind<Group>.choice(),
    help: "user writes rates-by-user.csv too: the rates of each person")

  /// What rates can be told apart by.
  enum Group: String, CaseIterable, Sendable {
    /// The person.
    case user
  }

  static let command = Command(
    name: "replay", summary: "tell what recorded taps would have come to under each strategy",
    discussion: [
      "Sends every tap of the logs through the hit areas of every strategy. Prints a table, and "
        + "writes the files of a run and flows.csv into a folder: who would have received the "
        + "taps. Taps count towards rates where the log says what they were meant for (a column "
        + "intended); where it says whose they are (a column user), the intervals and p-values "
        + "respect that one person's taps are alike.",
      "tapsim's own logs are CSV with the columns x, y and, where known, intended, user, time, "
        + "phase, pointer and layout.",
    ],
    operands: [Operand("CONFIG", help: "a config, a layout, or a UI dump", candidates: .file)],
    options: TouchOptions.declarations + [
      by.declaration, CommonOptions.strategy.declaration, CommonOptions.device.declaration,
      RunCommand.margin.declaration, RunCommand.output.declaration,
      RunCommand.report.declaration, RunCommand.format.declaration, RunCommand.quiet.declaration,
    ],
    alternatives: TouchOptions.alternatives, surplusHint: TouchOptions.surplusHint,
    examples: [
      Command.Example(
        "tapsim replay config.json --touches taps.csv -o results",
        "What other insets would have done with these taps"),
      Command.Example(
        "tapsim replay config.json --touches study.csv --columns x=tx,y=ty",
        "A study's own columns"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let started = Date()
    let files = try TouchOptions.files(arguments)
    try refuseFrames(arguments)
    let loaded = try ScenarioLoader.load(
      path: arguments.operands[0], overrides: TouchOptions.overrides(arguments),
      bareDefault: .compare, needsTargets: false)
    let delivery = try ResultDelivery(arguments, loaded, console)

    var reader = ReplayReader(loaded.scenario, files: files)
    let density = loaded.statedPointsPerInch ?? common(loaded.scenario, \.pointsPerInch)
    let options = TouchOptions.reading(
      arguments, pointsPerMillimetre: density.map { $0 / 25.4 },
      screen: common(loaded.scenario) { $0.tree.screen.size })
    let counts = try reader.read(options, showing: arguments[RunCommand.quiet] ? nil : console)
    guard arguments[by] == nil || reader.hasUsers || counts.taps == 0 else {
      throw Failure(
        .data, "--by user: the log does not say whose taps these are; a column user is needed")
    }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let results = try reader.replay.results(
      users: reader.words, byUser: arguments[by] == .user, margin: delivery.margin,
      threads: threads)
    var provenance = Provenance(loaded, started: started, threads: threads)
    provenance.inputs += reader.inputs
    if arguments[TouchOptions.unit] == .mm, loaded.statedPointsPerInch == nil, let density {
      provenance.warnings.append(
        "no device is named, so the taps' mm are taken at \(density.plain) points an inch; "
          + "--device NAME makes sure")
    }
    if let warning = TouchOptions.densityWarning(arguments, loaded, counts) {
      provenance.warnings.append(warning)
    }
    provenance.touches = TouchReport.record(counts)
    if delivery.format != .table, counts.read > counts.taps {
      provenance.warnings.append(TouchReport.sentence(counts))
    }
    try delivery.deliver(
      results, provenance, of: loaded,
      preface: TouchReport.sentence(counts))
  }

  /// Refuses columns that say where targets are: here the layout knows.
  private static func refuseFrames(_ arguments: Arguments) throws(UsageError) {
    let frames: [TouchColumn] = [.targetX, .targetY, .targetWidth, .targetHeight]
    let mapped = arguments[TouchOptions.columns] ?? [:]
    guard let frame = frames.first(where: { mapped[$0] != nil }) else { return }
    throw UsageError(
      "--columns: \(frame.name) is for tapsim fit; in a replay the layout knows the targets")
  }

  /// What all layouts have alike; nil where they differ.
  private static func common<Value: Equatable>(
    _ scenario: Scenario, _ value: (Scenario.Layout) -> Value
  ) -> Value? {
    let values = scenario.layouts.map(value)
    return values.allSatisfy { $0 == values[0] } ? values.first : nil
  }
}
