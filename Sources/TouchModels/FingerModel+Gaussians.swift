extension FingerModel {
  /// The taps of all people at a target, as Gaussians of the touch minus the aim point.
  ///
  /// - Parameters:
  ///   - size: width and height of the target as the person sees it, in pt.
  ///   - pointsPerInch: of the device, in pt; turns mm into pt, at 25.4 mm an inch.
  /// - Returns: One for each component that has weight, in order; the weights sum to 1.
  package func gaussians(target size: SIMD2<Double>, pointsPerInch: Double) -> [Gaussian] {
    personalGaussians(target: size, pointsPerInch: pointsPerInch).map(\.everyone)
  }

  /// As `gaussians(target:pointsPerInch:)`, with the spread between users kept apart.
  package func personalGaussians(
    target size: SIMD2<Double>, pointsPerInch: Double
  ) -> [PersonalGaussian] {
    let heaviest = components.reduce(0) { max($0, $1.weight) }
    guard heaviest > 0 else { return [] }
    // Scaled by the heaviest first: the plain sum of huge weights would overflow.
    let total = components.reduce(0) { $0 + $1.weight / heaviest }
    return components.filter { $0.weight > 0 }.map {
      $0.gaussian(
        weight: $0.weight / heaviest / total, target: size, pointsPerInch: pointsPerInch)
    }
  }

  /// Whether a length of the model is in mm, so that results depend on the device's density.
  package var usesMillimetres: Bool {
    components.contains { $0.unit == .mm && $0.hasLength }
  }
}

extension FingerModel.Component {
  /// Millimetres in an inch.
  private static let millimetresPerInch = 25.4

  /// Lengths stay within this many pt, so that their squares are finite.
  private static let longest = 1e150

  fileprivate var hasLength: Bool {
    if case .sigma(.zero) = spread { return offset != .zero || betweenUsers != .zero }
    return true
  }

  fileprivate func gaussian(
    weight: Double, target size: SIMD2<Double>, pointsPerInch: Double
  ) -> PersonalGaussian {
    let scale = unit == .mm ? pointsPerInch / Self.millimetresPerInch : 1
    let within = Gaussian(
      weight: weight, mean: Self.bounded(offset * scale),
      sigma: Self.bounded(sigma(target: size / scale) * scale), rho: rho)
    return PersonalGaussian(within: within, betweenUsers: Self.bounded(betweenUsers * scale))
  }

  /// The standard deviations for a target of this size, both in the component's unit.
  private func sigma(target size: SIMD2<Double>) -> SIMD2<Double> {
    switch spread {
    case .sigma(let sigma): sigma
    case .dualGaussian(let alpha, let sigmaA2):
      (alpha * size * size + sigmaA2).clamped(
        lowerBound: .zero, upperBound: .init(repeating: .greatestFiniteMagnitude)
      ).squareRoot()
    }
  }

  private static func bounded(_ length: SIMD2<Double>) -> SIMD2<Double> {
    length.clamped(
      lowerBound: .init(repeating: -longest), upperBound: .init(repeating: longest))
  }
}
