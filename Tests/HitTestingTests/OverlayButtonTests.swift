import Testing

@testable import HitTesting

/// The clear button over a target.
@Suite struct OverlayButtonTests {
  private let grow = Insets(all: -10)
  private let a = button("a", 100, 100, 20, 20)
  private let b = button("b", 125, 100, 20, 20)

  @Test(arguments: Platform.allCases)
  func overlayTakesTapsForItsTarget(on platform: Platform) {
    let stage = Stage(platform, .overlayButton(grow), [a])
    #expect(stage.touch(90, 90) == Touch(view: 1, actor: 1, reason: .control))
    #expect(stage.view(90.0.nextDown, 100) == "screen")
    #expect(stage.view(130, 100) == "screen")
  }

  @Test(arguments: Platform.allCases)
  func frontOverlaysLieInFrontOfAllSiblingsTheLaterInFront(on platform: Platform) {
    let stage = Stage(platform, .overlayButton(grow), [a, b, box("cover", 90, 90, 70, 40)])
    #expect(stage.view(112, 110) == "a")
    #expect(stage.view(115, 110) == "b", "the overlay of b begins at 115")
    #expect(stage.view(114.9, 110) == "a")
    #expect(stage.view(157, 110) == "cover")
  }

  @Test(arguments: Platform.allCases)
  func overlayAboveItsTargetIsBelowLaterSiblings(on platform: Platform) {
    let stage = Stage(platform, .overlayButton(grow, order: .aboveTarget), [a, b])
    #expect(stage.view(124, 110) == "b", "the overlay of b")
    let one = Strategy(
      name: "s",
      rules: [.init(select: [.id("a")], area: .overlayButton(grow, order: .aboveTarget))])
    #expect(Stage(platform, one, [a, b]).view(126, 110) == "b")
    #expect(Stage(platform, one, [b, a]).view(126, 110) == "a")
    #expect(Stage(platform, one, [a, b]).view(124, 110) == "a")
  }

  @Test func zIndexOfTheOverlayIsAboveAllOrItsTargets() {
    let high = b.with(\.zIndex, 50)
    #expect(Stage(.swiftui, .overlayButton(grow), [a, high]).view(124, 101) == "b")
    func stage(_ order: OverlayOrder) -> Stage {
      let rule = Strategy.Rule(select: [.id("a")], area: .overlayButton(grow, order: order))
      return Stage(.swiftui, Strategy(name: "s", rules: [rule]), [a, high])
    }
    #expect(stage(.front).view(126, 110) == "a")
    #expect(stage(.aboveTarget).view(126, 110) == "b")
    #expect(stage(.aboveTarget).view(124, 110) == "a")
  }

  @Test(arguments: Platform.allCases)
  func overlayCoversControlsInsideItsTarget(on platform: Platform) {
    let outer = button("outer", 100, 100, 50, 50).holding(button("inner", 10, 10, 10, 10))
    let rules = Strategy(
      name: "s", rules: [.init(select: [.id("outer")], area: .overlayButton(Insets()))])
    #expect(Stage(platform, rules, [outer]).actor(115, 115) == "outer")
    #expect(Stage(platform, [outer]).actor(115, 115) == "inner")
  }

  @Test(arguments: Platform.allCases)
  func overlayIsDeadWhereItsTargetIsDisabledOrUnreachable(on platform: Platform) {
    for target in [
      a.with(\.isEnabled, false), a.with(\.isHidden, true), a.with(\.alpha, 0),
      a.with(\.isUserInteractionEnabled, false),
    ] {
      #expect(Stage(platform, .overlayButton(grow), [target]).view(95, 95) == "screen")
    }
    let closed = box("p", 0, 0, 300, 300).with(\.isUserInteractionEnabled, false).holding(a)
    #expect(Stage(platform, .overlayButton(grow), [closed]).view(95, 95) == "screen")
  }

  @Test func overlayIsCutByTheParentUnderUIKitOnly() {
    let bar = box("bar", 0, 95, 400, 30).holding(button("a", 100, 5, 20, 20))
    #expect(Stage(.uikit, .overlayButton(grow), [bar]).view(110, 92) == "screen")
    #expect(Stage(.swiftui, .overlayButton(grow), [bar]).view(110, 92) == "a")
    #expect(Stage(.uikit, .overlayButton(grow), [bar]).view(91, 97) == "a")
  }

  @Test func tapOnAnOverlayIsJudgedAsIfTheTargetWereFound() {
    let cell = box("cell", 0, 0, 300, 300).with(\.hasTapGesture, true)
      .holding(box("c", .control, 100, 100, 20, 20))
    let rules = Strategy(
      name: "s", rules: [.init(select: [.id("c")], area: .overlayButton(grow))])
    let stage = Stage(.uikit, rules, [cell])
    #expect(stage.touch(92, 92) == Touch(view: 2, actor: 1, reason: .tapGesture))
  }

  @Test func insetsThatShrinkOrTurnTheOverlayOverLeaveTheTargetItsBounds() {
    let stage = Stage(.overlayButton(Insets(all: 15)), [a, box("cover", 100, 100, 20, 20)])
    // 20 - 30 = -10: the overlay covers [105, 115), in front of the cover.
    #expect(stage.view(105, 105) == "a")
    #expect(stage.view(115, 105) == "cover")
    #expect(Stage(.overlayButton(Insets(all: 15)), [a]).view(101, 101) == "a")
  }

  @Test func overlayOnATransformedViewIsNotModelled() {
    let screen = Screen(
      size: .square(400),
      views: [
        a, b.turned(90), button("c", 0, 0, 9, 9).moved(1, 0),
        button("d", 0, 0, 9, 9)
          .scaled(2, 1), button("e", 0, 0, 9, 9).turned(360), button("f", 0, 0, 9, 9).turned(1e-7),
      ])
    let tree = ViewTree(screen)
    for area in [AreaRule.overlayButton(grow), .paddedFrame(grow)] {
      #expect(Strategy(name: "s", area: area).notModelledViews(in: tree) == [2, 3, 4, 6])
    }
    #expect(Strategy(name: "s", area: .bounds).notModelledViews(in: tree).isEmpty)
  }
}
