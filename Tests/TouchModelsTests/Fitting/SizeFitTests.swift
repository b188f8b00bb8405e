import Testing

@testable import TouchModels

/// The dual Gaussian model.
struct SizeFitTests {
  private let fitter = FingerFitter(model: .dualGaussian)

  /// Numbers by an independent program on `FitTable`: the restricted likelihood with whole
  /// covariance matrices in NumPy, minimised and profiled by SciPy 1.17.1 (Nelder-Mead, brentq).
  @Test func partsAndLimitsAreThoseOfWholeMatrices() throws {
    let fit = try fitter.fit(FitTable.samples(people: true))
    let (x, y) = (try #require(fit.sizeEffect).x, try #require(fit.sizeEffect).y)
    let error = 2e-5
    #expect(
      x.alpha.agrees(
        0.005210360233318235, 0.0018042288307218801, 0.011739363197158873, to: error))
    #expect(
      x.sigmaA2.agrees(9.618614967197924, 3.3326347441833466, 21.893651011402834, to: error))
    #expect(
      y.alpha.agrees(
        0.010918179109376503, 0.004577929990586392, 0.022556265937560546, to: error))
    #expect(
      y.sigmaA2.agrees(9.678860376776358, 2.700758160603286, 23.7114840205958, to: error))
    let between = try #require(fit.betweenUsers)
    #expect(
      between.x.agrees(
        2.747709129383712.squareRoot(), 0, 18.891970478817953.squareRoot(), to: error))
    #expect(
      between.y.agrees(
        3.5249343378136575.squareRoot(), 0, 23.53205638592885.squareRoot(), to: error))
  }

  @Test func withoutPeopleTheyAreToo() throws {
    let fit = try fitter.fit(FitTable.samples(people: false))
    let effect = try #require(fit.sizeEffect)
    #expect(fit.betweenUsers == nil)
    #expect(fit.sigma == nil)
    let error = 2e-5
    #expect(
      effect.x.alpha.agrees(
        0.005901243107474406, 0.002136009954514361, 0.013091475908207353, to: error))
    #expect(
      effect.x.sigmaA2.agrees(10.724757009543426, 3.648578391634365, 24.107965436733977, to: error))
    #expect(
      effect.y.alpha.agrees(
        0.009255753998776456, 0.0037733299378129265, 0.01971520719245171, to: error))
    #expect(
      effect.y.sigmaA2.agrees(14.51425505164617, 6.988986459554952, 28.192237790482103, to: error))
  }

  @Test func knownPartsLieInTheirIntervals() throws {
    let known = KnownTaps(
      sigma: SIMD2(4, 5), between: SIMD2(2.5, 3), alpha: SIMD2(0.01, 0.015),
      sizes: [SIMD2(16, 20), SIMD2(44, 44), SIMD2(120, 80)], seed: 2)
    let fit = try fitter.fit(known.samples(people: 20, taps: 60))
    let effect = try #require(fit.sizeEffect)
    #expect(effect.x.alpha.holds(0.01) && effect.y.alpha.holds(0.015))
    #expect(effect.x.sigmaA2.holds(16) && effect.y.sigmaA2.holds(25))
    let between = try #require(fit.betweenUsers)
    #expect(between.x.holds(2.5) && between.y.holds(3))
    #expect(fit.rho.holds(0.3))
  }

  @Test func targetsOfOneSizeTellNothingApart() throws {
    let samples = try KnownTaps().samples(taps: 200)
    let fit = try fitter.fit(samples)
    let plain = try FingerFitter(model: .gaussian).fit(samples)
    let (effect, sigma) = (try #require(fit.sizeEffect), try #require(plain.sigma))
    #expect(!effect.x.isIdentified && !effect.y.isIdentified)
    #expect(effect.x.alpha == Estimate(0))
    #expect(abs(effect.x.sigmaA2.value.squareRoot() - sigma.x.value) < 1e-5)
    #expect(effect.x.sigmaA2.limits != nil)
  }

  @Test func targetsOfNearlyOneSizeTellNothingApart() throws {
    let known = KnownTaps(
      alpha: SIMD2(0.01, 0.01), sizes: [SIMD2(44, 20), SIMD2(45, 120)])
    let effect = try #require(try fitter.fit(known.samples(taps: 400)).sizeEffect)
    #expect(!effect.x.isIdentified)
    #expect(effect.y.isIdentified)
  }

  @Test func spreadThatDoesNotGrowGivesNoNegativeAlpha() throws {
    let known = KnownTaps(sizes: [SIMD2(20, 20), SIMD2(60, 60), SIMD2(120, 120)], seed: 4)
    let effect = try #require(try fitter.fit(known.samples(taps: 600)).sizeEffect)
    for part in [effect.x, effect.y] {
      #expect(part.isIdentified)
      #expect(part.alpha.value >= 0)
      #expect(part.alpha.limits?.lowerBound == 0)
    }
    #expect(effect.x.sigmaA2.holds(36) && effect.y.sigmaA2.holds(25))
  }

  @Test func spreadInProportionGivesNoNegativeSigma() throws {
    let known = KnownTaps(
      sigma: SIMD2(1e-3, 1e-3), alpha: SIMD2(0.01, 0.02),
      sizes: [SIMD2(20, 20), SIMD2(60, 60), SIMD2(120, 120)])
    let effect = try #require(try fitter.fit(known.samples(taps: 600)).sizeEffect)
    #expect(effect.x.sigmaA2.value >= 0)
    #expect(effect.x.sigmaA2.limits?.lowerBound == 0)
    #expect(effect.x.alpha.holds(0.01) && effect.y.alpha.holds(0.02))
  }

  @Test func targetsWithoutExtentAreFitted() throws {
    let known = KnownTaps(sizes: [.zero])
    let effect = try #require(try fitter.fit(known.samples(taps: 100)).sizeEffect)
    #expect(!effect.x.isIdentified)
    #expect(effect.x.sigmaA2.holds(36))
  }
}
