import Testing

@testable import Simulation

/// Source of the examples: Newcombe, "Two-sided confidence intervals for the single proportion",
/// Statistics in Medicine 17 (1998), table I, method 3,
/// doi 10.1002/(SICI)1097-0258(19980430)17:8<857::AID-SIM777>3.0.CO;2-E.
@Suite struct WilsonIntervalTests {
  @Test(arguments: [
    (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
    (1, 29, 0.0061, 0.1718),
  ])
  func agreesWithNewcombesTable(x: Int, n: Int, low: Double, high: Double) throws {
    let limits = try #require(WilsonInterval.limits(successes: Double(x), trials: Double(n)))
    #expect(abs(limits.lowerBound - low) < 0.00005)
    #expect(abs(limits.upperBound - high) < 0.00005)
  }

  @Test(arguments: [1.0, 7, 100_000, 1e12])
  func limitsAreExactlyZeroAndOneAtTheEnds(n: Double) throws {
    let none = try #require(WilsonInterval.limits(successes: 0, trials: n))
    let all = try #require(WilsonInterval.limits(successes: n, trials: n))
    #expect(none.lowerBound == 0)
    #expect(all.upperBound == 1)
    #expect(none.upperBound > 0)
    #expect(all.lowerBound < 1)
  }

  @Test func nothingIsSaidWithoutTrials() {
    #expect(WilsonInterval.limits(successes: 0, trials: 0) == nil)
    #expect(WilsonInterval.limits(successes: 2, trials: 1) == nil)
    #expect(WilsonInterval.limits(successes: .nan, trials: 1) == nil)
    #expect(WilsonInterval.limits(successes: 1, trials: .infinity) == nil)
  }

  @Test func limitsGrowWithSuccessesAndHoldTheRate() throws {
    var before = try #require(WilsonInterval.limits(successes: 0, trials: 57))
    for x in 1...57 {
      let limits = try #require(WilsonInterval.limits(successes: Double(x), trials: 57))
      #expect(limits.lowerBound > before.lowerBound)
      #expect(limits.upperBound > before.upperBound)
      #expect(limits.contains(Double(x) / 57))
      before = limits
    }
  }

  @Test func failuresMirrorSuccesses() throws {
    let limits = try #require(WilsonInterval.limits(successes: 3, trials: 1000))
    let mirror = try #require(WilsonInterval.limits(successes: 997, trials: 1000))
    #expect(abs(limits.lowerBound - (1 - mirror.upperBound)) < 1e-15)
    #expect(abs(limits.upperBound - (1 - mirror.lowerBound)) < 1e-15)
  }

  /// z^2 / (n + z^2) for no success, however many trials there are.
  @Test(arguments: [1e3, 1e6, 1e9, 1e12])
  func smallUpperLimitsKeepTheirDigits(trials: Double) throws {
    let z = Confidence.z95
    let limits = try #require(WilsonInterval.limits(successes: 0, trials: trials))
    #expect(abs(limits.upperBound * (trials + z * z) / (z * z) - 1) < 1e-15)
  }
}
