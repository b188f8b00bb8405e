import Simulation
import TouchModels

/// The coverage of the intervals of a fit, over many made studies: without people, and with 8, 16
/// and 32 whose offsets differ, balanced or not, under both models. Beside it how often normal taps
/// fail the test of normality and are taken for outliers.
enum FitCoverage {
  static let check = Check(
    name: "coverage-fit", question: "how often do the limits of fitted fingers hold the truth?",
    run: { try findings($0) })

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let plain = effort.pick(trial: 20, quick: 300, full: 4000)
    let dual = effort.pick(trial: 2, quick: 60, full: 1000)
    var findings: [Finding] = []
    for study in effort.pick(trial: [MadeStudy.few], quick: MadeStudy.some, full: MadeStudy.all) {
      let studies = study.model == .gaussian ? plain : dual
      let parts = try parallelMap(Array(0..<studies), threads: effort.threads) { number in
        var coverages = FitCoverages()
        coverages.add(try study.fit(UInt64(number + 1)), truth: study)
        return coverages
      }
      var sum = FitCoverages()
      for part in parts { sum.merge(part) }
      findings += sum.findings("\(studies) studies: \(study.name)", study)
    }
    return findings
  }
}

/// A study of people whose truth is known, in pt.
private struct MadeStudy: Sendable {
  var name: String
  var model = FingerFit.Model.gaussian
  /// 0: nobody is named.
  var people: Int
  /// Of each person; on average where they differ.
  var taps: Int
  var isBalanced = true

  let offset = SIMD2(1.5, -2.0)
  let rho = 0.3

  static let few = MadeStudy(name: "8 people", people: 8, taps: 20)
  static let some = [
    MadeStudy(name: "nobody named, 30 taps", people: 0, taps: 30),
    few,
    MadeStudy(name: "16 people, 100 taps each", people: 16, taps: 100),
    MadeStudy(name: "8 people, dual Gaussian", model: .dualGaussian, people: 8, taps: 40),
  ]
  static let all =
    some + [
      MadeStudy(name: "nobody named, 500 taps", people: 0, taps: 500),
      MadeStudy(name: "16 people, 8 to 32 taps", people: 16, taps: 20, isBalanced: false),
      MadeStudy(name: "32 people, 40 taps each", people: 32, taps: 40),
      MadeStudy(name: "nobody, dual Gaussian", model: .dualGaussian, people: 0, taps: 100),
      MadeStudy(name: "16 people, dual Gaussian", model: .dualGaussian, people: 16, taps: 40),
      MadeStudy(name: "32 people, dual Gaussian", model: .dualGaussian, people: 32, taps: 40),
    ]

  var between: SIMD2<Double> { people > 0 ? SIMD2(2.5, 3) : .zero }
  var sigma: SIMD2<Double> { model == .gaussian ? SIMD2(6, 5) : SIMD2(4, 3) }
  var alpha: SIMD2<Double> { model == .gaussian ? .zero : SIMD2(0.0075, 0.0108) }

  private var sizes: [SIMD2<Double>] {
    guard model == .dualGaussian else { return [SIMD2(44, 44)] }
    return [SIMD2(20, 24), SIMD2(44, 44), SIMD2(80, 60), SIMD2(140, 100)]
  }

  /// The fit to the taps of the study with this number.
  func fit(_ number: UInt64) throws -> FingerFit {
    var samples = TapSamples()
    let sampler = try TapSampler()
    let means = Self.draw(
      max(people, 1), "people", 0, number, Gaussian(mean: offset, sigma: between), sampler)
    for person in 0..<max(people, 1) {
      for (place, size) in sizes.enumerated() {
        let spread = (alpha * size * size + sigma * sigma).squareRoot()
        let share = isBalanced ? taps : taps * (person % 4 + 1) * 2 / 5
        let drawn = Self.draw(
          share / sizes.count, "person \(person)", UInt64(place), number,
          Gaussian(mean: means[person], sigma: spread, rho: rho), sampler)
        for tap in drawn {
          try samples.add(
            offset: tap, size: size, user: people > 0 ? person : nil, file: 0, line: 1)
        }
      }
    }
    return try FingerFitter(model: model).fit(samples)
  }

