/// The score interval for the difference of two proportions seen on the same trials: equation (7)
/// of docs/methods.md.
///
/// With g the share of trials that only the first gets and l the share that only the second gets,
/// the limits are the two d where
///
///     n (g - l - d)^2 = z^2 (2 q + d (1 - d))
///
/// and q is the likeliest l under the difference d: the larger root of
/// 2 q^2 + B q - l d (1 - d) = 0, B = -g - l + (2 - g + l) d. They lie in -1...1, and are -1 or 1
/// exactly where every trial was lost or gained.
///
/// Source: Tango, "Equivalence test and confidence interval for the difference in proportions for
/// the paired-sample design", Statistics in Medicine 17 (1998),
/// doi 10.1002/(SICI)1097-0258(19980430)17:8<891::AID-SIM780>3.0.CO;2-B.
package enum PairedInterval {
  /// The limits of the difference g - l, as fractions; nil where there were no trials.
  ///
  /// - Parameters:
  ///   - gained: trials that only the first gets; need not be whole (effective counts).
  ///   - lost: trials that only the second gets.
  ///   - trials: all of them, also those that both get or neither.
  ///   - z: the quantile that says how sure the interval is.
  package static func limits(
    gained: Double, lost: Double, trials: Double, z: Double = Confidence.z95
  ) -> ClosedRange<Double>? {
    guard trials > 0, trials.isFinite, gained >= 0, lost >= 0 else { return nil }
    return limits(gainedRate: gained / trials, lostRate: lost / trials, trials: trials, z: z)
  }

  /// The limits of the difference of two rates, as fractions; nil where there were no trials.
  ///
  /// - Parameters:
  ///   - gainedRate: g, from 0 to 1.
  ///   - lostRate: l; g + l is at most 1 (but for rounding).
  ///   - trials: n, maybe an effective number.
  ///   - z: the quantile that says how sure the interval is.
  package static func limits(
    gainedRate: Double, lostRate: Double, trials: Double, z: Double = Confidence.z95
  ) -> ClosedRange<Double>? {
    guard trials > 0, trials.isFinite, gainedRate >= 0, lostRate >= 0,
      gainedRate + lostRate <= 1 + 1e-9
    else { return nil }
    var lower = Search(gained: gainedRate, lost: lostRate)
    var upper = Search(gained: lostRate, lost: gainedRate)
    // Side by side, so that the processor works on one while it waits for the other's root.
    while lower.isOpen || upper.isOpen {
      lower.halve(trials, z)
      upper.halve(trials, z)
    }
    let difference = gainedRate - lostRate
    return min(lower.low, difference)...max(-upper.low, difference)
  }

  /// Bisects between -1, where the score is beyond z, and the difference seen, where it is 0.
  private struct Search {
    let gained: Double
    let lost: Double
    /// Where the score is beyond z: in the end the lower limit.
    private(set) var low = -1.0
    private var high: Double
    private var middle: Double
    private(set) var isOpen: Bool

    init(gained: Double, lost: Double) {
      self.gained = gained
      self.lost = lost
      high = gained - lost
      middle = low + (high - low) / 2
      isOpen = middle > low && middle < high
    }

    /// One halving, while there is something between the two.
    mutating func halve(_ trials: Double, _ z: Double) {
      guard isOpen else { return }
      let distance = gained - lost - middle
      let variance = constrainedVariance(gained, lost, at: middle)
      let isBeyond = trials * distance * distance > z * z * variance
      // Not as two branches: which one it is, is a matter of chance.
      low = isBeyond ? middle : low
      high = isBeyond ? high : middle
      middle = low + (high - low) / 2
      // Next to 0, doubles go on for a thousand halvings that change nothing in the answer.
      isOpen = high - low >= 1e-18 && middle > low && middle < high
    }
  }

  /// 2 q + d (1 - d): the variance of one trial's difference, as likely as d allows.
  private static func constrainedVariance(
    _ gained: Double, _ lost: Double, at d: Double
  ) -> Double {
    let b = -gained - lost + (2 - gained + lost) * d
    let product = lost * d * (1 - d)
    let root = max(b * b + 8 * product, 0).squareRoot()
    // Of the two forms of the larger root, the one without a difference of near-equal numbers.
    let q = b > 0 ? 2 * product / (root + b) : (root - b) / 4
    return max(2 * max(q, -d, 0) + d * (1 - d), 0)
  }
}
