import Reporting
import TouchLogs

/// What was read from touch logs, and what was left out.
enum TouchReport {
  /// For `run.json`.
  static func record(_ counts: TouchCounts) -> Provenance.Touches {
    Provenance.Touches(
      read: counts.read, taps: counts.taps,
      leftOut: LeftOut.allCases.map { reason in
        .init(reason: reason.rawValue, count: counts.count(reason))
      })
  }

  /// "Read 1,203 touches: 1,180 taps; left out 20 that moved and 3 that were cancelled."
  static func sentence(_ counts: TouchCounts) -> String {
    guard counts.read > 0 else { return "Read no touches: there is none in the log." }
    let read = "Read \(counts.read.grouped) \(counts.read == 1 ? "touch" : "touches")"
    guard let list = leftOut(counts) else {
      return read + (counts.read == 1 ? ", a tap." : ", all of them taps.")
    }
    return read + ": \(counts.taps.grouped) \(counts.taps == 1 ? "tap" : "taps"); left out \(list)."
  }

  /// What to say where not one tap was read: `taps.csv: there is no tap in the log; left out 3 that
  /// moved`; nil where there are taps.
  static func nothing(_ counts: TouchCounts, in files: [String]) -> String? {
    guard counts.taps == 0 else { return nil }
    let names = files.map(InputBytes.name).joined(separator: ", ")
    let logs = files.count == 1 ? "the log" : "the logs"
    return "\(names): there is no tap in \(logs)"
      + (leftOut(counts).map { "; left out \($0)" } ?? ", and nothing that began as one")
  }

  /// "20 that moved and 3 that were cancelled"; nil where nothing was left out.
  private static func leftOut(_ counts: TouchCounts) -> String? {
    let parts = LeftOut.allCases.filter { counts.count($0) > 0 }.map { reason in
      "\(counts.count(reason).grouped) \(words(reason, isOne: counts.count(reason) == 1))"
    }
    guard let last = parts.last else { return nil }
    return parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func words(_ reason: LeftOut, isOne: Bool) -> String {
    switch reason {
    case .moved: "that moved"
    case .cancelled: isOne ? "that was cancelled" : "that were cancelled"
    case .unfinished: "without beginning or end"
    case .long: "that lasted too long"
    case .bad: isOne ? "row that cannot be read" : "rows that cannot be read"
    }
  }
}
