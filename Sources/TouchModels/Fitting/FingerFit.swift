/// A finger model that was fitted to labelled taps, with how sure it is.
package struct FingerFit: Sendable, Equatable {
  /// The models that can be fitted.
  package enum Model: String, Sendable, Hashable, CaseIterable {
    /// One spread for all targets.
    case gaussian
    /// A spread that grows with the target.
    case dualGaussian
  }

  /// What becomes of outliers.
  package enum Outliers: String, Sendable, Hashable, CaseIterable {
    /// They are counted and named, and take part in the fit.
    case keep
    /// They are left out of the fit.
    case drop
  }

  /// The parts of the dual Gaussian model along one axis.
  package struct SizeEffect: Sendable, Equatable {
    /// Whether the data can tell the two apart.
    package var isIdentified: Bool
    /// Without a unit; 0, without limits, where the two cannot be told apart.
    package var alpha: Estimate
    /// In squares of the unit.
    package var sigmaA2: Estimate
  }

  /// A tap that lies far from where its person taps.
  package struct Outlier: Sendable, Equatable {
    package var tap: TapSample
    /// The robust distance, in standard deviations.
    package var distance: Double
  }

  package var model: Model
  /// The mean of the tap minus the aim.
  package var offset: AxisPair<Estimate>
  /// The standard deviations within a person, of a gaussian.
  package var sigma: AxisPair<Estimate>?
  /// What a dual Gaussian has in place of them.
  package var sizeEffect: AxisPair<SizeEffect>?
  /// The correlation within a person.
  package var rho: Estimate
  /// The standard deviations of people's own offsets; nil where there are not two people or more.
  package var betweenUsers: AxisPair<Estimate>?
  /// Whether the taps within people look normal.
  package var shape: AxisPair<AxisShape>
  /// In the order of the log.
  package var outliers: [Outlier]
  /// The taps that were fitted.
  package var taps: Int
  /// The people who made them; nil where the log names nobody.
  package var users: Int?
  /// The least and the greatest extent of the targets along each axis.
  package var extents: AxisPair<ClosedRange<Double>>

  /// Samples of people that limits rest on, where they rest on any.
  package static let bootstrapSamples = UserBootstrap.samples
  /// The quantile of chi-square beyond which a squared distance makes an outlier.
  package static let outlierQuantile = RobustDistance.quantile
  /// With fewer people there is no bootstrap.
  package static let fewestUsers = UserBootstrap.fewestUsers

  /// Whether limits rest on a bootstrap over people.
  package var usesBootstrap: Bool {
    betweenUsers != nil && (users ?? 0) >= Self.fewestUsers
  }

  /// The model for a config.
  package func finger(unit: FingerModel.Unit) -> FingerModel {
    var spread = FingerModel.Spread.sigma(.zero)
    if let sigma { spread = .sigma(sigma.values) }
    if let sizeEffect {
      spread = .dualGaussian(
        alpha: sizeEffect.map(\.alpha).values, sigmaA2: sizeEffect.map(\.sigmaA2).values)
    }
    return FingerModel(
      name: "finger",
      components: [
        FingerModel.Component(
          unit: unit, offset: offset.values, spread: spread, rho: rho.value,
          betweenUsers: betweenUsers?.values ?? .zero)
      ])
  }
}

extension AxisPair<Estimate> {
  fileprivate var values: SIMD2<Double> { SIMD2(x.value, y.value) }
}
