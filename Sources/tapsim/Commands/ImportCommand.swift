import Configuration
import Foundation
import HitTesting
import LayoutFormats

/// `tapsim import`: turns a UI dump into a layout file.
enum ImportCommand {
  static let output = Option(
    "output", short: "o", "FILE", .path,
    help: "where the layout goes (default, and -: standard output)")
  static let format = Option(
    "format", "NAME", ValueKind<LayoutFormat>.choice(),
    help: "the format (default: told from the content): "
      + LayoutFormat.allCases.map(\.rawValue).joined(separator: ", "))
  static let screen = Option(
    "screen", "WxH", .size, help: "the size of the screen in points (default: the dump's)")
  static let tappable = Option(
    "tappable", "RULE", ValueKind<TappableRule>.choice(),
    help: "what makes a view tappable (default: the format's own rule): "
      + TappableRule.allCases.map(\.rawValue).joined(separator: ", "))
  static let opaque = Flag(
    "opaque", help: "views that are not tappable swallow touches, and do not let them through")
  static let includeInvisible = Flag(
    "include-invisible", help: "keep views that the dump calls invisible or hidden")

  static let command = Command(
    name: "import", summary: "turn a UI dump into a layout file",
    discussion: [
      "Says on standard error what was read and what was left out. A dump shows frames, not hit "
        + "areas: what the app does to enlarge them is not in it."
    ],
    operands: [
      Operand(
        "FILE", help: "a dump: uiautomator or Appium XML; - is standard input", candidates: .file)
    ],
    options: [
      output.declaration, format.declaration, CommonOptions.density.declaration,
      screen.declaration, tappable.declaration, opaque.declaration, includeInvisible.declaration,
    ],
    examples: [
      Command.Example(
        "tapsim import window_dump.xml --density 2.75 -o screen.layout.json",
        "A dump of an Android app")
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let file = arguments.operands[0]
    let layout: ImportedLayout
    do {
      layout = try LayoutImporter.read(Data(InputBytes.read(file)), options: options(arguments))
    } catch let error as LayoutFormatError {
      throw Failure(.data, "\(InputBytes.name(file)): \(error.message)")
    }
    let text = LayoutWriter.text(layout.screen)
    try TextOutput.write(text, to: arguments[output], console)
    for line in ImportReport(layout).lines { console.note(line + "\n") }
    for warning in layout.warnings { console.warn("\(InputBytes.name(file)): \(warning)") }
  }

  private static func options(_ arguments: Arguments) -> ImportOptions {
    var options = ImportOptions()
    options.format = arguments[format]
    options.density = arguments[CommonOptions.density]
    options.screen = arguments[screen].map { Size(width: $0.first, height: $0.second) }
    options.tappable = arguments[tappable]
    options.opaque = arguments[opaque]
    options.includeInvisible = arguments[includeInvisible]
    return options
  }
}
