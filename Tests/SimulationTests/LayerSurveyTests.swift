import HitTesting
import Testing

@testable import Simulation

/// Areas that are read off boxes are, to the last bit, those that the walk gives.
@Suite struct LayerSurveyTests {
  @Test(arguments: UInt64(1)...60)
  func surveysByLayersAndByWalkAreTheSame(seed: UInt64) throws {
    let scenario = RandomScenario.make(seed: seed, taps: 1)
    try expectSame(scenario.layouts[0], scenario.strategies)
  }

  /// Many controls that overlap, with decimals that round.
  @Test func surveysOfCrowdedScreensAreTheSame() throws {
    var random = SeededRandom(11)
    let views = (0..<40).map {
      button("b\($0)", random.decimal(0...160), random.decimal(0...160), 28, 28)
    }
    let tree = tree(views, size: Size(width: 190, height: 190))
    try expectSame(
      layout(tree),
      [bounds, strategy(edge(3.3)), strategy(.minimumTapArea(.init(width: 44, height: 44)))])
  }

  private func expectSame(_ layout: Scenario.Layout, _ strategies: [Strategy]) throws {
    let screen = ScreenUnderStrategies(layout.tree, strategies)
    let areas = try screen.areas(of: layout.targets, threads: 1)
    for (target, found) in zip(layout.targets, areas) {
      let walked = screen.testers.indices.map {
        AreaSurvey(tester: screen.testers[$0], extents: screen.extents[$0], target: target).result
      }
      #expect(found == walked)
    }
  }
}
