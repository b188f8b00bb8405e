import Testing

@testable import TouchModels

/// The spread within and between people.
struct UserSpreadTests {
  /// Numbers by SciPy 1.17.1 and NumPy on `FitTable`: the t interval of the people's means, the
  /// mean square within of `anova_lm` (statsmodels 0.15.0), and the variance of the people's means
  /// less that mean square over the harmonic mean of their taps.
  @Test func partsAreThoseOfOtherPrograms() throws {
    let fit = try FingerFitter(model: .gaussian).fit(FitTable.samples(people: true))
    #expect(fit.users == 7)
    #expect(fit.taps == 56)
    #expect(fit.offset.x.agrees(0.607324263038549, -2.261065719014184, 3.475714245091282))
    #expect(fit.offset.y.agrees(-3.1797036693465266, -5.492904795340127, -0.8665025433529254))
    let sigma = try #require(fit.sigma)
    #expect(abs(sigma.x.value - 31.542458373825717.squareRoot()) < 1e-12)
    #expect(abs(sigma.y.value - 41.12997822982007.squareRoot()) < 1e-12)
    #expect(abs(fit.rho.value - 0.28220520840865304) < 1e-12)
    let between = try #require(fit.betweenUsers)
    #expect(abs(between.x.value - 2.3235846143619776) < 1e-12)
    #expect(abs(between.y.value - 0.8677641372020745) < 1e-12)
  }

  @Test func knownPartsLieInTheirIntervals() throws {
    let known = KnownTaps(between: SIMD2(2.5, 3), seed: 5)
    let fit = try FingerFitter(model: .gaussian).fit(known.samples(people: 30, taps: 40))
    #expect(fit.offset.x.holds(1.5) && fit.offset.y.holds(-2))
    let (sigma, between) = (try #require(fit.sigma), try #require(fit.betweenUsers))
    #expect(sigma.x.holds(6) && sigma.y.holds(5))
    #expect(between.x.holds(2.5) && between.y.holds(3))
    #expect(fit.rho.holds(0.3))
    #expect(
      fit.finger(unit: .pt).components[0].betweenUsers == SIMD2(between.x.value, between.y.value))
  }

  @Test func peopleWhoDoNotDifferGiveZeroBetweenThem() throws {
    var samples = TapSamples()
    for user in 0..<8 {
      for place in 0..<10 {
        let offset = SIMD2(Double(place * 7 % 10), Double(place * 3 % 10))
        try samples.add(
          offset: offset, size: SIMD2(44, 44), user: user, file: 0, line: samples.taps.count + 1)
      }
    }
    let fit = try FingerFitter(model: .gaussian).fit(samples)
    let between = try #require(fit.betweenUsers)
    #expect(between.x.value == 0)
    #expect(fit.offset.x.agrees(4.5, 4.5, 4.5))
  }

  @Test func seedDecidesTheBootstrapAndNothingElse() throws {
    let samples = try FitTable.samples(people: true)
    let first = try FingerFitter(model: .gaussian, seed: 1).fit(samples)
    #expect(try FingerFitter(model: .gaussian, seed: 1).fit(samples) == first)
    let second = try FingerFitter(model: .gaussian, seed: 2).fit(samples)
    #expect(second.sigma?.x.value == first.sigma?.x.value)
    #expect(second.sigma?.x.limits != first.sigma?.x.limits)
    #expect(second.offset == first.offset)
  }

  @Test func fewPeopleHaveNoBootstrapLimits() throws {
    let known = KnownTaps(between: SIMD2(2.5, 3))
    let fit = try FingerFitter(model: .gaussian).fit(known.samples(people: 4, taps: 20))
    #expect(fit.sigma?.x.limits == nil)
    #expect(fit.betweenUsers?.x.limits == nil)
    #expect(fit.rho.limits == nil)
    #expect(fit.offset.x.limits != nil)
  }

  @Test func onePersonIsFittedByTaps() throws {
    var samples = TapSamples()
    for (line, row) in FitTable.rows.enumerated() {
      try samples.add(
        offset: SIMD2(row.3, row.4), size: SIMD2(44, 44), user: 9, file: 0, line: line + 1)
    }
    let fit = try FingerFitter(model: .gaussian).fit(samples)
    let plain = try FingerFitter(model: .gaussian).fit(FitTable.samples(people: false))
    #expect(fit.users == 1)
    #expect(plain.users == nil)
    #expect(fit.betweenUsers == nil)
    #expect(fit.sigma == plain.sigma)
    #expect(fit.offset == plain.offset)
  }
}
