import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard error: messages, one line each, and on a terminal the line that shows progress.
struct StandardError: Sendable {
  /// Whether it is a terminal that can take back what it shows.
  let drawsProgress: Bool
  private let usesColor: Bool

  init() {
    usesColor = Terminal.takesColor(STDERR_FILENO)
    drawsProgress = isatty(STDERR_FILENO) == 1 && !Terminal.isDumb
  }

  /// Prints `tapsim: LABEL: ...`, one line that a terminal only shows.
  func report(_ label: String, color: String, _ message: String) {
    let words = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let head = usesColor ? "\u{1B}[1;\(color)m\(label):\u{1B}[0m" : "\(label):"
    note("tapsim: \(head) \(Terminal.printable(words))\n")
  }

  /// Says that a signal came before some results were written.
  func interrupted(before path: String) {
    if drawsProgress { wipe() }
    let rest = access(path, F_OK) == 0 ? "; what stands there is older" : ""
    note("tapsim: interrupted: \"\(Terminal.printable(path))\" was not written\(rest)\n")
  }

  /// Shows a line, made for a number of columns, in place of the one that was shown.
  func draw(_ line: (_ columns: Int) -> String) {
    note("\r\u{1B}[K" + line((Terminal.columns(STDERR_FILENO) ?? 80) - 1))
  }

  /// Wipes away the line that was shown.
  func wipe() { note("\r\u{1B}[K") }

  /// Prints a text for people, as it is.
  func note(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      // Where even this fails there is nobody to tell.
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}
