import CGSL

/// Quantiles and tails of the distributions that statistics rest on, by GSL.
package enum Distribution {
  /// The number below which a share of Student's t distribution lies; nil where there is none.
  ///
  /// - Parameters:
  ///   - share: above 0 and below 1.
  ///   - degrees: degrees of freedom, above 0.
  package static func studentTQuantile(_ share: Double, degrees: Double) -> Double? {
    guard share > 0, share < 1, degrees > 0, degrees.isFinite else { return nil }
    _ = GSL.isSilent
    return finite(gsl_cdf_tdist_Pinv(share, degrees))
  }

  /// The probability that a chi-square variable is larger than `x`; nil where that is no question.
  ///
  /// - Parameter degrees: degrees of freedom, above 0.
  package static func chiSquareTail(_ x: Double, degrees: Double) -> Double? {
    guard x >= 0, degrees > 0, degrees.isFinite else { return nil }
    _ = GSL.isSilent
    return x.isFinite ? finite(gsl_cdf_chisq_Q(x, degrees)) : 0
  }

  /// The probability of at most `successes` among `trials` of which each succeeds with probability
  /// one half; nil where the counts are none.
  ///
  /// By the beta distribution, which takes any number of trials.
  package static func fairBinomialTail(successes: Int, trials: Int) -> Double? {
    guard successes >= 0, trials >= successes else { return nil }
    guard successes < trials else { return 1 }
    _ = GSL.isSilent
    return finite(
      gsl_cdf_beta_P(0.5, Double(trials) - Double(successes), Double(successes) + 1))
  }

  private static func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}
