import Foundation

/// The test of Kolmogorov and Smirnov that numbers come from the standard normal distribution.
///
/// Source of the p-value: Kolmogorov's limit with the argument of Stephens, "Use of the
/// Kolmogorov-Smirnov, Cramer-von Mises and related statistics without extensive tables", Journal
/// of the Royal Statistical Society B 32 (1970), doi 10.1111/j.2517-6161.1970.tb00821.x.
struct KolmogorovSmirnov {
  /// The largest distance of the two distribution functions.
  let statistic: Double
  /// The probability of such a distance or a larger one.
  let pValue: Double

  /// The test of numbers that should be independent and standard normal.
  init(_ deviates: [Double]) {
    let count = Double(deviates.count)
    var distance = 0.0
    for (index, z) in deviates.sorted().enumerated() {
      let probability = Normal.below(z)
      distance = max(
        distance, probability - Double(index) / count, Double(index + 1) / count - probability)
    }
    statistic = distance
    let root = count.squareRoot()
    pValue = deviates.isEmpty ? 0 : Self.probability(above: distance * (root + 0.12 + 0.11 / root))
  }

  /// 2 sum over k >= 1 of (-1)^(k - 1) exp(-2 k^2 x^2).
  static func probability(above x: Double) -> Double {
    guard x > 0.2 else { return 1 }
    var sum = 0.0
    for k in 1...30 {
      let term = exp(-2 * Double(k * k) * x * x)
      sum += k % 2 == 1 ? term : -term
    }
    return min(max(2 * sum, 0), 1)
  }
}
