import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// What holds for every scenario, whatever its numbers.
@Suite struct SamplingPropertyTests {
  @Test(arguments: UInt64(200)...203)
  func hitsMissesAndCollisionsAreAllTaps(seed: UInt64) throws {
    let results = try Simulator.run(.random(seed, taps: 500))
    for target in results.runs[0].targets {
      for result in target.strategies {
        let parts = [result.hits, result.misses, result.collisions].compactMap(\.count)
        #expect(parts.reduce(0, +) == 500 && result.taps == 500)
        #expect(result.outcomes.compactMap(\.share.count).reduce(0, +) == 500)
      }
    }
  }

  @Test(arguments: UInt64(220)...221)
  func threadsChangeNoNumber(seed: UInt64) throws {
    let scenario = Scenario.random(seed, taps: 200)
    let once = try Simulator.run(scenario, threads: 1)
    for threads in [2, 5] {
      #expect(try Simulator.run(scenario, threads: threads).isSame(as: once))
    }
  }

  @Test func threadsShareTheBlocksOfATarget() throws {
    let scenario = Scenario(
      taps: 3 * TargetSampler.blockSize + 17,
      layouts: [layout(tree([button("a", 9.7, 9.3, 20, 20), button("b", 30.1, 9.9, 20, 20)]))],
      fingers: [finger(8)], strategies: [bounds, strategy(edge(10))])
    let once = try Simulator.run(scenario, threads: 1)
    for threads in [2, 3, 5, 64] {
      #expect(try Simulator.run(scenario, threads: threads).isSame(as: once))
    }
    #expect(once.runs[0].targets[0].strategies[0].taps == 3 * TargetSampler.blockSize + 17)
  }

  @Test(arguments: UInt64(240)...241)
  func leavingOutAStrategyChangesNoOther(seed: UInt64) throws {
    let scenario = Scenario.random(seed, taps: 200)
    let all = try Simulator.run(scenario)
    for left in scenario.strategies.indices {
      var fewer = scenario
      fewer.strategies.remove(at: left)
      fewer.baseline = 0
      let some = try Simulator.run(fewer)
      for (whole, part) in zip(all.runs[0].targets, some.runs[0].targets) {
        var kept = whole.strategies
        kept.remove(at: left)
        #expect(kept.map(\.counts) == part.strategies.map(\.counts))
        #expect(kept.map(\.outcomes) == part.strategies.map(\.outcomes))
      }
      var areas = all.areas[0]
      for target in areas.indices { areas[target].remove(at: left) }
      #expect(areas == some.areas[0])
    }
  }

  @Test(arguments: UInt64(262)...264)
  func leavingOutOrMovingATargetChangesNoOther(seed: UInt64) throws {
    let scenario = Scenario.random(seed, taps: 200)
    let all = try Simulator.run(scenario)
    var other = scenario
    other.layouts[0].targets = Array(scenario.layouts[0].targets.reversed().dropLast())
    let some = try Simulator.run(other)
    for (index, part) in some.runs[0].targets.enumerated() {
      let place = try #require(scenario.layouts[0].targets.firstIndex(of: part.target))
      let whole = all.runs[0].targets[place]
      #expect(whole.strategies.map(\.outcomes) == part.strategies.map(\.outcomes))
      #expect(whole.strategies.map(\.comparison) == part.strategies.map(\.comparison))
      #expect(all.areas[0][place] == some.areas[0][index])
    }
  }

  @Test func otherFingersAndLayoutsChangeNoNumber() throws {
    let first = layout(tree([button("a", 50, 50, 24, 24)]), name: "first")
    let second = layout(tree([button("a", 50, 50, 24, 24)]), name: "second")
    let one = Scenario(layouts: [first], fingers: [finger(7)], strategies: [bounds])
    var many = one
    many.layouts = [second, first]
    many.fingers = [finger(3), finger(7)]
    let results = try Simulator.run(many)
    #expect(results.runs.map(\.layout) == [0, 0, 1, 1])
    #expect(results.runs.map(\.finger) == [0, 1, 0, 1])
    let alone = try Simulator.run(one).runs[0].targets[0].strategies[0]
    #expect(results.runs[3].targets[0].strategies[0].outcomes == alone.outcomes)
    #expect(results.runs[1].targets[0].strategies[0].outcomes == alone.outcomes)
  }

  @Test func noHitIsGainedByShrinkingALoneControl() throws {
    let tree = tree([button("a", 100.1, 100.7, 40.3, 30.9)])
    let scenario = Scenario(
      taps: 20_000, layouts: [layout(tree)], fingers: [finger(12, 15, rho: 0.4)],
      strategies: [
        bounds, strategy(edge(-3.3)), strategy(.contentShape(.ellipse)),
        strategy(.tapAreaInset(grow: Size(width: -9, height: 0))),
        strategy(.tapAreaInset(grow: Size(width: -30, height: 0))),
      ])
    let results = try Simulator.run(scenario).runs[0].targets[0].strategies
    for result in results.dropFirst() {
      let comparison = try #require(result.comparison)
      #expect(comparison.gained.count == 0 && (comparison.lost.count ?? 0) > 0)
    }
    #expect(results[4].hits.count == 0)
  }
}

extension Scenario {
  fileprivate static func random(_ seed: UInt64, taps: Int) -> Scenario {
    RandomScenario.make(seed: seed, taps: taps)
  }
}

extension StrategyResult {
  fileprivate var counts: [Int?] { [taps, hits.count, misses.count, collisions.count] }

  fileprivate func isSame(as other: StrategyResult) -> Bool {
    taps == other.taps && hits == other.hits && misses == other.misses
      && collisions == other.collisions && outcomes == other.outcomes
      && comparison == other.comparison && users == other.users
  }
}

extension Results {
  fileprivate func isSame(as other: Results) -> Bool {
    areas == other.areas && warnings == other.warnings && runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy { ours, theirs in
        let all = { (run: Run) in run.targets.flatMap(\.strategies) + run.totals }
        return ours.targets.map(\.target) == theirs.targets.map(\.target)
          && zip(all(ours), all(theirs)).allSatisfy { $0.isSame(as: $1) }
      }
  }
}
