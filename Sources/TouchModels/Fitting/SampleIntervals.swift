import CGSL
import Foundation

/// Estimates from independent taps, along one axis or two.
package enum SampleIntervals {
  /// The mean, with limits by Student's t of n - 1 degrees of freedom.
  ///
  /// Source: Student, "The probable error of a mean", Biometrika 6 (1908), 10.1093/biomet/6.1.1.
  package static func mean(_ values: [Double]) -> Estimate {
    let count = values.count
    let mean = gsl_stats_mean(values, 1, count)
    guard count > 1 else { return Estimate(mean) }
    let error = (gsl_stats_variance_m(values, 1, count, mean) / Double(count)).squareRoot()
    let reach = gsl_cdf_tdist_Pinv(FitLevel.upper, Double(count - 1)) * error
    return Estimate(mean, from: mean - reach, to: mean + reach)
  }

  /// The standard deviation, with limits that allow for the kurtosis of the data: exp(ln(c s^2) +-
  /// z se) for the variance, c = n / (n - z), se = c sqrt((g - (n - 3) / n) / (n - 1)), g the
  /// kurtosis about a mean that is trimmed by 1 / (2 sqrt(n - 4)) at each end.
  ///
  /// Source: Bonett, "Approximate confidence interval for standard deviation of nonnormal
  /// distributions", Computational Statistics & Data Analysis 50 (2006),
  /// 10.1016/j.csda.2004.10.003.
  package static func deviation(_ values: [Double]) -> Estimate {
    let count = values.count
    let n = Double(count)
    let mean = gsl_stats_mean(values, 1, count)
    let variance = gsl_stats_variance_m(values, 1, count, mean)
    guard count > 4, variance > 0 else { return Estimate(variance.squareRoot()) }
    let middle = gsl_stats_trmean_from_sorted_data(
      1 / (2 * (n - 4).squareRoot()), values.sorted(), 1, count)
    var fourth = 0.0
    for value in values {
      let square = (value - middle) * (value - middle)
      fourth += square * square
    }
    let total = variance * (n - 1)
    let kurtosis = n * fourth / (total * total)
    let c = n / (n - FitLevel.z)
    let error = c * (max(kurtosis - (n - 3) / n, 0) / (n - 1)).squareRoot()
    return Estimate(
      variance.squareRoot(), from: (c * variance * exp(-FitLevel.z * error)).squareRoot(),
      to: (c * variance * exp(FitLevel.z * error)).squareRoot())
  }

  /// Pearson's correlation, with limits tanh(atanh r +- z / sqrt(n - 3)).
  ///
  /// Source: Fisher, "On the probable error of a coefficient of correlation deduced from a small
  /// sample", Metron 1 (1921); no DOI.
  package static func correlation(_ first: [Double], _ second: [Double]) -> Estimate {
    let count = min(first.count, second.count)
    guard count > 3 else { return Estimate(0) }
    let r = min(max(gsl_stats_correlation(first, 1, second, 1, count), -1), 1)
    guard r.isFinite else { return Estimate(0) }
    let reach = FitLevel.z / Double(count - 3).squareRoot()
    return Estimate(r, from: tanh(atanh(r) - reach), to: tanh(atanh(r) + reach))
  }
}

/// How sure the intervals of a fit are.
package enum FitLevel {
  /// The share of intervals that hold the truth.
  package static let level = 0.95
  /// Where the upper limit cuts a distribution.
  static let upper = 0.975
  /// The quantile of the standard normal distribution there.
  static let z = 1.959963984540054
}
