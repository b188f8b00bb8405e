import Testing

@testable import HitTesting

/// Taps that find no control and go to the nearest one.
@Suite struct NearestTests {
  private let rule = AreaRule.nearest(radius: 16)
  private let a = button("a", 100, 100, 20, 20)

  @Test(arguments: Platform.allCases)
  func radiusIsInclusiveAndMeasuredFromTheVisibleFrame(on platform: Platform) {
    let stage = Stage(platform, rule, [a])
    #expect(stage.touch(84, 110) == Touch(view: 0, actor: 1, reason: .nearest))
    #expect(stage.touch(84.0.nextDown, 110) == Touch(view: 0, actor: nil, reason: .gap))
    #expect(stage.actor(136, 110) == "a")
    // Off the corner the distance is along the diagonal: 3, 4, 5.
    let small = Stage(platform, .nearest(radius: 5), [a])
    #expect(small.actor(123, 124) == "a")
    #expect(small.actor(123, 124.01) == nil)
  }

  @Test(arguments: Platform.allCases)
  func nearerOneWins(on platform: Platform) {
    let stage = Stage(platform, rule, [a, button("b", 130, 100, 20, 20)])
    #expect(stage.actor(124.9, 110) == "a")
    #expect(stage.actor(125.1, 110) == "b")
  }

  @Test func tieGoesToTheFrontOne() {
    let b = button("b", 130, 100, 20, 20)
    #expect(Stage(.uikit, rule, [a, b]).actor(125, 110) == "b")
    #expect(Stage(.uikit, rule, [b, a]).actor(125, 110) == "a")
    #expect(Stage(.swiftui, rule, [a.with(\.zIndex, 1), b]).actor(125, 110) == "a")
    #expect(Stage(.uikit, rule, [a.with(\.zIndex, 1), b]).actor(125, 110) == "b")
    let deep = box("p", 0, 0, 400, 400).with(\.zIndex, -1).with(\.isPassthrough, true)
      .holding(b.with(\.zIndex, 9))
    #expect(Stage(.swiftui, rule, [deep, a]).actor(125, 110) == "a")
  }

  /// Two squares whose upper sides lie in line and overlap, turned with what holds them: beyond the
  /// shared part both are as far, and only rounding tells them apart.
  @Test(arguments: [17.0, 33, 74.5, 121, 203.7, 299])
  func tieOfTurnedFramesGoesToTheFrontOne(turn: Double) {
    let holder = box("holder", 137, 211, 40.3, 40.3).turned(turn).with(\.isPassthrough, true)
      .holding(button("back", 0, 0, 20.15, 20.15), button("front", 10.1, 0, 20.15, 20.15))
    let stage = Stage(.uikit, rule, [holder])
    let spin = Transform(rotation: turn)
    for (x, y) in [(11.0, -4.0), (12.3, -1), (15.5, -9), (17.77, -5), (19, -3), (20, -7.1)] {
      let d = spin.apply(Point(x: x - 20.15, y: y - 20.15))
      #expect(stage.actor(157.15 + d.x, 231.15 + d.y) == "front")
    }
  }

  @Test func radiusIsEachControlsOwn() {
    let rules = Strategy(
      name: "s",
      rules: [
        .init(select: [.controls], area: .nearest(radius: 2)),
        .init(select: [.id("b")], area: .nearest(radius: 30)),
      ])
    let stage = Stage(rules, [a, button("b", 130, 100, 20, 20)])
    #expect(stage.actor(121, 110) == "a")
    #expect(stage.actor(123, 110) == "b", "a is nearer, but does not reach so far")
  }

  @Test func onlyControlsUnderTheRuleTakePart() {
    let rules = Strategy(name: "s", rules: [.init(select: [.id("a")], area: rule)])
    let stage = Stage(rules, [a, button("b", 130, 100, 20, 20)])
    #expect(stage.actor(129, 110) == "a")
    let all = Strategy(name: "s", rules: [.init(select: [.all], area: rule)])
    #expect(Stage(all, [box("v", 100, 100, 20, 20)]).touch(110, 110).reason == .swallowed)
  }

