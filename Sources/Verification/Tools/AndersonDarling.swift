import CGSL
import Foundation

/// The test of Anderson and Darling that numbers come from the standard normal distribution, with
/// nothing estimated from them.
///
/// Source: Anderson & Darling, "Asymptotic theory of certain goodness of fit criteria based on
/// stochastic processes", Annals of Mathematical Statistics 23 (1952), doi 10.1214/aoms/1177729437.
/// The limiting distribution is used, which is good to about 0.001 from ten numbers on: Marsaglia &
/// Marsaglia, Journal of Statistical Software 9 (2004), doi 10.18637/jss.v009.i02.
struct AndersonDarling {
  /// A^2 = -n - sum (2 i - 1) (ln F(z_i) + ln (1 - F(z_(n+1-i)))) / n, z_i rising.
  let statistic: Double
  /// The probability of such a statistic or a larger one.
  let pValue: Double

  /// The test of numbers that should be independent and standard normal.
  init(_ deviates: [Double]) {
    guard !deviates.isEmpty, deviates.allSatisfy({ !$0.isNaN }) else {
      (statistic, pValue) = (.infinity, 0)
      return
    }
    let sorted = deviates.sorted()
    let count = Double(sorted.count)
    var sum = 0.0
    for (index, z) in sorted.enumerated() {
      let opposite = sorted[sorted.count - 1 - index]
      sum += Double(2 * index + 1) * (log(Normal.below(z)) + log(Normal.above(opposite)))
    }
    let found = -count - sum / count
    statistic = found
    pValue = found.isFinite ? max(0, 1 - Self.probability(below: found)) : 0
  }

  /// The limit, for many numbers, of the probability that A^2 is below z:
  ///
  ///     sqrt(2 pi) / z  sum_j binom(-1/2, j) (4 j + 1) exp(-t)
  ///       integral over w > 0 of exp(z / (8 (w^2 + 1)) - t w^2) dw,  t = (4 j + 1)^2 pi^2 / (8 z)
  static func probability(below z: Double) -> Double {
    guard z > 0.02 else { return 0 }
    var sum = 0.0
    var binomial = 1.0
    for j in 0..<40 {
      let odd = Double(4 * j + 1)
      let t = odd * odd * .pi * .pi / (8 * z)
      guard t < 700 else { break }
      sum += binomial * odd * exp(-t) * integral(z: z, t: t)
      binomial *= -(0.5 + Double(j)) / Double(j + 1)
    }
    return min(max((2 * Double.pi).squareRoot() / z * sum, 0), 1)
  }

  /// By the trapezoidal rule, which is exact to rounding for such a smooth, even function.
  private static func integral(z: Double, t: Double) -> Double {
    let step = min(0.05, 0.25 / t.squareRoot())
    var sum = exp(z / 8) / 2
    var w = step
    while t * w * w < 45 {
      sum += exp(z / (8 * (w * w + 1)) - t * w * w)
      w += step
    }
    return sum * step
  }
}
