import Testing

@testable import HitTesting

/// Which rule of a strategy decides for a view.
@Suite struct SelectorTests {
  private func stage(_ rules: Strategy.Rule..., views: [View]) -> Stage {
    Stage(Strategy(name: "s", rules: rules), views)
  }

  private let grow = AreaRule.touchEdgeInsets(Insets(all: -10))
  private let shrink = AreaRule.touchEdgeInsets(Insets(all: 5))
  private let b = button("b", 100, 100, 20, 20)

  @Test func strategyOfOneRuleSpeaksOfAllControls() {
    let tapped = box("t", 200, 100, 20, 20).with(\.hasTapGesture, true)
    let stage = Stage(
      grow, [b, tapped, box("v", 300, 100, 20, 20), box("c", .control, 100, 300, 20, 20)])
    #expect(stage.view(95, 95) == "b")
    #expect(stage.view(195, 95) == "t")
    #expect(stage.view(95, 295) == "c")
    #expect(stage.view(295, 95) == "screen")
  }

  @Test func idKindAndStarSelect() {
    let view = box("v", 300, 100, 20, 20)
    for (selector, taken) in [
      (Strategy.Selector.id("v"), ["v"]), (.kind(.button), ["b"]), (.all, ["b", "v"]),
      (.kind(.label), []), (.id("nobody"), []),
    ] {
      let stage = stage(.init(select: [selector], area: grow), views: [b, view])
      #expect((stage.view(95, 95) == "b") == taken.contains("b"))
      #expect((stage.view(295, 95) == "v") == taken.contains("v"))
    }
  }

  @Test func starDoesNotSpeakOfTheScreen() {
    let stage = stage(.init(select: [.all], area: shrink), views: [])
    #expect(stage.view(1, 1) == "screen")
  }

  @Test func oneOfSeveralSelectorsIsEnough() {
    let stage = stage(.init(select: [.id("x"), .kind(.button)], area: grow), views: [b])
    #expect(stage.view(95, 95) == "b")
  }

  @Test func lastRuleThatMatchesDecides() {
    let first = Strategy.Rule(select: [.id("b")], area: grow)
    let last = Strategy.Rule(select: [.controls], area: shrink)
    #expect(stage(first, last, views: [b]).view(102, 102) == "screen")
    #expect(stage(last, first, views: [b]).view(95, 95) == "b")
  }

  @Test func viewThatNoRuleMatchesKeepsItsHitArea() {
    let own = b.with(\.hitArea, grow)
    #expect(stage(.init(select: [.id("x")], area: shrink), views: [own]).view(95, 95) == "b")
    let bar = box("bar", 0, 0, 50, 50).with(\.hitArea, .touchEdgeInsets(Insets(right: -50)))
    #expect(Stage(.bounds, [bar.holding(button("c", 60, 0, 20, 20))]).view(70, 10) == "c")
  }

  @Test func asIsKeepsTheHitAreaAndBoundsTakesItAway() {
    let own = b.with(\.hitArea, grow)
    #expect(Stage([own]).view(95, 95) == "b")
    #expect(Stage(.bounds, [own]).view(95, 95) == "screen")
    #expect(Stage(.nearest(radius: 0), [own]).view(95, 95) == "screen")
    #expect(Stage(.overlayButton(Insets()), [own]).view(95, 95) == "screen")
    let back = stage(
      .init(select: [.all], area: shrink), .init(select: [.id("b")], area: .asIs), views: [own])
    #expect(back.view(95, 95) == "b")
  }
}
