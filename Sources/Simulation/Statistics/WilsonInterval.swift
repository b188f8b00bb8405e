/// The score interval for one proportion: equation (5) of docs/methods.md.
///
/// The limits are the two p where (x/n - p)^2 = z^2 p (1 - p) / n. They lie in 0...1, and are 0 or
/// 1 exactly where no trial or every trial was a success.
///
/// Source: Wilson, "Probable inference, the law of succession, and statistical inference",
/// JASA 22 (1927), doi 10.1080/01621459.1927.10502953.
package enum WilsonInterval {
  /// The limits of a rate, as fractions; nil where there were no trials.
  ///
  /// - Parameters:
  ///   - successes: x, from 0 to `trials`; need not be whole (effective counts).
  ///   - trials: n.
  ///   - z: the quantile that says how sure the interval is.
  package static func limits(
    successes: Double, trials: Double, z: Double = Confidence.z95
  ) -> ClosedRange<Double>? {
    guard trials > 0, trials.isFinite, successes >= 0, successes <= trials else { return nil }
    let failures = trials - successes
    let low = lowerLimit(successes, failures, trials, z)
    // Where successes are few, not 1 less a number near 1: the limit would lose its digits.
    let high =
      successes < failures
      ? upperLimit(successes, failures, trials, z)
      : 1 - lowerLimit(failures, successes, trials, z)
    // Rounding in the last place must not push a limit past the rate or past the other limit.
    let rate = successes / trials
    return min(low, rate)...max(high, rate)
  }

  /// The lower limit, as the product of the roots over the upper one: no difference of near-equal
  /// numbers where successes are few.
  private static func lowerLimit(
    _ successes: Double, _ failures: Double, _ trials: Double, _ z: Double
  ) -> Double {
    let root = (successes / trials * failures + z * z / 4).squareRoot()
    return successes / trials * successes / (successes + z * z / 2 + z * root)
  }

  /// The upper limit, as the larger root.
  private static func upperLimit(
    _ successes: Double, _ failures: Double, _ trials: Double, _ z: Double
  ) -> Double {
    let root = (successes / trials * failures + z * z / 4).squareRoot()
    return (successes + z * z / 2 + z * root) / (trials + z * z)
  }
}
