import CGSL

/// The dual Gaussian model along one axis, fitted by restricted maximum likelihood, with limits by
/// the profile: all values whose best likelihood is within the chi-square quantile of the best.
///
/// Sources: Bi, Li & Zhai, "FFitts law", CHI 2013, 10.1145/2470654.2466180 (the model); Venzon &
/// Moolgavkar, "A method for computing profile-likelihood-based confidence intervals", Applied
/// Statistics 37 (1988), 10.2307/2347496.
struct SizeFit: Sendable {
  /// Whether the data can tell the two parts of the variance within people apart.
  private(set) var isIdentified: Bool
  /// Without a unit; 0, without limits, where it is not identified.
  private(set) var alpha: Estimate
  /// In squares of the unit; the whole variance within people where alpha is not identified.
  private(set) var sigmaA2: Estimate
  /// The standard deviation of people's own offsets; nil where nobody is named.
  private(set) var between: Estimate?
  /// The variances, as multiples of that of all taps.
  private(set) var variances: SizeLikelihood.Variances
  let likelihood: SizeLikelihood

  /// Fits the taps along an axis.
  ///
  /// - Throws: `FitError.outOfMemory`.
  init(_ samples: TapSamples, along axis: Axis) throws(FitError) {
    let groups = SizeGroups(samples, along: axis)
    likelihood = SizeLikelihood(groups: groups)
    let hasPeople = groups.people.count > 1
    var profile = SizeProfile(
      likelihood: likelihood, hasSize: groups.hasContrast, hasPeople: hasPeople)
    var best = try profile.best()
    isIdentified = groups.hasContrast
    if isIdentified {
      let withoutSize = try profile.rise(at: 0, of: .size, from: best)
      let withoutOwn = try profile.rise(at: 0, of: .own, from: best)
      isIdentified = max(withoutSize, withoutOwn) > SizeProfile.reach
    }
    if !isIdentified {
      profile.hasSize = false
      best = try profile.best()
    }
    variances = best.variances
    let scale = groups.variance
    alpha = Estimate(0)
    if isIdentified {
      alpha = try profile.estimate(of: .size, best).scaled(by: scale / groups.unit)
    }
    sigmaA2 = try profile.estimate(of: .own, best).scaled(by: scale)
    if hasPeople {
      between = try profile.estimate(of: .between, best).scaled(by: scale).squareRoot
    }
  }
}

/// The search over the variances, some of which may be held.
struct SizeProfile {
  let likelihood: SizeLikelihood
  var hasSize: Bool
  let hasPeople: Bool

  typealias Variances = SizeLikelihood.Variances
  typealias Part = SizeLikelihood.Part

  /// The 95 % quantile of chi-square with 1 degree of freedom.
  static let reach = gsl_cdf_chisq_Pinv(FitLevel.level, 1)

  /// A best point and its deviance.
  struct Best {
    var variances: Variances
    var deviance: Double
  }

  /// The best of all.
  func best() throws(FitError) -> Best {
    let starts = [(0.5, 0.5, 0.2), (0.9, 0.1, 0.05), (0.1, 0.9, 0.05)]
    var best: Best?
    for start in starts {
      let variances = Variances(size: start.0, own: start.1, between: start.2)
      let found = try search(from: variances, holding: nil)
      if best.map({ found.deviance < $0.deviance }) ?? true { best = found }
    }
    guard let best else { throw .outOfMemory }
    // A simplex that was stopped early gets on from where it stands.
    return try atBounds(try search(from: best.variances, holding: nil))
  }

  /// With variances that are as good as 0 set to 0.
  private func atBounds(_ best: Best) throws(FitError) -> Best {
    var best = best
    for part in Part.allCases where best.variances[part] < 1e-6 {
      var variances = best.variances
      variances[part] = 0
      let deviance = likelihood.deviance(variances)
      if deviance <= best.deviance + 1e-6 {
        best = Best(variances: variances, deviance: deviance)
      }
    }
    return best
  }

  /// How far the deviance rises where one variance is held at a value.
  func rise(
    at value: Double, of held: Part, from best: Best
  ) throws(FitError) -> Double {
    var start = best.variances
    start[held] = value
    return try search(from: start, holding: held).deviance - best.deviance
  }

  /// One variance with its limits.
  func estimate(
    of held: Part, _ best: Best
  ) throws(FitError) -> Estimate {
    let value = best.variances[held]
    var low = 0.0
    if value > 0, try rise(at: 0, of: held, from: best) > Self.reach {
      low = root(between: 0, and: value, of: held, best) ?? 0
    }
    var far = max(value * 2, 0.01)
    while far < Self.largest, try rise(at: far, of: held, from: best) < Self.reach { far *= 2 }
    guard far < Self.largest, let high = root(between: value, and: far, of: held, best)
    else { return Estimate(value) }
    return Estimate(value, from: low, to: high)
  }

  /// Multiples of the variance of all taps that no data allow.
  private static let largest = 1e9

  private func root(
    between low: Double, and high: Double,
    of held: Part, _ best: Best
  ) -> Double? {
    Descent.root(between: low, and: high) { value in
      let rise = (try? self.rise(at: value, of: held, from: best)) ?? .nan
      return rise - Self.reach
    }
  }

  /// The best with one variance held, by a simplex over the square roots of the others, which keeps
  /// them from being negative.
  private func search(
    from start: Variances, holding held: Part?
  ) throws(FitError) -> Best {
    var fixed = start
    if !hasSize { fixed.size = 0 }
    if !hasPeople { fixed.between = 0 }
    var free: [Part] = []
    if hasSize, held != .size { free.append(.size) }
    if held != .own { free.append(.own) }
    if hasPeople, held != .between { free.append(.between) }
    guard !free.isEmpty else {
      return Best(variances: fixed, deviance: likelihood.deviance(fixed))
    }
    func variances(_ roots: [Double]) -> Variances {
      var variances = fixed
      for (part, root) in zip(free, roots) { variances[part] = root * root }
      return variances
    }
    let likelihood = likelihood
    let found = try Descent.minimum(
      from: free.map { fixed[$0].squareRoot() }, step: 0.1
    ) { likelihood.deviance(variances($0)) }
    return Best(variances: variances(found.point), deviance: found.value)
  }
}

extension SizeFit {
  /// The standard deviation within a person at targets of an extent, in the unit of the fit.
  func deviation(at extent: Double) -> Double {
    let groups = likelihood.groups
    let part = variances.size * extent * extent / groups.unit + variances.own
    return (part * groups.variance).squareRoot()
  }

  /// Where each person taps, in the order of the people.
  var centers: [Double] { likelihood.centers(variances) }
}
