import Configuration
import HitTesting

/// `tapsim hit`: who receives points, strategy by strategy.
enum HitCommand {
  static let at = Option(
    "at", "X,Y", .point, arity: .several, help: "points on the screen, in points from its top left")
  static let points = Option(
    "points", "FILE", .path, help: "a CSV file with the columns x and y; - reads standard input")

  static let explain = Flag(
    "explain",
    help: "tell in words, instead of CSV, which views were asked and passed over, and why")

  static let command = Command(
    name: "hit", summary: "tell which view is found at a point, and which control acts",
    discussion: [
      "Prints CSV: the strategy, the point, the view that hit testing finds (screen for the bare "
        + "screen, empty off the screen) and the control that acts (empty if none does). A bare "
        + "layout is read with the strategy asIs."
    ],
    operands: [Operand("FILE", help: "a config, a layout, or a UI dump", candidates: .file)],
    options: [
      CommonOptions.strategy.declaration, at.declaration, points.declaration,
      CommonOptions.density.declaration, explain.declaration,
    ],
    alternatives: [[at.declaration.name, points.declaration.name]],
    examples: [
      Command.Example("tapsim hit config.json --at 196,420 12.5,40", "Two points"),
      Command.Example(
        "tapsim hit screen.layout.json --strategy min:44 --points - <taps.csv",
        "Points from a file, with minimum hit areas"),
      Command.Example(
        "tapsim hit config.json --at 196,420 --explain", "Why this control and no other"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let points = try wantedPoints(arguments)
    let loaded = try ScenarioLoader.load(
      path: arguments.operands[0], overrides: CommonOptions.overrides(arguments),
      bareDefault: .asIs, needsTargets: false)
    for warning in loaded.warnings { console.warn(warning) }
    let table = HitTable(
      scenario: loaded.scenario, namesLayouts: loaded.listsLayouts, points: points)
    if arguments[explain] {
      try table.explain(to: console.output.write)
    } else {
      try table.write(to: console.output.write)
    }
  }

  /// The points that were given, all of them finite.
  private static func wantedPoints(_ arguments: Arguments) throws -> [Point] {
    if let path = arguments[points] { return try PointFile.read(path) }
    let given = arguments[all: at]
    guard !given.isEmpty else {
      throw UsageError("no point is given: use --at X,Y or --points FILE")
    }
    return try given.map { pair in
      guard pair.first.isFinite, pair.second.isFinite else {
        throw UsageError("--at: \(pair.first.plain),\(pair.second.plain) is not a finite point")
      }
      return Point(x: pair.first, y: pair.second)
    }
  }
}
