/// A bivariate normal distribution of the touch minus the aim point, in points (pt).
package struct Gaussian: Sendable, Hashable {
  /// Share of the taps, 0 to 1; the weights of a model sum to 1.
  package var weight: Double
  /// Mean, in pt.
  package var mean: SIMD2<Double>
  /// Standard deviations along x and y, in pt; 0 is allowed.
  package var sigma: SIMD2<Double>
  /// Correlation, -1 to 1 inclusive; 0 where a sigma is 0.
  package var rho: Double

  /// A distribution; lengths in pt. `rho` becomes 0 where a sigma is 0.
  package init(
    weight: Double = 1, mean: SIMD2<Double> = .zero, sigma: SIMD2<Double>, rho: Double = 0
  ) {
    self.weight = weight
    self.mean = mean
    self.sigma = sigma
    self.rho = sigma.x == 0 || sigma.y == 0 ? 0 : rho
  }

  /// This distribution with an independent, uncorrelated one added: the variances add up, the
  /// covariance stays. `spread` has its standard deviations along x and y, in pt.
  package func widened(by spread: SIMD2<Double>) -> Gaussian {
    let wide = SIMD2(Self.hypotenuse(sigma.x, spread.x), Self.hypotenuse(sigma.y, spread.y))
    let kept = wide.x > 0 && wide.y > 0 ? (sigma.x / wide.x) * (sigma.y / wide.y) : 0
    return Gaussian(weight: weight, mean: mean, sigma: wide, rho: rho * kept)
  }

  /// sqrt(a^2 + b^2) for a, b >= 0, exact where one of them is 0.
  private static func hypotenuse(_ a: Double, _ b: Double) -> Double {
    let large = max(a, b)
    guard large > 0 else { return 0 }
    let ratio = min(a, b) / large
    return large * (1 + ratio * ratio).squareRoot()
  }
}
