/// How taps scatter round the point that people aim at: one Gaussian, or a mixture of several.
public struct FingerModel: Sendable, Hashable {
  /// The name, or the preset's; "finger" if it has neither.
  public var name: String
  /// At least one; the weights are not negative and not all 0.
  public var components: [Component]

  /// A model from its components.
  public init(name: String, components: [Component]) {
    self.name = name
    self.components = components
  }

  /// A unit of length.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    case pt
    case mm
  }

  /// Where the standard deviations come from.
  public enum Spread: Sendable, Hashable {
    /// The standard deviations along x and y, in the component's unit.
    case sigma(SIMD2<Double>)
    /// sigma^2 = alpha * W^2 + sigmaA2, W the size of the target as the person sees it, in the
    /// component's unit: equation (2) of docs/methods.md. Source: Bi, Li & Zhai, "FFitts law",
    /// CHI 2013, 10.1145/2470654.2466180.
    case dualGaussian(alpha: SIMD2<Double>, sigmaA2: SIMD2<Double>)
  }

  /// One Gaussian of a mixture.
  public struct Component: Sendable, Hashable {
    /// Relative to the other components.
    public var weight: Double
    /// The unit of all lengths here.
    public var unit: Unit
    /// Mean of the touch minus the aim point.
    public var offset: SIMD2<Double>
    /// The standard deviations of one person's taps.
    public var spread: Spread
    /// Correlation of x and y, from -1 to 1 inclusive.
    public var rho: Double
    /// Standard deviations of people's own mean offsets.
    public var betweenUsers: SIMD2<Double>
    /// The preset that it comes from, if it does.
    public var preset: String?

    /// A component; lengths in `unit`.
    public init(
      weight: Double = 1, unit: Unit = .pt, offset: SIMD2<Double> = .zero, spread: Spread,
      rho: Double = 0, betweenUsers: SIMD2<Double> = .zero, preset: String? = nil
    ) {
      self.weight = weight
      self.unit = unit
      self.offset = offset
      self.spread = spread
      self.rho = rho
      self.betweenUsers = betweenUsers
      self.preset = preset
    }
  }
}
