import HitTesting
import Simulation
import Testing
import TouchModels

@Suite struct ExactRunTests {
  private func scenario(
    _ finger: FingerModel.Component, offScreen: Scenario.OffScreen = .miss
  ) -> Scenario {
    let views = [0.0, 24, 48].map { x in
      View(id: "b\(x)", kind: .button, frame: Rectangle(x: x, y: 0, width: 20, height: 20))
    }
    let tree = ViewTree(Screen(size: Size(width: 100, height: 60), views: views))
    return Scenario(
      engine: .exact, offScreen: offScreen,
      layouts: [.init(name: "l", tree: tree, targets: [1, 2, 3], pointsPerInch: 160)],
      fingers: [FingerModel(name: "f", components: [finger])],
      strategies: [
        Strategy(name: "bounds", area: .bounds),
        Strategy(name: "min", area: .minimumTapArea(Size(width: 30, height: 30))),
        Strategy(name: "near", area: .nearest(radius: 12)),
      ])
  }

  @Test func threadsChangeNothing() throws {
    let scenario = scenario(.init(spread: .sigma(SIMD2(8, 6)), rho: 0.4))
    let one = try Simulator.run(scenario, threads: 1).runs[0]
    let three = try Simulator.run(scenario, threads: 3).runs[0]
    for (a, b) in zip(one.targets, three.targets) {
      #expect(a.strategies.map(\.outcomes) == b.strategies.map(\.outcomes))
      #expect(a.strategies.map(\.comparison) == b.strategies.map(\.comparison))
    }
    #expect(one.totals.map(\.hits) == three.totals.map(\.hits))
  }

  @Test func anotherStrategyChangesNoRowOfTheOthers() throws {
    var scenario = scenario(.init(spread: .sigma(SIMD2(8, 6)), rho: 0.4))
    let all = try Simulator.run(scenario).runs[0].targets[1].strategies
    scenario.strategies.removeLast()
    let two = try Simulator.run(scenario).runs[0].targets[1].strategies
    #expect(all[0].outcomes == two[0].outcomes && all[1].outcomes == two[1].outcomes)
    #expect(all[1].comparison == two[1].comparison)
  }

  @Test func everyTapEndsSomehowAndDifferencesAreThoseOfTheHitRates() throws {
    for rho in [0, 0.6, -1] {
      let run = try Simulator.run(
        scenario(.init(spread: .sigma(SIMD2(8, 6)), rho: rho))
      ).runs[0]
      for strategies in run.targets.map(\.strategies) + [run.totals] {
        let base = try #require(strategies[0].hits.rate)
        for one in strategies {
          let parts = [one.hits.rate, one.misses.rate, one.collisions.rate].compactMap { $0 }
          #expect(abs(parts.reduce(0, +) - 1) < 1e-12)
          #expect(one.taps == nil && one.hits.interval == nil)
          guard let comparison = one.comparison else { continue }
          let difference = try #require(comparison.difference)
          #expect(abs(difference - (parts[0] - base)) < 1e-12)
          #expect(comparison.verdict != nil && comparison.verdict != .unresolved)
          #expect(comparison.interval == nil && comparison.pValue == nil)
        }
      }
    }
  }

  @Test func clampedTapsHitWhatLiesAtTheEdge() throws {
    // The first button is at the top left: of taps left of it and above it none is lost.
    let finger = FingerModel.Component(spread: .sigma(SIMD2(8, 6)))
    let missed = try Simulator.run(scenario(finger)).runs[0].targets[0].strategies[0]
    let kept = try Simulator.run(scenario(finger, offScreen: .clamp)).runs[0].targets[0]
      .strategies[0]
    let below = { (half: Double, sigma: Double) in
      1 - (1 - KnownMass.of(half, shift: 0, sigma: sigma)) / 2
    }
    #expect(abs((kept.hits.rate ?? 0) - below(10, 8) * below(10, 6)) < 1e-12)
    #expect(missed.outcomes.contains { $0.event == .missed(.offscreen) })
    #expect(!kept.outcomes.contains { $0.event == .missed(.offscreen) })
  }

  @Test func perfectTapsAllHit() throws {
    let run = try Simulator.run(scenario(.init(spread: .sigma(.zero)))).runs[0]
    #expect(run.totals.allSatisfy { $0.hits.rate == 1 && $0.misses.rate == 0 })
  }

  @Test func withOneSigmaOfZeroAnEdgeAlongTheLineCountsAsHalfOpen() throws {
    // All taps fall on y = 20, the first line below the buttons.
    let finger = FingerModel.Component(offset: SIMD2(0, 10), spread: .sigma(SIMD2(8, 0)))
    let run = try Simulator.run(scenario(finger)).runs[0]
    #expect(run.targets[1].strategies[0].hits.rate == 0)
    let least = FingerModel.Component(offset: SIMD2(0, -10), spread: .sigma(SIMD2(8, 0)))
    let hit = try Simulator.run(scenario(least)).runs[0].targets[1].strategies[0].hits.rate
    #expect(abs((hit ?? 0) - KnownMass.of(10, shift: 0, sigma: 8)) < 1e-14)
  }
}
