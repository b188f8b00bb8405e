import HitTesting
import Testing

@testable import Simulation

struct ReplayCountTests {
  /// Random screens and strategies, with taps on and off the screen, against a hit test of each tap
  /// under each strategy.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func countsAreThoseOfTheWalk(seed: UInt64) throws {
    let scenario = RandomScenario.make(seed: seed, taps: 1)
    let layout = scenario.layouts[0]
    let testers = scenario.strategies.map { HitTester(tree: layout.tree, strategy: $0) }
    var random = SeededRandom(seed &+ 99)
    var replay = Replay(scenario)
    var expected: [[Event]: Int] = [:]
    var all: [[Event]: Int] = [:]
    for _ in 0..<1500 {
      let (width, height) = (layout.tree.screen.size.width, layout.tree.screen.size.height)
      let point = Point(
        x: random.decimal(-100...Int(width * 10) + 100),
        y: random.decimal(-100...Int(height * 10) + 100))
      let events = testers.map { Event($0.touch(at: point)) }
      let intended = random.chance(0.7) ? layout.targets.first : nil
      replay.add(ReplayTap(point: point, intended: intended))
      all[events, default: 0] += 1
      if intended != nil { expected[events, default: 0] += 1 }
    }
    let results = try replay.results()
    let summary = TallySummary(
      scenario: scenario, twins: StrategyTwins(unlike: scenario.strategies.count), layout: layout,
      margin: 0.001)
    if let target = layout.targets.first {
      let plain = summary.result(of: target, Tally(counts: expected, blocks: 0..<0)).strategies
      for (found, wanted) in zip(results.runs[0].targets[0].strategies, plain) {
        #expect(found.outcomes == wanted.outcomes)
        #expect(found.comparison?.gained == wanted.comparison?.gained)
        #expect(found.comparison?.lost == wanted.comparison?.lost)
      }
    }
    #expect(flows(of: all, scenario) == results.replay?.flows[0])
  }

  private func flows(of all: [[Event]: Int], _ scenario: Scenario) -> [Flow] {
    let actor = { (event: Event) in if case .acted(let view) = event { view } else { 1 << 40 } }
    var flows: [[Int]: Int] = [:]
    for (events, count) in all {
      for strategy in events.indices where strategy != scenario.baseline {
        flows[
          [strategy, actor(events[scenario.baseline]), actor(events[strategy])], default: 0] +=
          count
      }
    }
    return flows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, taps in
      Flow(
        strategy: key[0], baselineActor: key[1] < 1 << 40 ? key[1] : nil,
        actor: key[2] < 1 << 40 ? key[2] : nil, taps: taps)
    }
  }

  @Test func unlabelledTapsGoIntoFlowsOnly() throws {
    var replay = ReplayCase()
    replay.add(3, .near, for: nil)
    let results = try replay.results()
    #expect(results.runs[0].targets.allSatisfy { $0.strategies.allSatisfy { $0.taps == 0 } })
    #expect(results.runs[0].totals[1].hits.rate == nil)
    #expect(results.replay?.flows == [[Flow(strategy: 1, baselineActor: nil, actor: 1, taps: 3)]])
    #expect(results.warnings.contains { $0.contains("no tap says which target") })
  }

  @Test func tapsForWhatIsNoTargetGoIntoFlowsOnly() throws {
    var replay = ReplayCase(targets: ["a"])
    replay.add(2, .inside, for: "b")
    replay.add(1, .inside, for: "plain")
    replay.add(1, .inside, for: "a")
    let results = try replay.results()
    #expect(results.runs[0].totals[0].taps == 1)
    #expect(results.replay?.flows[0].map(\.taps).reduce(0, +) == 4)
    #expect(
      results.warnings.contains(
        "3 taps were meant for what is no target (b, plain) and counted in flows.csv only"))
  }

  @Test func tapsOffTheScreenAreOffscreenEvenWhereARunClamps() throws {
    let tree = tree([button("a", 0, 0, 20, 20)])
    let scenario = Scenario(
      offScreen: .clamp, layouts: [layout(tree)], fingers: [finger(5)], strategies: [bounds])
    var replay = Replay(scenario)
    for x in [-1, 393, .infinity, .nan] {
      replay.add(ReplayTap(point: Point(x: x, y: 10), intended: 1))
    }
    let result = try replay.results().runs[0].targets[0].strategies[0]
    #expect(result.misses.count == 4)
    #expect(result.outcomes.last?.event == .missed(.offscreen))
  }

  @Test func noTapLeavesEveryRateEmptyAndSaysSo() throws {
    let results = try ReplayCase().results(byUser: true)
    #expect(results.runs[0].totals.allSatisfy { $0.taps == 0 && $0.hits.rate == nil })
    #expect(results.runs[0].totals[1].comparison?.pValue == nil)
    #expect(results.replay?.people.map(\.count) == [0])
    #expect(results.replay?.flows == [[]])
    #expect(results.warnings.contains { $0.contains("there is no tap") })
  }

  @Test func layoutsAreCountedApart() throws {
    let one = layout(tree([button("a", 0, 0, 20, 20)]), name: "one")
    let two = layout(tree([button("b", 100, 0, 20, 20), button("a", 50, 0, 20, 20)]), name: "two")
    var replay = Replay(
      Scenario(layouts: [one, two], fingers: [finger(1)], strategies: [bounds, strategy(edge(5))]))
    replay.add(ReplayTap(point: Point(x: 10, y: 10), layout: 0, intended: 1))
    replay.add(ReplayTap(point: Point(x: 10, y: 10), layout: 1, intended: 2))
    replay.add(ReplayTap(point: Point(x: 10, y: 10), layout: 2, intended: 1))
    let results = try replay.results()
    #expect(results.runs.map { $0.totals[0].hits.count } == [1, 0])
    #expect(results.replay?.taps == 2)
    #expect(results.warnings.contains("layout \"two\", no tap was meant for b"))
  }
}