  private static func draw(
    _ count: Int, _ name: String, _ block: UInt64, _ number: UInt64, _ gaussian: Gaussian,
    _ sampler: TapSampler
  ) -> [SIMD2<Double>] {
    var x = Array(repeating: 0.0, count: count)
    var y = x
    x.withUnsafeMutableBufferPointer { x in
      y.withUnsafeMutableBufferPointer { y in
        sampler.fill(
          address: StreamAddress(seed: number, target: name, block: block), gaussians: [gaussian],
          aim: .zero, x: x, y: y)
      }
    }
    return zip(x, y).map { SIMD2($0, $1) }
  }
}

/// The coverage of each number of a fit, x and y together.
private struct FitCoverages: Sendable {
  private var kinds = Array(repeating: Coverage(isDrawn: true), count: names.count)
  private var hasKind = Array(repeating: false, count: names.count)
  private var (axes, unidentified, abnormal) = (0.0, 0.0, 0.0)
  private var (taps, outliers) = (0.0, 0.0)

  private static let names = ["offset", "sigma", "alpha", "sigmaA2", "rho", "between people"]

  mutating func add(_ fit: FingerFit, truth: MadeStudy) {
    add(fit.rho, truth.rho, to: 4)
    for axis in Axis.allCases {
      let part = axis == .x ? 0 : 1
      add(fit.offset[axis], truth.offset[part], to: 0)
      if let sigma = fit.sigma { add(sigma[axis], truth.sigma[part], to: 1) }
      if let between = fit.betweenUsers { add(between[axis], truth.between[part], to: 5) }
      axes += 1
      abnormal += fit.shape[axis].p < 0.05 ? 1 : 0
      guard let effect = fit.sizeEffect?[axis] else { continue }
      if effect.isIdentified {
        add(effect.alpha, truth.alpha[part], to: 2)
        add(effect.sigmaA2, truth.sigma[part] * truth.sigma[part], to: 3)
      } else {
        unidentified += 1
      }
    }
    taps += Double(fit.taps)
    outliers += Double(fit.outliers.count)
  }

  private mutating func add(_ estimate: Estimate, _ truth: Double, to kind: Int) {
    kinds[kind].add(estimate.limits, truth: truth)
    hasKind[kind] = true
  }

  mutating func merge(_ other: FitCoverages) {
    for index in kinds.indices {
      kinds[index].merge(other.kinds[index])
      hasKind[index] = hasKind[index] || other.hasKind[index]
    }
    axes += other.axes
    unidentified += other.unidentified
    abnormal += other.abnormal
    taps += other.taps
    outliers += other.outliers
  }

  func findings(_ name: String, _ study: MadeStudy) -> [Finding] {
    var findings = kinds.indices.filter { hasKind[$0] }.map { kind in
      kinds[kind].finding(
        kind == 0 ? "\(name): offset" : "  \(Self.names[kind])", in: 0.92...0.98)
    }
    if study.model == .dualGaussian {
      findings.append(
        .number(
          "  share not identified", unidentified / axes, expected: "about 0", in: 0...0.05))
    }
    let share = abnormal / axes
    // The axes of a study are correlated, which doubles the variance at the most.
    let slack = 4 * (2 * 0.05 * 0.95 / axes).squareRoot()
    findings.append(
      .number(
        "  normal taps with p below 0.05", share, expected: "0.05",
        in: max(0.03 - slack, 0)...0.07 + slack))
    // Medians of few taps leave more of them far out.
    let most = 1e-4 * (study.people == 0 && study.taps < 100 ? 60 : 15)
    findings.append(
      .number(
        "  normal taps taken for outliers", outliers / taps, expected: "0.0001",
        in: 0...most + 4 * (1e-3 / taps).squareRoot()))
    return findings
  }
}
