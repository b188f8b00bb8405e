extension TouchLogOptions {
  /// Refuses options that contradict each other.
  func check() throws(TouchLogError) {
    if delimiter == decimal {
      throw TouchLogError(.usage, "--delimiter and --decimal are the same character")
    }
  }

  /// Refuses options that say nothing about logs of a format, and so would be passed over.
  func check(for format: TouchLogFormat) throws(TouchLogError) {
    let isRows = format == .csv || format == .jsonl
    let panel = "logs in units of a panel (getevent, evemu, libinput, evtest)"
    let misplaced: [(option: String, isGiven: Bool, purpose: String)] = [
      ("--columns", !columns.isEmpty && !isRows, "csv and jsonl"),
      ("--delimiter", delimiter != nil && format != .csv, "csv"),
      ("--decimal", decimal != UInt8(ascii: ".") && !isRows, "csv and jsonl"),
      ("--touch-range", touchRange != nil && !format.isPanel, panel),
      ("--desc", panelDescription != nil && !format.isPanel, panel),
      ("--rotate", rotation != .none && !format.isPanel, panel),
      (
        "--unit", unit != nil && format.isPanel, "logs whose positions are not scaled to the screen"
      ),
    ]
    if let wrong = misplaced.first(where: \.isGiven) {
      throw TouchLogError(
        .usage, "\(wrong.option) is for \(wrong.purpose), and this log is \(format.rawValue)")
    }
  }
}
