import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// The tables that make sampling fast answer as the walk does, tap for tap.
@Suite struct ReceiverTableTests {
  @Test(arguments: UInt64(1)...40)
  func sampledTapsEndAsThePlainWalkSays(seed: UInt64) throws {
    let scenario = RandomScenario.make(seed: seed, taps: 300)
    try expectPlainWalk(scenario)
  }

  @Test(arguments: UInt64(101)...120)
  func tableAnswersOnAndBesideEveryEdge(seed: UInt64) throws {
    let scenario = RandomScenario.make(seed: seed, taps: 1)
    let layout = scenario.layouts[0]
    let screen = ScreenUnderStrategies(layout.tree, scenario.strategies)
    var random = SeededRandom(seed)
    for target in layout.targets.prefix(1) {
      let sampler = TargetSampler(
        scenario: scenario, layout: layout, target: target,
        gaussians: [Gaussian(sigma: SIMD2(4, 4))], on: screen)
      let axes = try #require(sampler.cells.axes)
      let xs = Self.besideEdges(axes.x).shuffled(using: &random).prefix(60)
      let ys = Self.besideEdges(axes.y).shuffled(using: &random).prefix(60)
      var wrong = 0
      let probes = Array(zip(xs, ys)) + ys.map { (xs[0], $0) }
      for (x, y) in probes {
        let walk = screen.testers.map { Event($0.touch(at: Point(x: x, y: y))) }
        if Self.answer(sampler, x, y) != walk { wrong += 1 }
      }
      #expect(wrong == 0)
    }
  }

  /// Else the tests above would say nothing.
  @Test func randomScenariosHaveTargets() {
    let targets = (UInt64(1)...40).map {
      RandomScenario.make(seed: $0, taps: 1).layouts[0].targets.count
    }
    #expect(targets.reduce(0, +) >= 40 && targets.count { $0 == 0 } <= 10)
  }

  /// Dense decimals give more cells than a table may have; the walk then answers.
  @Test func crowdedScreensAreWalked() throws {
    var random = SeededRandom(7)
    let views = (0..<140).map {
      button("b\($0)", random.decimal(0...1800), random.decimal(0...1800), 12.3, 11.7)
    }
    let tree = tree(views, size: Size(width: 190.7, height: 190.3))
    let strategies = [
      bounds, strategy(edge(3.3)), strategy(.minimumTapArea(.init(width: 31, height: 33))),
    ]
    let scenario = Scenario(
      taps: 100, offScreen: .clamp, layouts: [layout(tree, targets: ["b17"])],
      fingers: [finger(90)], strategies: strategies)
    let screen = ScreenUnderStrategies(tree, strategies)
    let sampler = TargetSampler(
      scenario: scenario, layout: scenario.layouts[0], target: 18,
      gaussians: [Gaussian(sigma: SIMD2(90, 90))], on: screen)
    #expect(sampler.cells.axes == nil)
    try expectPlainWalk(scenario)
  }

  /// A target whose window is a sliver has no table either.
  @Test func sliverOfAScreenIsWalked() throws {
    let tree = tree([button("b", 0, 0, 1e-7, 5)], size: Size(width: 1e-7, height: 10))
    try expectPlainWalk(
      Scenario(
        taps: 500, layouts: [layout(tree)], fingers: [finger(1e-8, 3)],
        strategies: [bounds, strategy(edge(1))]))
  }

  private func expectPlainWalk(_ scenario: Scenario) throws {
    let layout = scenario.layouts[0]
    let screen = ScreenUnderStrategies(layout.tree, scenario.strategies)
    for target in layout.targets {
      let seen = try #require(layout.tree.visibleFrames[target]).box
      let sampler = TargetSampler(
        scenario: scenario, layout: layout, target: target,
        gaussians: scenario.fingers[0].gaussians(
          target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch),
        on: screen)
      let tally = try sampler.tally(
        blocks: 0..<TargetSampler.blocks(for: scenario.taps), of: scenario.taps,
        with: TapSampler())
      let walk = PlainWalk(scenario: scenario, layout: layout, finger: scenario.fingers[0])
      #expect(try tally.counts == walk.counts(target: target))
    }
  }

  private static func besideEdges(_ axis: AxisIndex) -> [Double] {
    let most = axis.edges[axis.edges.count - 1]
    return axis.edges.flatMap { [$0.nextDown, $0, $0.nextUp] }
      .filter { $0 >= axis.edges[0] && $0 < most }
  }

  /// What a table that has counted nothing but this tap says of it.
  private static func answer(_ sampler: TargetSampler, _ x: Double, _ y: Double) -> [Event]? {
    var table = ReceiverTable(sampler.cells, testers: sampler.testers, screen: sampler.screen)
    var (xs, ys) = ([x], [y])
    xs.withUnsafeMutableBufferPointer { x in
      ys.withUnsafeMutableBufferPointer { y in table.count(x, y) }
    }
    return table.tally.keys.first
  }
}