  @Test(arguments: Platform.allCases)
  func sheetKeepsTapsFromWhatLiesBeneath(on platform: Platform) {
    let sheet = box("sheet", 0, 118, 400, 300).with(\.hitArea, .touchEdgeInsets(Insets()))
      .holding(button("ok", 200, 100, 20, 20))
    let stage = Stage(platform, rule, [a, sheet])
    #expect(stage.touch(110, 121) == Touch(view: 2, actor: nil, reason: .swallowed))
    #expect(stage.touch(190, 228) == Touch(view: 2, actor: 3, reason: .nearest))
    #expect(stage.actor(110, 117) == "a")
  }

  @Test(arguments: Platform.allCases)
  func disabledControlKeepsItsOwnAndTakesNone(on platform: Platform) {
    let off = button("off", 124, 100, 20, 20).with(\.isEnabled, false)
    let stage = Stage(platform, rule, [a, off])
    #expect(stage.touch(126, 110) == Touch(view: 2, actor: nil, reason: .disabled))
    #expect(stage.actor(123, 110) == "a")
  }

  @Test func whatActsAlreadyIsNotRedirected() {
    let cell = box("cell", 0, 0, 300, 300).with(\.hasTapGesture, true).with(\.hitArea, .bounds)
    let rules = Strategy(name: "s", rules: [.init(select: [.kind(.button)], area: rule)])
    let stage = Stage(rules, [cell.holding(a)])
    #expect(stage.touch(125, 110) == Touch(view: 1, actor: 1, reason: .tapGesture))
  }

  @Test func unreachableUnseenAndOffScreenTakeNoPart() {
    for other in [
      a.with(\.isHidden, true), a.with(\.alpha, 0), a.with(\.isUserInteractionEnabled, false),
      a.scaled(0, 1), button("z", 100, 100, 0, 20),
    ] {
      #expect(Stage(rule, [other]).touch(95, 110) == Touch(view: 0, actor: nil, reason: .gap))
    }
    #expect(Stage(rule, [button("e", 0, 100, 20, 20)]).reason(-1, 110) == .offScreen)
  }

  @Test func distanceToATurnedFrameIsToItselfNotToItsBoundingBox() {
    // A square of 20 about (110, 110) turned by 45 degrees: its tip is at 110 + 14.142.
    let stage = Stage(.nearest(radius: 5), [a.turned(45)])
    let tip = 110 + 10 * 2.0.squareRoot()
    #expect(stage.actor(tip + 4.99, 110) == "a")
    #expect(stage.actor(tip + 5.01, 110) == nil)
    #expect(stage.actor(122, 122) == nil, "inside the bounding box, 6.97 from the side")
    #expect(stage.actor(120, 120) == "a", "4.14 from the side")
  }

  @Test func clippedControlReachesFromWhatIsSeen() {
    let list = box("list", .scrollView, 100, 100, 50, 50).holding(button("b", 0, 40, 50, 40))
    let stage = Stage(rule, [list])
    #expect(stage.touch(120, 166) == Touch(view: 0, actor: 2, reason: .nearest))
    #expect(stage.view(120, 139) == "list")
    #expect(stage.touch(120, 139) == Touch(view: 1, actor: 2, reason: .nearest))
  }

  @Test(arguments: Platform.allCases)
  func surfaceThatTheTouchDidNotEnterHasNoCandidate(on platform: Platform) {
    let surface = box("surface", 80, 80, 100, 100).with(\.deliversUndrawnTouches, false)
      .with(\.drawsContent, false)
    let bare = Stage(platform, rule, [surface.holding(button("a", 20, 20, 20, 20))])
    #expect(bare.touch(95, 110) == Touch(view: 0, actor: nil, reason: .gap))
    #expect(bare.actor(105, 110) == "a")
    let drawn = surface.with(\.drawsContent, true).with(\.hitArea, .touchEdgeInsets(Insets()))
    let full = Stage(platform, rule, [drawn.holding(button("a", 20, 20, 20, 20))])
    #expect(full.touch(95, 110) == Touch(view: 1, actor: 2, reason: .nearest))
    #expect(full.touch(79, 110).actor == nil, "outside the surface")
  }
}
