/// `tapsim run`: simulates the taps and writes what became of them.
enum RunCommand {
  static let output = Option(
    "output", short: "o", "DIR", .path,
    help: "the folder for the results (default: the config's name with -results); - writes none")
  static let engine = Option(
    "engine", "NAME", ValueKind<EngineName>.choice(), help: "how rates are found: sample")
  static let taps = Option(
    "taps", "N", .wholeNumber(1...1_000_000_000_000),
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
  static let format = Option(
    "format", "FORMAT", ValueKind<Format>.choice(),
    help: "what is printed: table (default), csv or json, these two with the rows of rates.csv")
  static let quiet = Flag("quiet", help: "print no table and no warnings")

  static let command = Command(
    name: "run", summary: "simulate taps on a screen and tell who receives them",
    discussion: [
      "Prints a table, and writes the results as CSV files and run.json into a folder.",
      "A bare layout or a UI dump is run with the strategies bounds, min:44 and aware:44.",
    ],
    operands: [
      Operand("FILE", help: "a config, a layout, or a UI dump (uiautomator, Appium XML)")
    ],
    options: [
      output.declaration, CommonOptions.strategy.declaration, engine.declaration,
      taps.declaration, precision.declaration, seed.declaration, threads.declaration,
      margin.declaration, CommonOptions.density.declaration, CommonOptions.device.declaration,
      format.declaration, quiet.declaration,
    ],
    alternatives: [[taps.declaration.name, precision.declaration.name]],
    examples: [
      Command.Example("tapsim run config.json -o results", "Compare the strategies of a config"),
      Command.Example(
        "tapsim run dump.xml --density 2.75 --strategy bounds --strategy min:48",
        "Judge a screen of an Android app"),
    ],
    run: run)

  /// What is printed on standard output.
  enum Format: String, CaseIterable, Sendable {
    case table
    case csv
    case json
  }

  /// The engines that a user may ask for.
  enum EngineName: String, CaseIterable, Sendable {
    case sample
    case exact
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    if arguments[engine] == .exact {
      throw UsageError("--engine: 'exact' is not built in yet; 'sample' is")
    }
    throw Failure(.failed, "not wired")
  }
}
