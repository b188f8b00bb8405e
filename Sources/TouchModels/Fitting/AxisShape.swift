import CGSL
import Foundation

/// Whether the taps along one axis look normal.
package struct AxisShape: Sendable, Hashable {
  /// Skewness; 0 for a normal distribution.
  package let skewness: Double
  /// Kurtosis minus 3; 0 for a normal distribution.
  package let excessKurtosis: Double
  /// The statistic of Anderson and Darling, for a mean and a standard deviation that are estimated.
  package let andersonDarling: Double
  /// How likely a statistic as large is where the taps are normal.
  package let p: Double

  /// The shape of some values, which differ from each other.
  ///
  /// Skewness and kurtosis are GSL's, with the standard deviation of n - 1: b1 and b2 in Joanes &
  /// Gill, "Comparing measures of sample skewness and kurtosis", The Statistician 47 (1998),
  /// 10.1111/1467-9884.00122.
  ///
  /// The statistic: Anderson & Darling, "A test of goodness of fit", JASA 49 (1954),
  /// 10.1080/01621459.1954.10501232. Its p: D'Agostino & Stephens, "Goodness-of-Fit Techniques",
  /// Dekker 1986, table 4.9 (10.1201/9780203753064), on the statistic times
  /// 1 + 0.75 / n + 2.25 / n^2.
  package init(_ values: [Double]) {
    let count = values.count
    let mean = gsl_stats_mean(values, 1, count)
    let deviation = gsl_stats_sd_m(values, 1, count, mean)
    skewness = gsl_stats_skew_m_sd(values, 1, count, mean, deviation)
    excessKurtosis = gsl_stats_kurtosis_m_sd(values, 1, count, mean, deviation)
    let sorted = values.sorted()
    let n = Double(count)
    var sum = 0.0
    for (place, value) in sorted.enumerated() {
      let below = gsl_cdf_ugaussian_P((value - mean) / deviation)
      let above = gsl_cdf_ugaussian_Q((sorted[count - 1 - place] - mean) / deviation)
      sum += (2 * Double(place) + 1) * (Self.logarithm(below) + Self.logarithm(above))
    }
    andersonDarling = -n - sum / n
    p = Self.p(andersonDarling * (1 + (0.75 + 2.25 / n) / n))
  }

  /// ln, finite where a probability is too small for a number.
  private static func logarithm(_ probability: Double) -> Double {
    log(max(probability, .leastNonzeroMagnitude))
  }

  private static func p(_ a: Double) -> Double {
    switch a {
    case ..<0.2: 1 - exp(-13.436 + (101.14 - 223.73 * a) * a)
    case ..<0.34: 1 - exp(-8.318 + (42.796 - 59.938 * a) * a)
    case ..<0.6: exp(0.9177 - (4.279 + 1.38 * a) * a)
    case ..<10: exp(1.2937 - (5.709 - 0.0186 * a) * a)
    default: 0
    }
  }
}
