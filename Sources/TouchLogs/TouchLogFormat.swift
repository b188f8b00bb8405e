/// A kind of touch log, by the name that `--touches-format` takes.
package enum TouchLogFormat: String, CaseIterable, Sendable {
  /// tapsim's own CSV, or any other through a mapping of its columns.
  case csv
  /// JSON Lines: an object a line, with the names of the CSV's columns.
  case jsonl
  /// `adb shell getevent`, with names or raw; values in hexadecimal.
  case getevent
  /// `evemu-record`: codes in hexadecimal, values in decimal.
  case evemu
  /// `libinput record`: YAML, all in decimal.
  case libinput
  /// `evtest`: all in decimal.
  case evtest
  /// Events of rrweb, and the session-replay files that wrap them.
  case rrweb
  /// Trace data of GoFitts and FittsTouch, `.sd3`.
  case gofitts
  /// The log of an Appium server.
  case appium
  /// A script of Android's monkey, for `-f` or `--port`.
  case monkey

  /// Whether positions are in units of the panel, to be scaled to the screen.
  package var isPanel: Bool {
    switch self {
    case .getevent, .evemu, .libinput, .evtest: true
    case .csv, .jsonl, .rrweb, .gofitts, .appium, .monkey: false
    }
  }

  /// Whether positions may be in px where no unit is given.
  var mayHavePixels: Bool { self == .appium || self == .monkey }

  /// The names of all formats, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
