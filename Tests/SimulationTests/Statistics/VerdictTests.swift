import Testing

@testable import Simulation

@Suite struct VerdictTests {
  @Test(arguments: [
    (0.002, 0.01, "better"), (0.001, 0.01, "unresolved"), (-0.01, -0.002, "worse"),
    (-0.01, -0.001, "unresolved"), (-0.001, 0.001, "same"), (-0.0005, 0.0002, "same"),
    (-0.0011, 0.001, "unresolved"), (-0.5, 0.5, "unresolved"),
  ])
  func marginDecides(low: Double, high: Double, verdict: String) {
    #expect(Comparison.Verdict(interval: low...high, margin: 0.001).rawValue == verdict)
  }

  @Test(arguments: [(0.0, "same"), (0.001, "same"), (0.0011, "better"), (-0.0011, "worse")])
  func exactDifferenceIsNeverUnresolved(difference: Double, verdict: String) {
    #expect(Comparison.Verdict(difference: difference, margin: 0.001).rawValue == verdict)
  }

  @Test func noMarginLeavesOnlyZeroTheSame() {
    #expect(Comparison.Verdict(difference: 0, margin: 0) == .same)
    #expect(Comparison.Verdict(difference: 1e-300, margin: 0) == .better)
  }

  @Test func comparisonOfCountsHoldsRatesLimitsAndVerdict() {
    let comparison = Comparison(gained: 300, lost: 100, taps: 1000, margin: 0.001)
    #expect(comparison.difference == 0.2)
    #expect(comparison.gained == Share(count: 300, rate: 0.3))
    #expect(comparison.lost == Share(count: 100, rate: 0.1))
    #expect(comparison.verdict == .better)
    let nothing = Comparison(gained: 0, lost: 0, taps: 0, margin: 0.001)
    #expect(nothing.difference == nil && nothing.interval == nil && nothing.verdict == nil)
  }

  @Test func totalOfOneTargetIsThatTarget() throws {
    let one = Comparison(gained: 31, lost: 14, taps: 400, margin: 0.001)
    let total = Comparison(
      gained: [31, 0], lost: [14, 0], taps: [400, 0], weights: [2, 1], margin: 0.001)
    #expect(total.gained == one.gained)
    #expect(total.verdict == one.verdict)
    #expect(
      Share(counts: [3, 0], taps: [9, 0], weights: [1, 1]) == Share(count: 3, of: 9))
  }
}
