import HitTesting
import Testing

@testable import Reporting
@testable import Simulation

@Suite struct FindingsTests {
  private static func findings(_ results: Results) -> String {
    let view = RunView(results: results, run: results.runs[0], margin: 0.001)
    return Findings(view: view).lines(width: 1000, style: Style(isOn: false))
      .joined(separator: "\n")
  }

  @Test func aDifferenceThatMayBeChanceIsSaidToBe() {
    let text = Self.findings(Examples.pair([[800, 0], [0, 800]], [[801, 0], [0, 800]]))
    #expect(text.contains("With so few taps that may be chance."))
  }

  @Test func theWorstCollisionOfEachStrategyIsNamed() {
    let text = Self.findings(Examples.pair([[800, 0], [0, 800]], [[700, 200], [100, 750]]))
    #expect(text.contains("No strategy hits more than asIs, the baseline: 80.0 % of all taps."))
    #expect(text.contains("asIs   none"))
    #expect(text.contains("grown  b gets 20.0 % of the taps meant for a"))
  }

  @Test func ratesByWeightAreSaidToBe() {
    var results = Examples.pair([[500, 0], [0, 900]], [[900, 0], [0, 900]])
    #expect(Self.findings(results).contains("hits most: 90.0 % of all taps, against"))
    var views = results.scenario.layouts[0].tree.screen.views
    views[0].weight = 3
    results.scenario.layouts[0].tree = ViewTree(
      Screen(size: Size(width: 393, height: 852), views: views))
    #expect(Self.findings(results).contains("hits most: 90.0 % of all taps, by weight, against"))
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
