import Configuration
import Reporting
import TouchLogs
import TouchModels

/// `tapsim fit`: measures how real fingers scatter.
enum FitCommand {
  static let model = Option(
    "model", "MODEL", ValueKind<FingerFit.Model>.choice(),
    help: "gaussian (default), or dualGaussian, whose spread grows with the target")
  static let outliers = Option(
    "outliers", "WHAT", ValueKind<FingerFit.Outliers>.choice(),
    help: "what becomes of taps that lie far away: keep (default) or drop; both name them")
  static let seed = Option(
    "seed", "N", .wholeNumber(UInt64.min...UInt64.max),
    help: "the seed of the bootstrap (default: the config's)")
  static let output = Option(
    "output", short: "o", "FILE", .path,
    help: "where the fitted finger goes (default, and -: standard output)")

  static let command = Command(
    name: "fit", summary: "measure how real taps scatter: a finger model from touch logs",
    discussion: [
      "Takes the taps that say what they were meant for, in a column intended with ids of the "
        + "layout, or with frames of their own (target_x, target_y, target_width, target_height). "
        + "The result is a file that \"finger\" in a config names, with intervals of 95 % and "
        + "tests in it; a summary goes to standard error. Lengths are in points, or in mm where the "
        + "config or --device names a device."
    ],
    operands: [
      Operand(
        "CONFIG", help: "a config, a layout, or a UI dump; a config may lack a layout here",
        candidates: .file)
    ],
    options: [TouchOptions.touches.declaration, model.declaration, outliers.declaration]
      + [seed.declaration, CommonOptions.device.declaration, output.declaration]
      + TouchOptions.declarations.filter { $0.name != TouchOptions.touches.declaration.name },
    alternatives: TouchOptions.alternatives,
    examples: [
      Command.Example(
        "tapsim fit player.json --touches taps.csv -o finger.json", "The taps of a study"),
      Command.Example(
        "tapsim fit player.json --touches study.csv --columns x=tx,y=ty,intended=key",
        "A study's own columns"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let files = try TouchOptions.files(arguments)
    try TextOutput.prepare(arguments[output], sparing: arguments.operands + files)
    var overrides = CommonOptions.overrides(arguments)
    overrides.seed = arguments[seed]
    // What it warns about are strategies, which play no part here.
    let loaded = try ScenarioLoader.load(
      path: arguments.operands[0], overrides: overrides, bareDefault: .asIs, needsTargets: false,
      fitsFinger: true)
    let record = try record(of: files, loaded, arguments)
    try TextOutput.write(FitFile.text(record), to: arguments[output], console)
    let report = FitReport(record)
    for line in report.lines { console.note(line + "\n") }
    for warning in report.warnings { console.warn(warning) }
  }

  private static func record(
    of files: [String], _ loaded: LoadedScenario, _ arguments: Arguments
  ) throws -> FitRecord {
    let pointsPerMillimetre = loaded.statedPointsPerInch.map { $0 / 25.4 }
    let screens = loaded.scenario.layouts.map(\.tree.screen.size)
    let options = TouchOptions.reading(
      arguments, pointsPerMillimetre: pointsPerMillimetre,
      screen: screens.count == 1 ? screens.first : nil)
    let names = files.map(InputBytes.name)
    var taps = LabelledTaps(
      scenario: loaded.scenario, files: names, scale: pointsPerMillimetre.map { 1 / $0 } ?? 1)
    var labels = LabelTable()
    let counts = try TouchLog.read(files: files, options: options, labels: &labels) {
      try taps.add($0, $1)
    }
    let handling = arguments[outliers] ?? .keep
    let fitter = FingerFitter(
      model: arguments[model] ?? .gaussian, outliers: handling, seed: loaded.scenario.seed)
    let fit: FingerFit
    do throws(FitError) {
      fit = try fitter.fit(taps.samples)
    } catch {
      throw Failure(.data, "\(names.joined(separator: ", ")): \(error.reason)")
    }
    return FitRecord(
      fit: fit, unit: pointsPerMillimetre == nil ? .pt : .mm, files: names,
      touches: FitRecord.Touches(
        read: counts.read, taps: counts.taps,
        leftOut: LeftOut.allCases.map { ($0.rawValue, counts.count($0)) }),
      unlabelled: taps.unlabelled, outliers: handling, seed: loaded.scenario.seed,
      tapsimVersion: Version.tapsim, gslVersion: GSL.version)
  }
}
