import Testing

@testable import Simulation

@Suite struct WeightedRateTests {
  private func mean(_ terms: [(Double, Double, Double)]) -> Double? {
    WeightedRate.mean(terms.map { .init(count: $0.0, trials: $0.1, weight: $0.2) })
  }

  @Test func equalCountsGiveTheNearestDouble() {
    let counts: [Double] = [71_766, 71_767, 71_765, 71_768, 71_767]
    for weight in [1, 3, 0.1, 1e300] {
      #expect(mean(counts.map { ($0, 100_000, weight) }) == 358_833.0 / 500_000)
    }
    #expect(mean([(1, 10, 1), (2, 10, 3)]) == 0.175)
    #expect(mean([(-1, 10, 1), (2, 10, 1)]) == 0.05)
    #expect(mean([(7, 10, 0.3)]) == 0.7)
  }

  @Test func trialsMayDiffer() throws {
    let found = try #require(mean([(1, 2, 1), (30, 40, 3)]))
    #expect(abs(found - 0.6875) < 1e-15)
  }

  @Test func weightsMayBeExtreme() throws {
    #expect(mean([(1, 2, .greatestFiniteMagnitude), (1, 2, .greatestFiniteMagnitude)]) == 0.5)
    #expect(mean([(1, 2, .leastNonzeroMagnitude), (2, 2, 1e300)]) == 1)
    #expect(mean([]) == nil)
  }

  @Test func totalsOfEqualCountsPrintShort() {
    let share = Share(
      counts: [71_766, 71_767, 71_765, 71_768, 71_767],
      taps: Array(repeating: 100_000, count: 5), weights: Array(repeating: 1, count: 5))
    #expect(share.rate.map { "\($0)" } == "0.717666")
    let comparison = Comparison(
      gained: [4_000, 4_001], lost: [1_000, 3], taps: [100_000, 100_000], weights: [2, 1],
      margin: 0.001)
    #expect(comparison.difference == 9_998.0 / 300_000)
    #expect(comparison.gained.rate == 12_001.0 / 300_000)
  }
}
