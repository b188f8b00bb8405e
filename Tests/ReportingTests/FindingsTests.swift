import HitTesting
import Testing

@testable import Reporting
@testable import Simulation

@Suite struct FindingsTests {
  private static let large = AreaRule.minimumTapArea(Size(width: 44, height: 44))

  private static func findings(_ results: Results) -> String {
    let view = RunView(results: results, run: results.runs[0], margin: 0.001)
    return Findings(view: view).lines(width: 1000, style: Style(isOn: false))
      .joined(separator: "\n")
  }

  /// `asIs` against `grown`, as received counts of 1000 taps for two targets.
  private static func pair(_ plain: [[Int]], _ grown: [[Int]]) -> Results {
    let views = (0..<2).map {
      Examples.button(["a", "b"][$0], x: 50 * Double($0), y: 0, width: 20, height: 20)
    }
    return Examples.results(
      layout: "pair", finger: "tappy", views: views,
      strategies: [.asIs, Strategy(name: "grown", area: large)], received: [plain, grown],
      areas: [], taps: 1000)
  }

  @Test func harmToOneTargetIsNamedThoughTheTotalGains() {
    let text = Self.findings(Self.pair([[500, 0], [0, 900]], [[900, 0], [0, 700]]))
    #expect(text.contains("grown hits most: 80.0 % of all taps, against 70.0 % under asIs"))
    #expect(text.contains("! grown does harm to b (hits fall from 90.0 % to 70.0 %)."))
  }

  @Test func harmInTotalNamesTheTargetsOnlyForWhatTheTotalHides() {
    let text = Self.findings(
      Self.pair([[500, 0], [0, 900]], [[950, 40], [60, 880]]))
    #expect(
      text.contains(
        "! grown raises collisions from 0.0 % to 5.0 %, though hits rise from 70.0 % to 91.5 %;"
          + " worst for b (hits fall from 90.0 % to 88.0 %, collisions rise from 0.0 % to 6.0 %)."
      ))
  }

  @Test func fallingHitsAndRisingCollisionsAreBothCalledOut() {
    let text = Self.findings(Self.pair([[800, 0], [0, 800]], [[700, 200], [100, 750]]))
    #expect(
      text.contains(
        "! grown does harm: hits fall from 80.0 % to 72.5 %, and collisions rise from 0.0 % to"
          + " 15.0 %."))
    #expect(text.contains("No strategy hits more than asIs, the baseline: 80.0 % of all taps."))
    #expect(text.contains("asIs   none"))
    #expect(text.contains("grown  b gets 20.0 % of the taps meant for a"))
  }

  @Test func noiseIsNotHarm() {
    let text = Self.findings(Self.pair([[800, 10], [10, 800]], [[799, 12], [12, 799]]))
    #expect(text.contains("No harm against asIs was seen."))
    #expect(!text.contains("!"))
  }

  @Test func aDifferenceThatMayBeChanceIsSaidToBe() {
    let text = Self.findings(Self.pair([[800, 0], [0, 800]], [[801, 0], [0, 800]]))
    #expect(text.contains("With so few taps that may be chance."))
  }

  @Test func withoutLimitsTheRatesThemselvesDecide() {
    var results = Self.pair([[800, 0], [0, 800]], [[797, 3], [0, 800]])
    for strategy in 0..<2 {
      for target in 0..<2 {
        results.runs[0].targets[target].strategies[strategy].forgetLimits()
      }
      results.runs[0].totals[strategy].forgetLimits()
    }
    let text = Self.findings(results)
    #expect(
      text.contains(
        "! grown does harm: hits fall from 80.0 % to 79.9 %, and collisions rise from 0.0 % to"
          + " 0.2 %."))
  }

  @Test func theBestStrategyHitsMostThenCollidesLeastThenIsTheBaseline() {
    var results = Examples.fiveIcons
    let view = { RunView(results: results, run: results.runs[0], margin: 0.001) }
    #expect(Findings.ranking(view()) == [2, 0, 1])
    results.runs[0].totals[0].hits.rate = 0.9
    results.runs[0].totals[1].hits.rate = 0.9
    results.runs[0].totals[2].hits.rate = 0.9
    #expect(Findings.ranking(view()) == [0, 2, 1])
    results.scenario.baseline = 1
    for index in 0..<3 { results.runs[0].totals[index].collisions.rate = 0 }
    #expect(Findings.ranking(view()) == [1, 0, 2])
  }
}

extension StrategyResult {
  /// As an exact engine gives it.
  fileprivate mutating func forgetLimits() {
    hits = Share(rate: hits.rate)
    misses = Share(rate: misses.rate)
    collisions = Share(rate: collisions.rate)
    comparison?.verdict = nil
    comparison?.interval = nil
  }
}
