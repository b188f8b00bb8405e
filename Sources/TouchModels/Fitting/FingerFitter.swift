/// Fits a finger model to labelled taps.
///
/// ```swift
/// var samples = TapSamples()
/// try samples.add(offset: SIMD2(1.5, -2), size: SIMD2(44, 44), user: 0, file: 0, line: 2)
/// ...
/// let fit = try FingerFitter(model: .gaussian).fit(samples)
/// ```
package struct FingerFitter: Sendable {
  package var model: FingerFit.Model
  package var outliers: FingerFit.Outliers
  /// Of the bootstrap.
  package var seed: UInt64

  package init(
    model: FingerFit.Model, outliers: FingerFit.Outliers = .keep, seed: UInt64 = 1
  ) {
    self.model = model
    self.outliers = outliers
    self.seed = seed
  }

  /// The model, with its intervals and what is to be known about the taps.
  ///
  /// - Complexity: O(n log n) in the taps; `dualGaussian` about 10,000 times the pairs of person
  ///   and size. Beside the samples about 100 bytes a tap.
  /// - Throws: `FitError`.
  package func fit(_ samples: TapSamples) throws(FitError) -> FingerFit {
    _ = GSL.isSilent
    try check(samples)
    var parts = try sizeParts(samples)
    let robust = RobustDistance(samples, scales: scales(samples, parts))
    let far = robust.outliers
    var rest = samples
    if outliers == .drop, !far.isEmpty {
      rest = samples.without(far)
      try check(rest)
      parts = try sizeParts(rest)
    }
    let moments = rest.moments
    var fit = try plain(rest, moments)
    fit.outliers = far.map {
      FingerFit.Outlier(tap: samples.taps[$0], distance: robust.squares[$0].squareRoot())
    }
    if let parts { try add(parts, to: &fit, rest) }
    return fit
  }

  private func check(_ samples: TapSamples) throws(FitError) {
    let count = samples.taps.count
    guard count >= FitError.fewest else { throw .tooFew(count) }
    let moments = samples.moments
    guard moments.count == 1 || count - moments.count >= FitError.fewestRepeats else {
      throw .tooFewEach(taps: count, users: moments.count)
    }
    for axis in Axis.allCases {
      let squares = moments.reduce(0) { $0 + $1.squares[axis] }
      // Differences of screen coordinates: what is smaller is rounding.
      guard (squares / Double(count)).squareRoot() > 1e-9 else { throw .noSpread(axis) }
    }
  }

  /// The dual Gaussian along each axis; nil for the other model.
  private func sizeParts(_ samples: TapSamples) throws(FitError) -> AxisPair<SizeFit>? {
    guard model == .dualGaussian else { return nil }
    return try AxisPair { axis throws(FitError) in try SizeFit(samples, along: axis) }
  }

  /// How far taps scatter within a person at each size of target; 1 where that does not depend on
  /// the size.
  private func scales(_ samples: TapSamples, _ parts: AxisPair<SizeFit>?) -> [SIMD2<Double>] {
    guard let parts else { return samples.sizes.map { _ in SIMD2(1, 1) } }
    return samples.sizes.map { size in
      SIMD2(parts.x.deviation(at: size.x), parts.y.deviation(at: size.y))
    }
  }

  /// The fit but for what depends on the size of the targets.
  private func plain(_ samples: TapSamples, _ moments: [UserMoments]) throws(FitError) -> FingerFit
  {
    let residuals = Residuals(samples, scales: samples.sizes.map { _ in SIMD2(1, 1) })
    var fit = FingerFit(
      model: model,
      offset: AxisPair { axis in SampleIntervals.mean(samples.taps.map { $0[axis] }) },
      rho: Estimate(0), shape: residuals.shape, outliers: [], taps: samples.taps.count,
      users: samples.userCount > 0 ? moments.count : nil, extents: samples.extents)
    guard moments.count > 1 else {
      if model == .gaussian {
        fit.sigma = AxisPair { axis in
          SampleIntervals.deviation(samples.taps.map { $0[axis] })
        }
      }
      fit.rho = SampleIntervals.correlation(samples.taps.map(\.x), samples.taps.map(\.y))
      return fit
    }
    let spread = UserSpread(moments, at: moments.indices)
    let limits = try UserBootstrap.limits(of: spread, people: moments, seed: seed)
    fit.offset = AxisPair { axis in SampleIntervals.mean(moments.map { $0.mean[axis] }) }
    fit.rho = spread.rho(limits[4])
    if model == .gaussian {
      fit.sigma = AxisPair { spread.sigma(along: $0, limits[$0 == .x ? 2 : 3]) }
      fit.betweenUsers = AxisPair { spread.between(along: $0, limits[$0 == .x ? 0 : 1]) }
    }
    return fit
  }

  /// Puts the dual Gaussian in its place: the spread, and rho and the shape of taps whose offsets
  /// are divided by their standard deviations.
  private func add(
    _ parts: AxisPair<SizeFit>, to fit: inout FingerFit, _ samples: TapSamples
  ) throws(FitError) {
    fit.sizeEffect = parts.map {
      FingerFit.SizeEffect(isIdentified: $0.isIdentified, alpha: $0.alpha, sigmaA2: $0.sigmaA2)
    }
    if let x = parts.x.between, let y = parts.y.between { fit.betweenUsers = AxisPair(x: x, y: y) }
    let residuals = Residuals(
      samples, scales: scales(samples, parts), centers: parts.map(\.centers))
    fit.shape = residuals.shape
    let moments = residuals.moments
    if moments.count > 1 {
      let spread = UserSpread(moments, at: moments.indices)
      fit.rho = spread.rho(try UserBootstrap.limits(of: spread, people: moments, seed: seed)[4])
    } else {
      fit.rho = SampleIntervals.correlation(residuals.x, residuals.y)
    }
  }
}

extension TapSamples {
  /// The least and the greatest extent of the targets that were tapped.
  fileprivate var extents: AxisPair<ClosedRange<Double>> {
    let first = taps.first.map { sizes[Int($0.size)] } ?? .zero
    var (least, greatest) = (first, first)
    for tap in taps {
      least = pointwiseMin(least, sizes[Int(tap.size)])
      greatest = pointwiseMax(greatest, sizes[Int(tap.size)])
    }
    return AxisPair { least[$0]...greatest[$0] }
  }
}
