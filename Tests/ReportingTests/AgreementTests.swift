import HitTesting
import Testing
import TouchModels

@testable import Reporting
@testable import Simulation

/// What the summary says of several layouts and fingers.
@Suite struct AgreementTests {
  private static let large = AreaRule.minimumTapArea(Size(width: 44, height: 44))

  /// The hits and collisions of 10,000 taps for one target under `plain`, `min` and `aware`.
  private typealias Counts = [(hits: Int, collisions: Int)]

  /// The conclusions of runs, given layout by layout, the fingers of each in order.
  private static func lines(
    _ runs: [[Counts]], fingers: [String], layouts: [String] = ["player"]
  ) -> [String] {
    let strategies = ["plain", "min", "aware"].map { Strategy(name: $0, area: large) }
    let views = ["a", "b"].map { Examples.button($0, x: 0, y: 0, width: 20, height: 20) }
    var all: Results?
    for (layout, fingerRuns) in runs.enumerated() {
      for (finger, counts) in fingerRuns.enumerated() {
        var one = Examples.results(
          layout: layouts[layout], finger: fingers[finger], views: views, strategies: strategies,
          received: counts.map { [[$0.hits, $0.collisions], [$0.collisions, $0.hits]] },
          areas: [], taps: 10_000)
        one.runs[0].layout = layout
        one.runs[0].finger = finger
        if finger == 0 { all?.scenario.layouts += one.scenario.layouts }
        if layout == 0 { all?.scenario.fingers += one.scenario.fingers }
        if all == nil { all = one } else { all?.runs += one.runs }
      }
    }
    guard let all else { return [] }
    return Agreement(results: all, margin: 0.001).lines(width: 500, style: Style(isOn: false))
  }

  @Test func whatHoldsUnderEveryFingerIsSaidOnce() {
    let runs: [Counts] = [
      [(7000, 100), (6000, 3000), (9000, 100)], [(7500, 100), (6500, 2000), (9500, 103)],
    ]
    #expect(
      Self.lines([runs], fingers: ["tappy", "thumb"]) == [
        "Under all 2 fingers",
        "aware hits most under every finger.",
        "min lowers hits and raises collisions under every finger.",
        "aware raises hits and leaves collisions as they are under every finger.",
      ])
  }

  @Test func whatDependsOnAFingerNamesIt() {
    let runs: [Counts] = [
      [(7000, 100), (6000, 3000), (6500, 100)], [(7500, 100), (9500, 101), (7500, 300)],
      [(7500, 100), (9500, 100), (7520, 100)],
    ]
    #expect(
      Self.lines([runs], fingers: ["tappy", "thumb", "pen"]) == [
        "Under all 3 fingers",
        "Which strategy hits most depends: plain for tappy; min for thumb and pen.",
        "min raises hits for thumb and pen, but lowers them for tappy; it raises collisions for "
          + "tappy, but leaves them as they are for thumb and pen.",
        "aware raises hits for pen, lowers them for tappy, and leaves them as they are for thumb; "
          + "it raises collisions for thumb, but leaves them as they are for tappy and pen.",
      ])
  }

  @Test func layoutsAndFingersAreTakenTogether() {
    let good: Counts = [(7000, 0), (9000, 0), (8000, 0)]
    let bad: Counts = [(7000, 0), (5000, 0), (8000, 0)]
    #expect(
      Self.lines(
        [[good, good], [good, bad]], fingers: ["tappy", "pen"], layouts: ["one", "two"])
        == [
          "On all 2 layouts under all 2 fingers",
          "Which strategy hits most depends: min on one and on two for tappy; "
            + "aware on two for pen.",
          "min raises hits on one and on two for tappy, but lowers them on two for pen; "
            + "it leaves collisions as they are on every layout under every finger.",
          "aware raises hits and leaves collisions as they are "
            + "on every layout under every finger.",
        ])
    #expect(
      Self.lines([[good], [good]], fingers: ["tappy"], layouts: ["one", "two"]).prefix(2) == [
        "On all 2 layouts", "min hits most on every layout.",
      ])
    #expect(
      Self.lines([[good], [bad]], fingers: ["tappy"], layouts: ["one", "two"])[1]
        == "Which strategy hits most depends: min on one; aware on two.")
  }

  @Test func aLeadWithinTheMarginMakesNoDifference() {
    let runs: [Counts] = [
      [(7000, 0), (9000, 0), (8999, 0)], [(7000, 0), (8999, 0), (9000, 0)],
    ]
    #expect(
      Self.lines([runs], fingers: ["tappy", "pen"])[1] == "min hits most under every finger.")
  }

  @Test func tooFewTapsLeaveItOpen() {
    let runs: [Counts] = [
      [(7000, 0), (7060, 30), (7000, 0)], [(7000, 0), (7400, 0), (7000, 0)],
    ]
    let lines = Self.lines([runs], fingers: ["tappy", "pen"])
    #expect(lines.count == 4)
    #expect(
      lines[3] == "aware leaves hits and collisions as they are under every finger.")
  }

  @Test func harmThatTheTotalsHideIsSaidWhere() {
    var results = Examples.pair([[921, 4], [300, 600]], [[926, 72], [10, 950]])
    results.scenario.fingers.append(results.scenario.fingers[0])
    results.scenario.fingers[1].name = "pen"
    results.runs += Examples.pair([[600, 4], [300, 600]], [[900, 2], [10, 950]]).runs
    results.runs[1].finger = 1
    #expect(
      Agreement(results: results, margin: 0.001).sentences.last
        == "grown raises hits and lowers collisions under every finger. It harms some targets "
        + "for tappy.")
  }

  @Test func oneRunNeedsNoConclusion() throws {
    #expect(Self.lines([[[(7000, 0), (9000, 0), (1, 0)]]], fingers: ["tappy"]).isEmpty)
    #expect(try !Examples.summary(Examples.fiveIcons).contains(" fingers"))
  }

  @Test func theSummaryEndsWithIt() throws {
    var results = Examples.fiveIcons
    var second = results.runs[0]
    second.finger = 1
    results.runs.append(second)
    results.scenario.fingers.append(
      FingerModel(name: "pen", components: results.scenario.fingers[0].components))
    #expect(
      try Examples.summary(results).hasSuffix(
        """
          UIEdgeInsets(top: -12, left: -2, bottom: -12, right: -12)

        Under all 2 fingers
        aware-44 hits most under every finger.
        min-44 lowers hits and raises collisions under every finger.
        aware-44 raises hits and collisions under every finger.

        """))
  }
}
