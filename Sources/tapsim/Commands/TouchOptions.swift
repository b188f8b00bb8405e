import Configuration
import HitTesting
import LayoutFormats
import TouchLogs

/// The options of the commands that read touch logs.
enum TouchOptions {
  static let touches = Option(
    "touches", "FILE", .path, arity: .several, help: "touch logs; - is standard input")
  static let format = Option(
    "touches-format", "NAME", ValueKind<TouchLogFormat>.choice(),
    help: "the format of the logs (default: told from the content): "
      + TouchLogFormat.allCases.map(\.rawValue).joined(separator: ", "))
  static let columns = Option(
    "columns", "NAME=COLUMN,...", .columns,
    help: "what the log calls its columns: x=tx,y=ty,intended=key; the names are "
      + TouchColumn.allCases.map(\.name).joined(separator: ", "))
  static let delimiter = Option(
    "delimiter", "C", .delimiter,
    help: "what stands between the fields of a row: one character, tab or space (default: comma, "
      + "semicolon or tab, whichever the header has most)")
  static let decimal = Option(
    "decimal", "C", ValueKind<DecimalMark>.choice(), help: "the decimal mark: . (default) or ,")
  static let skipBad = Flag(
    "skip-bad", help: "count rows that cannot be read and leave them out, in place of an error")
  static let unit = Option(
    "unit", "UNIT", ValueKind<TouchLogOptions.Unit>.choice(),
    help: "the unit of the positions: pt (default), px with --density, or mm with a device")
  static let density = Option(
    "density", "N", .number("a number above 0") { $0 > 0 },
    help: "pixels for each point, of touches in px and of a dump")
  static let offset = Option(
    "offset", "X,Y", .finitePoint, help: "what is added to each point, in its unit")
  static let touchRange = Option(
    "touch-range", "WxH", .size,
    help: "the largest raw x and y of the panel, the least being 0: getevent -lp prints them")
  static let panelDescription = Option(
    "desc", "FILE", .path,
    help: "a file that describes the panel: an evemu .desc, or what getevent -lp prints")
  static let rotate = Option(
    "rotate", "DEGREES", .rotation,
    help: "how far the panel's picture must be turned clockwise: 0 (default), 90, 180 or 270")
  static let tapSlop = Option(
    "tap-slop", "PT", .number("a number of points, 0 or more") { $0 >= 0 },
    help: "how far a touch may go and still be a tap (default: 10)")
  static let maxDuration = Option(
    "max-duration", "SECONDS", .number("a number of seconds above 0") { $0 > 0 },
    help: "how long a touch may last and still be a tap (default: any time)")

  /// All of them, in the order of the help.
  static let declarations = [
    touches.declaration, format.declaration, columns.declaration, delimiter.declaration,
    decimal.declaration, skipBad.declaration, unit.declaration, density.declaration,
    offset.declaration, touchRange.declaration, panelDescription.declaration, rotate.declaration,
    tapSlop.declaration, maxDuration.declaration,
  ]

  /// Those of which at most one may be given.
  static let alternatives = [[touchRange.declaration.name, panelDescription.declaration.name]]

  /// What an argument too many was most likely meant as.
  static let surplusHint = "touch logs are given with \(touches.declaration.word)"

  /// The logs that are to be read.
  static func files(_ arguments: Arguments) throws(UsageError) -> [String] {
    let files = arguments[all: touches]
    guard !files.isEmpty else {
      throw UsageError("no touch log is given: use \(touches.declaration.form)")
    }
    guard files.count(where: { $0 == "-" }) < 2 else {
      throw UsageError("--touches: standard input can be read once")
    }
    return files
  }

  /// What the options put in place of the config's.
  static func overrides(_ arguments: Arguments) -> Overrides {
    var overrides = CommonOptions.overrides(arguments)
    overrides.scalesTouches = true
    return overrides
  }

  /// How the logs are to be read.
  ///
  /// - Parameters:
  ///   - pointsPerMillimetre: the device's; nil where none is known.
  ///   - screen: the size in points that panels are scaled to; nil where there are several.
  static func reading(
    _ arguments: Arguments, pointsPerMillimetre: Double?, screen: Size?
  ) -> TouchLogOptions {
    var options = TouchLogOptions()
    options.format = arguments[format]
    options.columns = arguments[columns] ?? [:]
    options.delimiter = arguments[delimiter]
    options.decimal = (arguments[decimal] ?? .point).byte
    options.skipBad = arguments[skipBad]
    options.unit = arguments[unit]
    options.density = arguments[density]
    options.pointsPerMillimetre = pointsPerMillimetre
    options.offset = arguments[offset].map { Point(x: $0.first, y: $0.second) } ?? options.offset
    options.touchRange = arguments[touchRange].map { Size(width: $0.first, height: $0.second) }
    options.panelDescription = arguments[panelDescription]
    options.rotation = arguments[rotate] ?? .none
    options.tapSlop = arguments[tapSlop] ?? options.tapSlop
    options.maxDuration = arguments[maxDuration]
    options.screen = screen
    return options
  }

  /// What is odd about `--density`, now that the layouts and the logs are known.
  static func densityWarning(
    _ arguments: Arguments, _ loaded: LoadedScenario, _ counts: TouchCounts
  ) -> String? {
    guard let density = arguments[density] else { return nil }
    guard loaded.hasDump || counts.hasPixels else {
      return "--density is not used: no layout is a UI dump, and no touches are in px"
    }
    return PixelDensity.doubt(density).map { "--" + $0 }
  }
}

/// The marks that a decimal number may have.
enum DecimalMark: String, CaseIterable, Sendable {
  case point = "."
  case comma = ","

  var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
}

extension ValueKind where Value == [TouchColumn: String] {
  /// What a log calls its columns: `x=tx,y=ty`.
  static let columns = ValueKind(
    "a list like x=tx,y=ty of these names: "
      + TouchColumn.allCases.map(\.name).joined(separator: ", ")
  ) { word in
    var columns: [TouchColumn: String] = [:]
    for pair in word.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty,
        let column = TouchColumn(name: String(parts[0])), columns[column] == nil
      else { return nil }
      columns[column] = String(parts[1])
    }
    return columns
  }
}

extension ValueKind where Value == UInt8 {
  /// A character between fields, or its name.
  static let delimiter = ValueKind(
    "one ASCII character that is no letter, digit, quotation mark, sign or point, or tab or space",
    candidates: .words(["tab", "space"])
  ) { word in
    switch word {
    case "tab", "\\t": return UInt8(ascii: "\t")
    case "space": return UInt8(ascii: " ")
    default: break
    }
    guard let byte = word.utf8.first, word.utf8.count == 1, byte == 9 || byte >= 0x20, byte < 0x7F,
      !"\"'.-+".utf8.contains(byte), !(Character(word).isLetter || Character(word).isNumber)
    else { return nil }
    return byte
  }
}

extension ValueKind where Value == TouchLogOptions.Rotation {
  /// Quarter turns in degrees.
  static let rotation = ValueKind("one of 0, 90, 180, 270", choices: ["0", "90", "180", "270"]) {
    Int($0).flatMap(TouchLogOptions.Rotation.init)
  }
}

extension ValueKind where Value == Pair<Double> {
  /// A vector: `12,-40`.
  static let finitePoint = ValueKind("two finite numbers like 12,-40") { word in
    guard let pair = Pair(word, mark: ",", element: { Double($0) }), pair.first.isFinite,
      pair.second.isFinite
    else { return nil }
    return pair
  }
}
