import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// Which taps a seed and a number of taps give.
@Suite struct StreamTests {
  private func scenario(seed: UInt64 = 1, taps: Int) -> Scenario {
    Scenario(
      seed: seed, taps: taps,
      layouts: [layout(tree([button("a", 100, 100, 24, 24), button("b", 126, 100, 24, 24)]))],
      fingers: [finger(9)], strategies: [bounds, strategy(edge(5))])
  }

  private func hits(_ scenario: Scenario) throws -> [Int?] {
    try Simulator.run(scenario).runs[0].targets.flatMap { $0.strategies.map(\.hits.count) }
  }

  @Test func seedsThatDifferByTwoToThe32Differ() throws {
    for seed in [UInt64(0), 1, 42] {
      let low = try hits(scenario(seed: seed, taps: 10_000))
      #expect(try low != hits(scenario(seed: seed + 1 << 32, taps: 10_000)))
      #expect(try low == hits(scenario(seed: seed, taps: 10_000)))
    }
    #expect(
      try hits(scenario(seed: 0, taps: 10_000)) != hits(scenario(seed: 1, taps: 10_000)))
    #expect(try hits(scenario(seed: .max, taps: 10)).allSatisfy { $0 != nil })
  }

  @Test(arguments: [1, 2, 4095, 4096, 4097, 8193])
  func everyTapIsCountedOnce(taps: Int) throws {
    let results = try Simulator.run(scenario(taps: taps), threads: 2)
    for target in results.runs[0].targets {
      #expect(target.strategies.map(\.taps) == [taps, taps])
    }
    #expect(results.runs[0].totals.map(\.taps) == [2 * taps, 2 * taps])
  }

  /// More taps are the same taps and some more.
  @Test func moreTapsContinueTheSameStreams() throws {
    let walk = { (taps: Int) in
      let scenario = scenario(taps: taps)
      return PlainWalk(
        scenario: scenario, layout: scenario.layouts[0], finger: scenario.fingers[0])
    }
    let few = try walk(4100).taps(target: 1)
    let many = try walk(9000).taps(target: 1)
    #expect(few == Array(many.prefix(4100)))
    #expect(Set(many.map(\.x)).count > 8990)
  }

  @Test func noTapsGiveNoRates() throws {
    for taps in [0, -1, .min] {
      let results = try Simulator.run(scenario(taps: taps), threads: 2)
      let result = results.runs[0].targets[0].strategies[1]
      #expect(result.taps == 0 && result.hits.count == 0 && result.hits.rate == nil)
      #expect(result.comparison?.difference == nil && result.comparison?.verdict == nil)
      #expect(results.runs[0].totals[0].hits.rate == nil)
    }
  }

  @Test(arguments: [0, -3, .min, 5000, .max])
  func numbersOfThreadsThatMakeNoSenseWork(threads: Int) throws {
    let one = try Simulator.run(scenario(taps: 100))
    let results = try Simulator.run(scenario(taps: 100), threads: threads)
    #expect(results.areas == one.areas)
    #expect(
      results.runs[0].targets.map { $0.strategies.map(\.outcomes) }
        == one.runs[0].targets.map { $0.strategies.map(\.outcomes) })
  }

  @Test func clampPutsNothingOffTheScreen() throws {
    var scenario = scenario(taps: 5000)
    scenario.offScreen = .clamp
    scenario.fingers = [finger(1e5), finger(1e150)]
    for run in try Simulator.run(scenario).runs {
      for result in run.targets.flatMap(\.strategies) {
        #expect(!result.outcomes.contains { $0.event == .missed(.offscreen) })
        #expect(result.taps == 5000)
      }
    }
  }
}
