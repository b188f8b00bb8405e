import CGSL

/// Pearson's test that counts come from intervals of equal probability.
struct ChiSquare {
  /// The sum of (count - expected)^2 / expected.
  let statistic: Double
  /// The probability of such a statistic or a larger one.
  let pValue: Double

  /// The test of the counts of at least two intervals.
  init(_ counts: [Int]) {
    let expected = Double(counts.reduce(0, +)) / Double(max(counts.count, 1))
    let sum = counts.reduce(0) { sum, count in
      let distance = Double(count) - expected
      return sum + distance * distance / expected
    }
    statistic = sum
    pValue = expected > 0 ? gsl_cdf_chisq_Q(sum, Double(counts.count - 1)) : 0
  }
}
