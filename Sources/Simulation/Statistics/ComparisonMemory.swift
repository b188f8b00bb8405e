import Foundation

/// Comparisons of counts, each worked out once: on a screen of thousands of targets the same counts
/// come again and again, and the limits of a difference are found by bisection.
final class ComparisonMemory: @unchecked Sendable {
  private let margin: Double
  // Every access to it is under the lock.
  private var known: [Counts: Comparison] = [:]
  private let lock = NSLock()

  /// With many taps counts hardly come again, and then remembering them is of no use.
  private static let limit = 4096

  private struct Counts: Hashable {
    var gained: Int
    var lost: Int
    var taps: Int
  }

  /// - Parameter margin: of the verdicts, a fraction.
  init(margin: Double) { self.margin = margin }

  /// What `Comparison` says of these counts.
  func comparison(gained: Int, lost: Int, taps: Int) -> Comparison {
    let counts = Counts(gained: gained, lost: lost, taps: taps)
    if let comparison = lock.withLock({ known[counts] }) { return comparison }
    let comparison = Comparison(gained: gained, lost: lost, taps: taps, margin: margin)
    lock.withLock {
      if known.count < Self.limit { known[counts] = comparison }
    }
    return comparison
  }
}
