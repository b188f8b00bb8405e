import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the tool speaks: results on standard output, everything else on standard error.
final class Console {
  let output = FileSink.standardOutput()
  /// Whether standard error takes colours.
  private let colorsErrors: Bool
  /// Whether standard output takes colours.
  let colorsOutput: Bool
  /// Columns that a table may use.
  let width: Int

  init() {
    colorsErrors = Self.takesColor(STDERR_FILENO)
    colorsOutput = Self.takesColor(STDOUT_FILENO)
    width = Self.columns() ?? 80
  }

  /// Prints `tapsim: warning: ...`, one line.
  func warn(_ message: String) { report("warning", color: "33", message) }

  /// Prints `tapsim: error: ...`, one line.
  func error(_ message: String) { report("error", color: "31", message) }

  /// Prints a text for people on standard error, as it is.
  func note(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      // Where even this fails there is nobody to tell.
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  private func report(_ label: String, color: String, _ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let head = colorsErrors ? "\u{1B}[1;\(color)m\(label):\u{1B}[0m" : "\(label):"
    note("tapsim: \(head) \(line)\n")
  }

  /// A terminal that knows colours, and a user who has not asked for none (https://no-color.org).
  private static func takesColor(_ descriptor: Int32) -> Bool {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return isatty(descriptor) == 1 && !noColor && !isDumb
  }

  /// The width of the terminal on standard output; nil where it is none.
  private static func columns() -> Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }
}
