import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the tool speaks: results on standard output, everything else on standard error.
final class Console {
  let output = FileSink.standardOutput()
  let errors = StandardError()
  /// Whether standard output takes colours.
  let colorsOutput = Terminal.takesColor(STDOUT_FILENO)
  /// Columns that a table may use.
  let width = Terminal.columns(STDOUT_FILENO) ?? 80

  /// Prints `tapsim: warning: ...`, one line.
  func warn(_ message: String) { errors.report("warning", color: "33", message) }

  /// Prints `tapsim: error: ...`, one line.
  func error(_ message: String) { errors.report("error", color: "31", message) }

  /// Keeps something as long as the console, which ends with the process.
  func keep(_ value: Any) { kept.append(value) }

  private var kept: [Any] = []

  /// Prints a text for people on standard error, as it is.
  func note(_ text: String) { errors.note(text) }
}
