import Configuration
import Foundation
import HitTesting
import LayoutFormats

/// `tapsim import`: turns a UI dump, or a folder of them, into layout files.
enum ImportCommand {
  static let output = Option(
    "output", short: "o", "PATH", .path,
    help:
      "where the layout goes (default, and -: standard output); of a folder, the folder for its "
      + "layouts and import.csv (default: its name and -layouts)")
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
  static let frame = Option(
    "frame", "NAME", .word("a frame's name"),
    help: "the frame to import from a Figma file that holds several, by its name or id")

  static let command = Command(
    name: "import", summary: "turn UI dumps into layout files",
    discussion: [
      "Says on standard error what was read and what was left out. A dump shows frames, not hit "
        + "areas: what the app does to enlarge them is not in it.",
      "Of a folder all dumps are read, those in folders below too; one that cannot be read is "
        + "told, and the others go on.",
    ],
    operands: [
      Operand(
        "FILE|DIR", help: "a dump, or a folder of dumps; - is standard input", candidates: .file)
    ],
    options: [
      output.declaration, format.declaration, CommonOptions.density.declaration,
      screen.declaration, tappable.declaration, opaque.declaration, includeInvisible.declaration,
      frame.declaration,
    ],
    examples: [
      Command.Example(
        "tapsim import window_dump.xml --density 2.75 -o screen.layout.json",
        "A dump of an Android app"),
      Command.Example("tapsim import dumps -o layouts", "All dumps of a folder"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws {
    let path = arguments.operands[0]
    if DumpFolder.isFolder(path) {
      try FolderImport(
        folder: path, output: arguments[output], options: options(arguments), console: console
      ).run()
    } else {
      try importFile(path, to: arguments[output], options(arguments), console)
    }
  }

  private static func importFile(
    _ file: String, to path: String?, _ options: ImportOptions, _ console: Console
  ) throws {
    var claims = FileClaims(reading: [file])
    try TextOutput.prepare(path, &claims)
    let layout: ImportedLayout
    do {
      layout = try LayoutImporter.read(Data(InputBytes.read(file)), options: options)
    } catch let error as LayoutFormatError {
      throw Failure(.data, "\(InputBytes.name(file)): \(error.message)")
    }
    let text = LayoutWriter.text(layout.screen)
    try TextOutput.write(text, to: path, console)
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
    options.frame = arguments[frame]
    return options
  }
}
