import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// Taps that are lost, and strategies that make no difference.
@Suite struct TapWarningsTests {
  private func warnings(
    _ views: [View], _ rules: [AreaRule], fingers: [FingerModel] = [finger(8)],
    layouts: [String] = ["layout"], offScreen: Scenario.OffScreen = .miss
  ) throws -> [String] {
    let tree = tree(views)
    return try Simulator.run(
      Scenario(
        taps: 2000, offScreen: offScreen, layouts: layouts.map { layout(tree, name: $0) },
        fingers: fingers,
        strategies: rules.enumerated().map { Strategy(name: "s\($0)", area: $1) })
    ).warnings
  }

  @Test func tapsThatFallOffTheScreenAreToldWithTheirShare() throws {
    let views = [button("edge", 0, 100, 20, 20), button("inner", 180, 400, 20, 20)]
    let found = try warnings(views, [.bounds])
    #expect(
      found == ["taps fall off the screen, whatever the strategy, for edge (11 %)"])
    #expect(try warnings(views, [.bounds], offScreen: .clamp).isEmpty)
    // One tap in a hundred may go.
    #expect(try warnings([button("a", 10, 100, 20, 20)], [.bounds], fingers: [finger(8)]).isEmpty)
  }

  @Test func whoLosesMostTapsIsNamedFirst() throws {
    let views = [button("near", 0, 100, 20, 20), button("beyond", -10, 400, 20, 20)]
    let found = try warnings(views, [.bounds])
    #expect(found.count == 1)
    #expect(found.first?.contains("for beyond (") == true, "\(found)")
  }

  @Test func layoutAndFingerAreNamedWhereThereAreSeveral() throws {
    var wide = finger(9)
    wide.name = "wide"
    let found = try warnings(
      [button("edge", -10, 100, 20, 20)], [.bounds], fingers: [finger(0), wide],
      layouts: ["one", "two"])
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix("layout \"one\", finger \"wide\", taps fall off the screen") == true)
  }

  @Test func strategiesThatComeToTheSameAreTold() throws {
    let views = [button("a", 100, 100, 24, 24), button("b", 200, 100, 24, 24)]
    #expect(
      try warnings(views, [.bounds, .minimumTapArea(.square(20)), .minimumTapArea(.square(44))])
        == [
          "strategy \"s1\" does the same as \"s0\" here: "
            + "the same hit areas and the same rates for every target"
        ])
    #expect(
      try warnings(
        views, [.bounds, .minimumTapArea(.square(44)), .neighborAware(.square(44)), .asIs, .bounds])
        == [
          "strategy \"s2\" does the same as \"s1\" here: "
            + "the same hit areas and the same rates for every target",
          "strategies \"s3\" and \"s4\" do the same as \"s0\" here: "
            + "the same hit areas and the same rates for every target",
        ])
  }

  @Test func oneTargetThatDiffersIsEnough() throws {
    let views = [button("a", 100, 100, 24, 24), button("b", 200, 100, 19, 24)]
    #expect(try warnings(views, [.bounds, .minimumTapArea(.square(20))]).isEmpty)
  }

  @Test func nothingToAimAtIsNoEquality() throws {
    #expect(try warnings([], [.bounds, .bounds]).isEmpty)
  }
}
