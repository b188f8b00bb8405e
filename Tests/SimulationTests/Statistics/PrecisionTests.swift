import Testing

@testable import Simulation

@Suite struct PrecisionTests {
  @Test(arguments: [(0.01, 9600), (0.05, 381), (0.001, 960_361), (0.499, 1)])
  func takesTheTapsOfTheFormula(halfWidth: Double, taps: Int) {
    #expect(Precision.taps(halfWidth: halfWidth) == taps)
  }

  @Test(arguments: [0.4, 0.1, 0.03, 0.01])
  func everyIntervalIsNarrowEnoughAndOneTapFewerIsNot(halfWidth: Double) throws {
    let taps = try #require(Precision.taps(halfWidth: halfWidth))
    for x in 0...taps {
      #expect(try width(x: Double(x), n: Double(taps)) <= 2 * halfWidth)
    }
    // The widest interval there can be is that of a rate of one half, whole counts or not.
    #expect(try width(x: Double(taps - 1) / 2, n: Double(taps - 1)) > 2 * halfWidth)
  }

  @Test(arguments: [0, -0.1, 0.5, 1, .nan, .infinity, 1e-9])
  func refusesWhatCannotBeHad(halfWidth: Double) {
    #expect(Precision.taps(halfWidth: halfWidth) == nil)
  }

  private func width(x: Double, n: Double) throws -> Double {
    let limits = try #require(WilsonInterval.limits(successes: x, trials: n))
    return limits.upperBound - limits.lowerBound
  }
}
