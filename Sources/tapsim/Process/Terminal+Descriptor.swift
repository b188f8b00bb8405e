import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Terminal {
  /// A terminal that knows colours, and a user who has not asked for none (https://no-color.org).
  static func takesColor(_ descriptor: Int32) -> Bool {
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isatty(descriptor) == 1 && !noColor && !isDumb
  }

  /// Whether the terminal knows no control sequences.
  static var isDumb: Bool {
    getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
  }

  /// The width of the terminal on a descriptor; nil where it is none.
  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }
}
