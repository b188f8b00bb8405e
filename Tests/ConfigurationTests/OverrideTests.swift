import HitTesting
import Simulation
import Testing

@testable import Configuration

struct OverrideTests {
  static let config = Sample.config(
    ##""strategies": ["bounds", { "name": "m", "kind": "minimumTapArea", "size": 44 }, "edge:-8"], "baseline": "m""##
  )

  private func strategies(_ names: [String]) throws -> (names: [String], baseline: Int) {
    let scenario = try Sample.load(Self.config, overrides: Overrides(strategies: names)).scenario
    return (scenario.strategies.map(\.name), scenario.baseline)
  }

  @Test func namedStrategiesAreKeptInTheOrderGiven() throws {
    let kept = try strategies(["edge:-8", "m"])
    #expect(kept.names == ["edge:-8", "m"])
    #expect(kept.baseline == 1)
  }

  @Test func aStringThatIsNoNameIsAdded() throws {
    let kept = try strategies(["bounds", "nearest:16", "bounds"])
    #expect(kept.names == ["bounds", "nearest:16"])
    #expect(kept.baseline == 0)
  }

  @Test func anUnknownStrategyIsToldWithTheNearest() throws {
    let error = #expect(throws: OverrideError.self) { try strategies(["bound"]) }
    #expect(error?.option == "--strategy")
    #expect(error?.message.hasPrefix("found \"bound\", expected the name of a strategy") == true)
    #expect(error?.message.hasSuffix("; did you mean \"bounds\"?") == true)
  }

  @Test func numbersAndNamesReplaceThoseOfTheConfig() throws {
    let overrides = Overrides(
      seed: .max, taps: 7, engine: "sample", device: "iphone-15", finger: "perfect")
    let scenario = try Sample.load(Sample.config(), overrides: overrides).scenario
    #expect(scenario.seed == .max)
    #expect(scenario.taps == 7)
    #expect(scenario.fingers.map(\.name) == ["perfect"])
    #expect(abs(scenario.layouts[0].pointsPerInch - 460.0 / 3) < 1e-9)
  }

  static let wrong: [(Overrides, String)] = [
    (Overrides(taps: 0), "--taps: found 0, expected a whole number from 1 to 1000000000000"),
    (Overrides(taps: -5), "--taps: found -5, expected a whole number from 1 to 1000000000000"),
    (
      Overrides(engine: "sampel"),
      "--engine: found \"sampel\", expected \"sample\" or \"exact\"; did you mean \"sample\"?"
    ),
    (
      Overrides(device: "iphone15"),
      "--device: found \"iphone15\", expected a name of the device table "
        + "(tapsim devices lists it); did you mean \"iphone-15\"?"
    ),
  ]

  @Test(arguments: wrong)
  func aWrongOverrideIsTheCommandsFault(_ overrides: Overrides, _ line: String) throws {
    let error = #expect(throws: OverrideError.self) {
      try Sample.load(Sample.config(), overrides: overrides)
    }
    #expect(error?.description == line)
  }
}
