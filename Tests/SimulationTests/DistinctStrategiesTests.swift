import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// Strategies that give every view the same area are answered once, and that shows nowhere.
@Suite struct DistinctStrategiesTests {
  @Test(arguments: UInt64(1)...12)
  func copiesOfStrategiesChangeNoResult(seed: UInt64) throws {
    var scenario = RandomScenario.make(seed: seed, taps: 500)
    // The exact engine takes its time over curves and turned views.
    scenario.engine = seed % 4 == 0 ? .exact : .sample
    let count = scenario.strategies.count
    var doubled = scenario
    doubled.strategies += scenario.strategies.map {
      Strategy(name: "copy of \($0.name)", rules: $0.rules)
    }
    let distinct = DistinctStrategies(of: doubled, on: scenario.layouts[0].tree)
    #expect(distinct.scenario.strategies.count <= count + 1)

    let plain = try Simulator.run(scenario)
    let found = try Simulator.run(doubled)
    for (areas, expected) in zip(found.areas[0], plain.areas[0]) {
      #expect(areas == expected + expected)
    }
    for (target, expected) in zip(found.runs[0].targets, plain.runs[0].targets) {
      expectTwice(target.strategies, expected.strategies, baseline: scenario.baseline)
    }
    expectTwice(found.runs[0].totals, plain.runs[0].totals, baseline: scenario.baseline)
  }

  private func expectTwice(
    _ found: [StrategyResult], _ expected: [StrategyResult], baseline: Int
  ) {
    #expect(found.count == 2 * expected.count)
    for (place, result) in found.enumerated() {
      let strategy = place % expected.count
      #expect(result.hits == expected[strategy].hits)
      #expect(result.misses == expected[strategy].misses)
      #expect(result.collisions == expected[strategy].collisions)
      #expect(result.outcomes == expected[strategy].outcomes)
      if place == expected.count + baseline {
        // None on a screen without targets.
        let zero = result.hits.rate.map { _ in 0.0 }
        #expect(result.comparison?.difference == zero)
        #expect(result.comparison?.gained.rate == zero && result.comparison?.lost.rate == zero)
      } else {
        #expect(result.comparison == expected[strategy].comparison)
      }
    }
  }

  /// The case that the benchmark has: for buttons of one size an inset and a minimum are the same,
  /// and a smaller button beside them makes them differ.
  @Test func insetAndMinimumAreTwinsOnlyWhereSizesAreEqual() {
    let strategies = [
      bounds, strategy(edge(8)), strategy(.minimumTapArea(.init(width: 44, height: 44))),
    ]
    let equal = tree([button("a", 20, 20, 28, 28), button("b", 90, 20, 28, 28)])
    let unequal = tree([button("a", 20, 20, 28, 28), button("b", 90, 20, 20, 28)])
    #expect(twins(strategies, equal).kinds == [0, 1, 1])
    #expect(twins(strategies, unequal).kinds == [0, 1, 2])
  }

  /// A radius for `nearest` changes no hit area, and yet who gets a tap.
  @Test func radiiOfNearestTellStrategiesApart() {
    let strategies = [
      bounds, strategy(.nearest(radius: 10)), strategy(.nearest(radius: 12)),
      strategy(.nearest(radius: 10)),
    ]
    #expect(twins(strategies, tree([button("a", 20, 20, 28, 28)])).kinds == [0, 1, 2, 1])
  }

  /// A copy before the baseline and one behind it stand for each other, and not for it.
  @Test func copiesOfTheBaselineAreComparedWithIt() throws {
    let strategies = [strategy(edge(8)), bounds, bounds, bounds].enumerated().map {
      Strategy(name: "\($0.offset)", rules: $0.element.rules)
    }
    let tree = tree([button("a", 20, 20, 28, 28), button("b", 50, 20, 28, 28)])
    #expect(twins(strategies, tree, baseline: 2).kinds == [0, 1, 2, 1])
    let scenario = Scenario(
      taps: 500, layouts: [layout(tree)], fingers: [finger(8)], strategies: strategies,
      baseline: 2)
    for result in try Simulator.run(scenario).runs[0].targets {
      let differences = result.strategies.map { $0.comparison?.difference }
      #expect(differences[2] == nil)
      #expect(differences[1] == 0 && differences[3] == 0)
      #expect(try #require(differences[0]) > 0)
    }
  }

  /// What people's own offsets make of it is told for twins too.
  @Test(arguments: [Scenario.Engine.sample, .exact])
  func quantilesOverPeopleAreToldForTwins(engine: Scenario.Engine) throws {
    let people = FingerModel(
      name: "people",
      components: [.init(spread: .sigma(SIMD2(6, 6)), betweenUsers: SIMD2(3, 2))])
    let tree = tree([button("a", 20, 20, 28, 28), button("b", 50, 20, 28, 28)])
    let scenario = Scenario(
      taps: 500, engine: engine, layouts: [layout(tree)], fingers: [people],
      strategies: [
        bounds, strategy(edge(8)), strategy(.minimumTapArea(.init(width: 44, height: 44))),
      ])
    for result in try Simulator.run(scenario).runs[0].targets {
      #expect(try #require(result.strategies[1].users).count == 3)
      #expect(result.strategies[1].users == result.strategies[2].users)
      #expect(result.strategies[0].users != result.strategies[1].users)
    }
  }

  private func twins(
    _ strategies: [Strategy], _ tree: ViewTree, baseline: Int = 0
  ) -> StrategyTwins {
    let scenario = Scenario(
      layouts: [layout(tree)], fingers: [finger(8)], strategies: strategies, baseline: baseline)
    return DistinctStrategies(of: scenario, on: tree).screen.twins
  }
}
