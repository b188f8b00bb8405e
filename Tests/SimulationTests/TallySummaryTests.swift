import HitTesting
import Testing

@testable import Simulation

/// What is made of counts.
@Suite struct TallySummaryTests {
  /// a, b and c in a row; c does what a does; "far" is aimed at too. Indices 1 to 4.
  private let screen = tree([
    button("a", 0, 0, 9, 9) { $0.weight = 3 }, button("b", 10, 0, 9, 9),
    button("c", 20, 0, 9, 9) { $0.action = "a" }, button("far", 90, 0, 9, 9) { $0.weight = 1 },
  ])

  private func summary(
    _ tallies: [(target: String, counts: [[Event]: Int])], baseline: Int = 0
  ) -> Results.Run {
    let strategies = [bounds, strategy(edge(1))]
    let layout = layout(screen, targets: tallies.map(\.target))
    let scenario = Scenario(
      layouts: [layout], fingers: [finger(1)], strategies: strategies, baseline: baseline)
    let summary = TallySummary(
      scenario: scenario, twins: StrategyTwins(unlike: scenario.strategies.count), layout: layout,
      margin: 0.001)
    let results = zip(layout.targets, tallies).map { target, tally in
      summary.result(of: target, Tally(counts: tally.counts, blocks: 0..<1))
    }
    return summary.run(results, layout: 0, finger: 0)
  }

  private func one(_ counts: [Event: Int]) -> StrategyResult {
    let pairs = counts.map { ([$0.key, Event.missed(.gap)], $0.value) }
    let run = summary([("a", Dictionary(pairs, uniquingKeysWith: +))])
    return run.targets[0].strategies[0]
  }

  @Test func hitsComeFirstThenCollisionsThenReasons() {
    let result = one([
      .missed(.offscreen): 1, .missed(.gap): 2, .missed(.swallowed): 3, .missed(.disabled): 4,
      .acted(4): 5, .acted(2): 6, .acted(3): 7, .acted(1): 8,
    ])
    #expect(
      result.outcomes.map(\.event) == [
        .acted(1), .acted(3), .acted(2), .acted(4), .missed(.gap), .missed(.swallowed),
        .missed(.disabled), .missed(.offscreen),
      ])
    #expect(result.outcomes.map(\.share.count) == [8, 7, 6, 5, 2, 3, 4, 1])
    #expect(result.outcomes.map(\.isHit) == [true, true] + Array(repeating: false, count: 6))
    #expect(
      result.outcomes.map(\.kind) == [
        .hit, .hit, .collision, .collision, .miss, .miss, .miss, .miss,
      ])
    #expect([result.hits.count, result.collisions.count, result.misses.count] == [15, 11, 10])
    #expect(result.outcomes[0].share.rate == 8.0 / 36)
  }

  @Test func hitRowStandsWithoutHits() {
    let missed = one([.missed(.gap): 10])
    #expect(missed.outcomes.map(\.event) == [.acted(1), .missed(.gap)])
    #expect(missed.outcomes[0].share.count == 0 && missed.outcomes[0].share.rate == 0)
    #expect(missed.outcomes[0].isHit)
    let other = one([.acted(3): 10])
    #expect(other.outcomes.map(\.event) == [.acted(1), .acted(3)])
    #expect(other.hits.rate == 1 && other.collisions.count == 0)
  }

  @Test func totalsSumCountsAndWeighRates() throws {
    let hit = { (hits: Int, taps: Int, id: Int) -> [[Event]: Int] in
      [[.acted(id), .acted(id)]: hits, [.missed(.gap), .acted(2)]: taps - hits]
    }
    let run = summary([("a", hit(10, 40, 1)), ("far", hit(90, 100, 4))])
    let total = run.totals[0]
    #expect(total.taps == 140 && total.hits.count == 100 && total.misses.count == 40)
    let rates = (try #require(total.hits.rate), try #require(total.misses.rate))
    let hits: Double = (3 * 0.25 + 0.9) / 4
    #expect(abs(rates.0 - hits) < 1e-15 && abs(rates.1 - (1 - hits)) < 1e-15)
    #expect(run.totals[1].collisions.count == 40)
    #expect(total.outcomes.isEmpty)
  }

  @Test(arguments: [0, 1])
  func gainedAndLostCountTapByTap(baseline: Int) throws {
    var random = SeededRandom(5)
    let events: [Event] = [.acted(1), .acted(2), .acted(3), .missed(.gap), .missed(.offscreen)]
    let taps = (0..<500).map { _ in [random.pick(events), random.pick(events)] }
    let run = summary(
      [("a", Dictionary(taps.map { ($0, 1) }, uniquingKeysWith: +))], baseline: baseline)
    let hits: [Event] = [.acted(1), .acted(3)]
    let other = 1 - baseline
    let gained = taps.count { hits.contains($0[other]) && !hits.contains($0[baseline]) }
    let lost = taps.count { !hits.contains($0[other]) && hits.contains($0[baseline]) }
    let comparison = try #require(run.targets[0].strategies[other].comparison)
    #expect(comparison.gained.count == gained && comparison.lost.count == lost)
    #expect(comparison.difference == Double(gained - lost) / 500)
    #expect(comparison.gained.rate == Double(gained) / 500)
    #expect(comparison.pValue == nil && comparison.adjustedPValue == nil)
    #expect(run.targets[0].strategies[baseline].comparison == nil)
    #expect(run.totals[baseline].comparison == nil)
    #expect(run.totals[other].comparison?.gained.count == gained)
  }

  @Test func talliesMergeInAnyOrder() {
    let parts = (0..<5).map { block in
      Tally(
        counts: [[.acted(block % 2)]: block + 1, [.missed(.gap)]: 1], blocks: block..<block + 1)
    }
    var forward = Tally()
    for part in parts { forward.merge(part) }
    var backward = Tally()
    for part in parts.reversed() { backward.merge(part) }
    #expect(forward == backward)
    #expect(forward.counts == [[.acted(0)]: 9, [.acted(1)]: 6, [.missed(.gap)]: 5])
    #expect(forward.taps == 20 && forward.blocks == [0..<5])
  }

  @Test func tallyKnowsWhichBlocksAreMissing() {
    var tally = Tally(counts: [:], blocks: 5..<6)
    tally.merge(Tally())
    tally.merge(Tally(counts: [:], blocks: 0..<2))
    #expect(tally.blocks == [0..<2, 5..<6])
    tally.merge(Tally(counts: [:], blocks: 2..<5))
    #expect(tally.blocks == [0..<6])
    #expect(Tally(counts: [:], blocks: 3..<3).blocks.isEmpty)
  }
}
