import Configuration
import Pictures
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
  static let plot = Option(
    "plot", "FILE", .path,
    help: "a picture of the taps and the fit; its end says what it becomes: .svg, .png or .pdf")
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
      + [seed.declaration, CommonOptions.device.declaration, plot.declaration, output.declaration]
      + TouchOptions.declarations.filter { $0.name != TouchOptions.touches.declaration.name },
    alternatives: TouchOptions.alternatives, surplusHint: TouchOptions.surplusHint,
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
    let picture = try arguments[plot].map { path throws(UsageError) in
      try PictureOutput(path, option: plot.declaration.name)
    }
    var overrides = TouchOptions.overrides(arguments)
    overrides.seed = arguments[seed]
    // What it warns about are strategies, which play no part here.
    let loaded = try ScenarioLoader.load(
      path: arguments.operands[0], overrides: overrides, bareDefault: .asIs, needsTargets: false,
      fitsFinger: true)
    var claims = FileClaims(arguments, loaded)
    try TextOutput.prepare(arguments[output], &claims)
    try picture?.prepare(&claims)
    let (record, samples, counts) = try fit(files, loaded, arguments)
    // Before the finger, so that where the finger stands the picture does.
    if let picture {
      let plot = FitPlot(
        record.fit, samples: samples, unit: record.unit, outliers: record.outliers)
      try picture.write(plot.file(picture.format))
    }
    try TextOutput.write(FitFile.text(record), to: arguments[output], console)
    let report = FitReport(record)
    for line in report.lines { console.note(line + "\n") }
    let density = TouchOptions.densityWarning(arguments, loaded, counts)
    for warning in [density].compactMap(\.self) + report.warnings { console.warn(warning) }
  }

  /// The fit, the taps that it was made of, and what became of the logs.
  private static func fit(
    _ files: [String], _ loaded: LoadedScenario, _ arguments: Arguments
  ) throws -> (FitRecord, TapSamples, TouchCounts) {
    let pointsPerMillimetre = loaded.statedPointsPerInch.map { $0 / 25.4 }
    let screens = loaded.scenario.layouts.map(\.tree.screen.size)
    let options = TouchOptions.reading(
      arguments, pointsPerMillimetre: pointsPerMillimetre,
      screen: screens.count == 1 ? screens.first : nil)
    let names = files.map(InputBytes.name)
    var taps = LabelledTaps(
      scenario: loaded.scenario, files: files, scale: pointsPerMillimetre.map { 1 / $0 } ?? 1)
    var labels = LabelTable()
    let counts = try TouchLog.read(files: files, options: options, labels: &labels) {
      try taps.add($0, $1)
    }
    if let nothing = TouchReport.nothing(counts, in: files) { throw Failure(.data, nothing) }
    guard taps.unlabelled < counts.taps else {
      throw Failure(
        .data,
        "\(names.joined(separator: ", ")): no tap says what it was meant for; a fit needs a column "
          + "intended with ids of the layout, or target_x, target_y, target_width and "
          + "target_height; --columns says which columns these are")
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
    let record = FitRecord(
      fit: fit, unit: pointsPerMillimetre == nil ? .pt : .mm, files: names,
      touches: FitRecord.Touches(
        read: counts.read, taps: counts.taps,
        leftOut: LeftOut.allCases.map { ($0.rawValue, counts.count($0)) }),
      unlabelled: taps.unlabelled, outliers: handling, seed: loaded.scenario.seed,
      tapsimVersion: Version.tapsim, gslVersion: GSL.version)
    return (record, taps.samples, counts)
  }
}
