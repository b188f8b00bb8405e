/// A bivariate normal distribution of the touch minus the aim point, in points (pt).
public struct Gaussian: Sendable, Hashable {
  /// Share of the taps, 0 to 1; the weights of a model sum to 1.
  public var weight: Double
  /// Mean, in pt.
  public var mean: SIMD2<Double>
  /// Standard deviations along x and y, in pt; 0 is allowed.
  public var sigma: SIMD2<Double>
  /// Correlation, -1 to 1 inclusive; 0 where a sigma is 0.
  public var rho: Double
}
