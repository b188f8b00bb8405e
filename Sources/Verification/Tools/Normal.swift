import CGSL
import Foundation
import TouchModels

/// The standard normal distribution, and chances that come from it; by GSL.
enum Normal {
  /// The probability below z.
  static func below(_ z: Double) -> Double { gsl_cdf_ugaussian_P(z) }

  /// The probability above z, with its digits where it is small.
  static func above(_ z: Double) -> Double { gsl_cdf_ugaussian_Q(z) }

  /// The density.
  static func density(_ z: Double) -> Double { gsl_ran_ugaussian_pdf(z) }

  /// The z with this probability above it, from the smaller of the two tails.
  static func quantile(below: Double, above: Double) -> Double {
    below < above ? gsl_cdf_ugaussian_Pinv(below) : gsl_cdf_ugaussian_Qinv(above)
  }

  /// The probability of a deviation at least this large on either side.
  static func twoSided(_ z: Double) -> Double { z.isNaN ? 0 : 2 * above(abs(z)) }

  /// The probability that the largest of `count` deviations is at least `largest` on either side,
  /// whatever the dependence between them: at most this (Bonferroni's inequality).
  static func largest(_ largest: Double, of count: Int) -> Double {
    min(1, Double(count) * twoSided(largest))
  }

  /// The median of the largest absolute value of `count` independent deviates.
  static func medianLargest(of count: Int) -> Double {
    // (1 - 2 Q)^n = 1 / 2, as -expm1(-ln 2 / n) to keep digits at large n.
    let outside = -expm1(-0.6931471805599453 / Double(max(count, 1)))
    return gsl_cdf_ugaussian_Qinv(outside / 2)
  }
}
