/// What the tool is built from.
enum Version {
  /// The version of tapsim.
  static let tapsim = "0.1.0"

  /// The day of that version, for the manual page.
  static let date = "2026-11-30"

  /// The version of the Swift compiler that built it.
  static let swift: String = {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #elseif compiler(>=6.1)
      "6.1"
    #else
      "6.0"
    #endif
  }()
}
