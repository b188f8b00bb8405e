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
    let parts = LeftOut.allCases.filter { counts.count($0) > 0 }.map { reason in
      "\(counts.count(reason).grouped) \(words(reason, isOne: counts.count(reason) == 1))"
    }
    let read = "Read \(counts.read.grouped) \(counts.read == 1 ? "touch" : "touches")"
    guard counts.read > 0 || !parts.isEmpty else { return "Read no touches." }
    guard let last = parts.last else { return read + ", all of them taps." }
    let list = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
    return read + ": \(counts.taps.grouped) \(counts.taps == 1 ? "tap" : "taps"); left out \(list)."
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
