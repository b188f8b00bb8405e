import Simulation
import Testing

/// Reference values: SciPy 1.x, `binomtest` and `chi2.sf`.
struct PairedTestTests {
  @Test(arguments: [
    (5, 1, 0.21875), (0, 6, 0.03125), (12, 3, 0.03515625), (1000, 900, 0.023108845108901193),
    (7, 7, 1), (0, 0, 1), (5_000_000, 4_990_000, 0.001558608768299358),
    (40, 0, 1.8189894035458565e-12),
  ])
  func independentTapsAreJudgedByTheExactBinomial(_ gained: Int, _ lost: Int, _ p: Double) throws {
    let found = try #require(PairedTest.independent(gained: gained, lost: lost))
    #expect(abs(found - p) <= 1e-7 * p)
    #expect(PairedTest.independent(gained: lost, lost: gained) == found)
  }

  @Test func countsBelowZeroAreNoQuestion() {
    #expect(PairedTest.independent(gained: -1, lost: 2) == nil)
    #expect(PairedTest.independent(gained: .max, lost: 2) == nil)
  }

  @Test func peopleAreJudgedByDurkalski() throws {
    let taps = [10, 12, 8, 15, 9, 11, 10, 14]
    let gained = [2, 0, 1, 3, 0, 1, 2, 1]
    let lost = [0, 1, 0, 0, 0, 2, 0, 0]
    let differences = taps.indices.map { Double(gained[$0] - lost[$0]) / Double(taps[$0]) }
    let p = try #require(PairedTest.clustered(differences: differences))
    #expect(abs(p - 0.11511697643071532) < 1e-12)
    #expect(PairedTest.clustered(differences: differences.map { -$0 }) == p)
  }

  @Test func noDifferenceAtAllIsNoEvidence() {
    #expect(PairedTest.clustered(differences: [0, 0, 0]) == 1)
  }

  @Test func onePersonAllowsNoTest() {
    #expect(PairedTest.clustered(differences: [0.5]) == nil)
    #expect(PairedTest.clustered(differences: []) == nil)
  }
}

struct HolmAdjustmentTests {
  /// By hand: 0.005 x 5, 0.01 x 4, 0.03 x 3, then 0.04 x 2 raised to the one before it.
  @Test func smallerValuesAreMultipliedByMore() {
    let adjusted = HolmAdjustment.adjusted([0.01, 0.04, 0.03, 0.005, 0.9])
    let expected = [0.04, 0.09, 0.09, 0.025, 0.9]
    for (found, value) in zip(adjusted, expected) { #expect(abs((found ?? -1) - value) < 1e-15) }
  }

  @Test func aMissingValueIsNoQuestion() {
    #expect(HolmAdjustment.adjusted([nil, 0.02, nil, 0.5]) == [nil, 0.04, nil, 0.5])
    #expect(HolmAdjustment.adjusted([]).isEmpty)
  }

  @Test func nothingGetsAboveOne() {
    #expect(HolmAdjustment.adjusted([0.7, 0.6]) == [1, 1])
  }
}
