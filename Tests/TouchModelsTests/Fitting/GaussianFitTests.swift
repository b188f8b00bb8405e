import Testing

@testable import TouchModels

/// The plain model without people, and what is said about its taps.
struct GaussianFitTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func knownParametersLieInTheirIntervals(seed: UInt64) throws {
    let fit = try FingerFitter(model: .gaussian).fit(KnownTaps(seed: seed).samples(taps: 2000))
    let sigma = try #require(fit.sigma)
    #expect(fit.offset.x.holds(1.5) && fit.offset.y.holds(-2))
    #expect(sigma.x.holds(6) && sigma.y.holds(5))
    #expect(fit.rho.holds(0.3))
    #expect(fit.betweenUsers == nil)
    #expect(fit.shape.x.p > 0.001 && fit.shape.y.p > 0.001)
    #expect(fit.extents.x == 44...44)
  }

  @Test func normalTapsHaveFewOutliers() throws {
    let fit = try FingerFitter(model: .gaussian).fit(KnownTaps().samples(taps: 10_000))
    #expect(fit.outliers.count <= 6)
  }

  @Test func farTapsAreNamedAndKept() throws {
    var samples = try KnownTaps().samples(taps: 200)
    try samples.add(
      offset: SIMD2(80, -70), size: SIMD2(44, 44), user: nil, file: 1, line: 17)
    try samples.add(
      offset: SIMD2(1.5, -40), size: SIMD2(44, 44), user: nil, file: 1, line: 18)
    let kept = try FingerFitter(model: .gaussian).fit(samples)
    #expect(kept.outliers.map(\.tap.line) == [17, 18])
    #expect(kept.outliers.allSatisfy { $0.tap.file == 1 && $0.distance > 4.29 })
    #expect(kept.taps == 202)
    let dropped = try FingerFitter(model: .gaussian, outliers: .drop).fit(samples)
    #expect(dropped.outliers == kept.outliers)
    #expect(dropped.taps == 200)
    let plain = try FingerFitter(model: .gaussian).fit(KnownTaps().samples(taps: 200))
    #expect(dropped.sigma == plain.sigma)
  }

  @Test func outliersAreToldWithinTheirPerson() throws {
    var samples = TapSamples()
    for user in 0..<2 {
      let known = KnownTaps(offset: SIMD2(Double(user * 100), 0), seed: UInt64(user))
      for tap in try known.samples(taps: 60).taps {
        try samples.add(
          offset: SIMD2(tap.x, tap.y), size: SIMD2(44, 44), user: user, file: 0,
          line: samples.taps.count + 1)
      }
    }
    // Where the other person taps.
    try samples.add(offset: SIMD2(100, 0), size: SIMD2(44, 44), user: 0, file: 0, line: 999)
    #expect(try FingerFitter(model: .gaussian).fit(samples).outliers.map(\.tap.line) == [999])
  }

  @Test func wideTapsAtBigTargetsAreNoOutliersOfADualGaussian() throws {
    let known = KnownTaps(
      sigma: SIMD2(1, 1), alpha: SIMD2(0.01, 0.01), sizes: [SIMD2(10, 10), SIMD2(200, 200)])
    let samples = try known.samples(taps: 1000)
    #expect(try FingerFitter(model: .gaussian).fit(samples).outliers.count > 100)
    #expect(try FingerFitter(model: .dualGaussian).fit(samples).outliers.count <= 2)
  }

  @Test func rhoOfOneIsFitted() throws {
    var samples = TapSamples()
    for place in 0..<40 {
      let x = Double(place * 7 % 40)
      try samples.add(
        offset: SIMD2(x, 2 * x), size: SIMD2(44, 44), user: place % 6, file: 0, line: place + 1)
    }
    let fit = try FingerFitter(model: .gaussian).fit(samples)
    #expect(abs(fit.rho.value - 1) < 1e-12)
  }
}
