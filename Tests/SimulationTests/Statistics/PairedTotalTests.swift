import Testing

@testable import Simulation

@Suite struct PairedTotalTests {
  private typealias Term = PairedTotal.Term

  @Test func oneTargetIsItself() throws {
    let total = try #require(
      PairedTotal([Term(gained: 40, lost: 20, trials: 160, weight: 7)]))
    #expect(total.gainedRate == 0.25)
    #expect(total.lostRate == 0.125)
    #expect(abs(total.effectiveTrials - 160) < 1e-9)
    let limits = try #require(total.limits())
    let plain = try #require(PairedInterval.limits(gained: 40, lost: 20, trials: 160))
    #expect(abs(limits.lowerBound - plain.lowerBound) < 1e-12)
    #expect(abs(limits.upperBound - plain.upperBound) < 1e-12)
  }

  @Test func countsFollowTheRule() throws {
    let total = try #require(
      PairedTotal([
        Term(gained: 30, lost: 10, trials: 100, weight: 3),
        Term(gained: 0, lost: 50, trials: 200, weight: 1),
      ]))
    // g = 0.75 * 0.3, l = 0.75 * 0.1 + 0.25 * 0.25, worked out by hand.
    let (g, l) = (0.225, 0.1375)
    let v = 0.5625 * (0.4 - 0.04) / 100 + 0.0625 * (0.25 - 0.0625) / 200
    #expect(abs(total.gainedRate - g) < 1e-15)
    #expect(abs(total.lostRate - l) < 1e-15)
    #expect(abs(total.effectiveTrials - (g + l - (g - l) * (g - l)) / v) < 1e-9)
  }

  @Test func withoutVarianceTheWeightsDecide() throws {
    let total = try #require(
      PairedTotal([
        Term(gained: 0, lost: 0, trials: 100, weight: 1),
        Term(gained: 100, lost: 0, trials: 100, weight: 1),
        Term(gained: 0, lost: 0, trials: 0, weight: 1),
      ]))
    #expect(total.gainedRate == 0.5)
    #expect(abs(total.effectiveTrials - 200) < 1e-9)
    #expect(total.limits()?.contains(0.5) == true)
  }

  @Test func nothingIsSaidWhereNothingWeighs() {
    #expect(PairedTotal([]) == nil)
    #expect(PairedTotal([Term(gained: 1, lost: 0, trials: 2, weight: 0)]) == nil)
    #expect(PairedTotal([Term(gained: 0, lost: 0, trials: 0, weight: 1)]) == nil)
  }
}
