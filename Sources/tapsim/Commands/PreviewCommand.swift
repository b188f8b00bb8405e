import Configuration
import Foundation
import Pictures

/// `tapsim preview`: draws the hit areas of a screen under each strategy.
enum PreviewCommand {
  static let output = Option(
    "output", short: "o", "FILE", .path,
    help: "the picture; its end says what it becomes: .svg, .png or .pdf")
  static let scale = Option(
    "scale", "N", .number("a number above 0") { $0 > 0 },
    help: "units of the picture for each point of the screen (default: as legible as fits); a PNG "
      + "has two pixels for each unit")

  static let command = Command(
    name: "preview", summary: "draw who receives touches where, a panel for each strategy",
    discussion: [
      "Draws what a person sees filled, the hit area that is asked for dashed, the part that "
        + "really gets touches tinted, what is taken away hatched, what is taken from a neighbour "
        + "in red, and the ellipses that hold 50 % and 95 % of the taps, with the hit rate and "
        + "the worst collision beside each control. Rates are exact; only where many edges are "
        + "curved or turned, which would take minutes, taps are sampled, and the picture says so. "
        + "A bare layout or a UI dump is drawn with the strategies bounds, min:44 and aware:44."
    ],
    operands: [Operand("FILE", help: "a config, a layout, or a UI dump", candidates: .file)],
    options: [
      output.declaration, CommonOptions.strategy.declaration, scale.declaration,
      CommonOptions.density.declaration, CommonOptions.device.declaration,
      RunCommand.threads.declaration,
    ],
    examples: [
      Command.Example("tapsim preview config.json -o areas.svg", "The strategies of a config"),
      Command.Example(
        "tapsim preview dump.xml -o areas.png --strategy bounds --strategy min:48",
        "Two strategies, for a UI dump"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    guard let path = arguments[output] else {
      throw UsageError("no picture is named: use -o with \(PictureOutput.names)")
    }
    let picture = try PictureOutput(path, option: output.declaration.name)
    let loaded = try ScenarioLoader.load(
      path: arguments.operands[0], overrides: CommonOptions.overrides(arguments),
      bareDefault: .compare, needsTargets: false, drawsTaps: true)
    var claims = FileClaims(arguments, loaded)
    try picture.prepare(&claims)
    for warning in loaded.warnings { console.warn(warning) }
    let threads = arguments[RunCommand.threads] ?? ProcessInfo.processInfo.activeProcessorCount
    let results = try Preview.results(for: loaded.scenario, threads: threads)
    let preview = Preview(
      results,
      options: Preview.Options(
        scale: arguments[scale], titles: loaded.titles, isDensityKnown: loaded.isDensityKnown))
    do {
      try picture.write(preview.file(picture.format))
    } catch let error as PictureError where error.isTooLarge && arguments[scale] != nil {
      throw UsageError("--scale: \(error.message)")
    }
  }
}
