import Configuration
import Foundation
import Reporting
import Simulation

/// `tapsim run`: simulates the taps and writes what became of them.
enum RunCommand {
  static let output = Option(
    "output", short: "o", "DIR", .folder,
    help: "the folder for the results (default: the config's name with -results); - writes none")
  static let engine = Option(
    "engine", "NAME", ValueKind<Scenario.Engine>.choice(),
    help: "how rates are found: sample (default) draws taps, exact works probabilities out")
  static let taps = Option(
    "taps", "N", .wholeNumber(1...Precision.largestTaps),
    help: "sampled taps for each target (default: the config's, else 100000)")
  static let precision = Option(
    "precision", "H", .number("a number above 0 and below 0.5") { $0 > 0 && $0 < 0.5 },
    help: "as many taps as bring every 95 % interval within H of its rate")
  static let seed = Option(
    "seed", "N", .wholeNumber(UInt64.min...UInt64.max),
    help: "the seed of the random numbers (default: the config's, else 1)")
  static let threads = Option(
    "threads", "N", .wholeNumber(1...1024),
    help: "threads to use (default: one for each core); the results do not depend on it")
  static let margin = Option(
    "margin", "M", .number("a number from 0 to 1") { (0...1).contains($0) },
    help: "a difference in hit rate that is no difference (default: 0.001)")
  static let bound = Option(
    "bound", "B", .number("a number from 0 to 1") { (0...1).contains($0) },
    help: "the hit rate of which users.csv tells who stays below it (default: 0.9)")
  static let report = Option(
    "report", "FILE", .path,
    help: "a page to hand round, as one HTML file: the answer, pictures, tables, how it was made")
  static let format = Option(
    "format", "FORMAT", ValueKind<ResultPrinter.Format>.choice(),
    help: "what is printed: table (default), csv or json, these two with the rows of rates.csv")
  static let quiet = Flag(
    "quiet", help: "print no table and no warnings; --format csv and json still print")

  static let command = Command(
    name: "run", summary: "simulate taps on a screen and tell who receives them",
    discussion: [
      "Prints a table, and writes the results as CSV files and run.json into a folder.",
      "A bare layout or a UI dump is run with the strategies bounds, min:44 and aware:44.",
    ],
    operands: [
      Operand("FILE", help: "a config, a layout, or a UI dump", candidates: .file)
    ],
    options: [
      output.declaration, CommonOptions.strategy.declaration, engine.declaration,
      taps.declaration, precision.declaration, seed.declaration, threads.declaration,
      margin.declaration, bound.declaration, CommonOptions.density.declaration,
      CommonOptions.device.declaration, report.declaration, format.declaration, quiet.declaration,
    ],
    alternatives: [[taps.declaration.name, precision.declaration.name]],
    examples: [
      Command.Example("tapsim run config.json -o results", "Compare the strategies of a config"),
      Command.Example("tapsim run config.json --report report.html", "A page for everyone else"),
      Command.Example(
        "tapsim run dump.xml --density 2.75 --strategy bounds --strategy min:48",
        "Judge a screen of an Android app"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let started = Date()
    let loaded = try ScenarioLoader.load(
      path: arguments.operands[0], overrides: overrides(arguments), bareDefault: .compare,
      needsTargets: true)
    guard loaded.scenario.engine == .sample || arguments[precision] == nil else {
      throw UsageError("--precision: the exact engine draws no taps; leave the option out")
    }
    let delivery = try ResultDelivery(arguments, loaded, console)

    let threads = arguments[threads] ?? ProcessInfo.processInfo.activeProcessorCount
    let results = try simulate(
      loaded.scenario, showing: arguments[quiet] ? nil : console, threads: threads,
      margin: delivery.margin, bound: arguments[bound] ?? 0.9)
    try delivery.deliver(
      results, Provenance(loaded, started: started, threads: threads),
      of: loaded)
    // To give back half a million arrays one by one takes 2 % of a run on 10,000 controls.
    console.keep(results)
  }

  /// Runs a scenario, and shows on a console how far it is.
  static func simulate(
    _ scenario: Scenario, showing console: Console?, threads: Int, margin: Double = 0.001,
    bound: Double = 0.9
  ) throws -> Results {
    try ProgressMeter.during(
      scenario.engine == .sample ? "taps" : "targets", total: scenario.steps, on: console?.errors
    ) { meter in
      try Simulator.run(
        scenario, threads: threads, margin: margin, bound: bound,
        progress: meter.map { meter in Progress { meter.add($0) } })
    }
  }

  /// What the options put in place of the config's.
  private static func overrides(_ arguments: Arguments) throws(UsageError) -> Overrides {
    var overrides = CommonOptions.overrides(arguments)
    overrides.seed = arguments[seed]
    overrides.taps = arguments[taps]
    if let halfWidth = arguments[precision] {
      guard let taps = Precision.taps(halfWidth: halfWidth) else {
        throw UsageError("--precision: \(halfWidth) takes more than 10^12 taps for each target")
      }
      overrides.taps = taps
    }
    overrides.engine = arguments[engine]?.rawValue
    return overrides
  }
}
