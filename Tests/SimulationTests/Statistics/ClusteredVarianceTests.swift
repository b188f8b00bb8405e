import Testing

@testable import Simulation

/// Reference values: an own computation with NumPy and SciPy 1.x after the formulas of the sources.
struct ClusteredVarianceTests {
  private let taps = [10, 12, 8, 15, 9, 11, 10, 14]

  @Test func limitsOfARateKnowWhoseTapsTheyAre() throws {
    let hits = [9, 8, 8, 10, 3, 11, 7, 13]
    let variance = ClusteredVariance(counts: hits, trials: taps)
    let rate = 69.0 / 89
    let effective = try #require(
      variance.effectiveTrials(single: rate * (1 - rate), of: 89))
    #expect(abs(effective - 33.31594319511787) < 1e-9)
    let limits = try #require(variance.rateLimits(rate: rate, trials: 89))
    #expect(abs(limits.lowerBound - 0.5726167865958441) < 1e-9)
    #expect(abs(limits.upperBound - 0.8988228315859225) < 1e-9)
  }

  @Test func limitsOfADifferenceKnowWhoseTapsTheyAre() throws {
    let differences = [2, -1, 1, 3, 0, -1, 2, 1]
    let variance = ClusteredVariance(counts: differences, trials: taps)
    let limits = try #require(
      variance.differenceLimits(gainedRate: 10.0 / 89, lostRate: 3.0 / 89, trials: 89))
    #expect(abs(limits.lowerBound - -0.03807224250132062) < 1e-9)
    #expect(abs(limits.upperBound - 0.20725497276377813) < 1e-9)
  }

  @Test func peopleWhoAgreeLeaveAllTapsEffective() throws {
    let variance = ClusteredVariance(counts: [5, 5, 5], trials: [10, 10, 10])
    #expect(variance.effectiveTrials(single: 0.25, of: 30) == 30)
    let limits = try #require(variance.rateLimits(rate: 0.5, trials: 30))
    #expect(abs(limits.lowerBound - 0.1911283578378814) < 1e-9)
  }

  @Test func allHitsReachOneAndStillHaveALowerLimit() throws {
    let variance = ClusteredVariance(counts: taps, trials: taps)
    let limits = try #require(variance.rateLimits(rate: 1, trials: 89))
    #expect(abs(limits.lowerBound - 0.9408884420501173) < 1e-9)
    #expect(limits.upperBound == 1)
  }

  @Test func onePersonHasNoLimits() {
    let variance = ClusteredVariance(counts: [5], trials: [10])
    #expect(variance.value == nil)
    #expect(variance.rateLimits(rate: 0.5, trials: 10) == nil)
    #expect(variance.differenceLimits(gainedRate: 0.1, lostRate: 0, trials: 10) == nil)
  }

  @Test func noTapsHaveNoVariance() {
    #expect(ClusteredVariance(counts: [0, 0], trials: [0, 0]).value == 0)
    #expect(ClusteredVariance(counts: [], trials: []).value == nil)
  }
}
