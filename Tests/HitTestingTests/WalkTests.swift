import Testing

@testable import HitTesting

/// The walk down the tree, where both platforms agree and where `uikit` prunes.
@Suite struct WalkTests {
  @Test(arguments: Platform.allCases)
  func hiddenViewTakesNothingAndNothingBelowIt(on platform: Platform) {
    let child = button("child", 0, 0, 50, 50)
    let stage = Stage(
      platform,
      [
        box("back", 0, 0, 50, 50),
        box("v", 0, 0, 50, 50).with(\.isHidden, true)
          .holding(child),
      ])
    #expect(stage.view(10, 10) == "back")
  }

  @Test(arguments: Platform.allCases)
  func viewWithoutInteractionTakesNothingAndNothingBelowIt(on platform: Platform) {
    let closed = box("v", 0, 0, 50, 50).with(\.isUserInteractionEnabled, false)
    let stage = Stage(platform, [closed.holding(button("child", 0, 0, 50, 50))])
    #expect(stage.view(10, 10) == "screen")
    #expect(stage.reason(10, 10) == .gap)
  }

  @Test(arguments: [(Platform.uikit, 0.01, 0.009_999), (.swiftui, 0.001, 0.000_999)])
  func alphaBelowTheLimitTakesNothing(platform: Platform, limit: Double, below: Double) {
    let front = button("front", 0, 0, 50, 50)
    let back = button("back", 0, 0, 50, 50)
    #expect(Stage(platform, [back, front.with(\.alpha, limit)]).view(1, 1) == "front")
    #expect(Stage(platform, [back, front.with(\.alpha, below)]).view(1, 1) == "back")
    #expect(Stage(platform, [back, front.with(\.alpha, 0)]).view(1, 1) == "back")
  }

  @Test(arguments: Platform.allCases)
  func alphaIsNotMultipliedDownTheTree(on platform: Platform) {
    let faint = button("child", 0, 0, 50, 50).with(\.alpha, 0.02)
    let stage = Stage(platform, [box("v", 0, 0, 50, 50).with(\.alpha, 0.02).holding(faint)])
    #expect(stage.view(10, 10) == "child")
  }

  @Test(arguments: Platform.allCases)
  func frontSiblingTakesTheOverlap(on platform: Platform) {
    let stage = Stage(platform, [button("back", 0, 0, 50, 50), button("front", 30, 0, 50, 50)])
    #expect(stage.view(29.9, 10) == "back")
    #expect(stage.view(30, 10) == "front")
  }

  @Test(arguments: Platform.allCases)
  func plainViewInFrontSwallowsTheTouch(on platform: Platform) {
    let stage = Stage(platform, [button("b", 0, 0, 50, 50), box("cover", 0, 0, 50, 50)])
    #expect(stage.view(10, 10) == "cover")
    #expect(stage.actor(10, 10) == nil)
    #expect(stage.reason(10, 10) == .swallowed)
  }

  @Test func hitAreaEndsWhereAnAncestorsEnds() {
    let deep = button("deep", 40, 0, 40, 20)
    let stage = Stage([box("p", 0, 0, 60, 60).holding(box("q", 0, 0, 100, 100).holding(deep))])
    #expect(stage.view(59, 10) == "deep")
    #expect(stage.view(60, 10) == "screen")
  }

  @Test func parentsLargerHitAreaLetsAChildOutOfItsBounds() {
    let child = button("child", 60, 0, 20, 20)
    let parent = box("p", 0, 0, 50, 50)
      .with(\.hitArea, .touchEdgeInsets(Insets(right: -30))).holding(child)
    #expect(Stage([parent]).view(79, 10) == "child")
    #expect(Stage([parent]).view(55, 10) == "p")
    #expect(Stage([box("g", 0, 0, 50, 50).holding(parent)]).view(79, 10) == "screen")
  }

  @Test func viewOfHeightZeroMakesItsChildrenDead() {
    let stage = Stage([box("p", 0, 0, 50, 0).holding(button("child", 0, 0, 50, 50))])
    #expect(stage.view(10, 0) == "screen")
    #expect(stage.view(10, 10) == "screen")
  }

  @Test(arguments: [false, true])
  func clippingChangesNothingInEitherDirection(clips: Bool) {
    let child = button("child", 40, 0, 40, 20)
    let narrow = box("p", 0, 0, 50, 50).with(\.clipsToBounds, clips)
    #expect(Stage([narrow.holding(child)]).view(60, 10) == "screen")
    let wide = narrow.with(\.hitArea, .touchEdgeInsets(Insets(all: -50)))
    #expect(Stage([wide.holding(child)]).view(60, 10) == "child")
  }

  @Test func screenCutsEveryHitArea() {
    let edge = button("b", 380, 780, 20, 20).with(\.hitArea, .touchEdgeInsets(Insets(all: -40)))
    #expect(Stage([edge]).view(399.9, 799.9) == "b")
    #expect(Stage([edge]).view(400, 790) == nil)
    #expect(Stage([edge]).reason(390, 800) == .offScreen)
  }

  @Test(arguments: Platform.allCases)
  func passthroughViewIsNeverTheAnswerButItsChildrenAre(on platform: Platform) {
    let pass = box("pass", 0, 0, 100, 100).with(\.isPassthrough, true)
      .with(\.hitArea, .touchEdgeInsets(Insets()))
      .holding(button("child", 0, 0, 20, 20))
    let stage = Stage(platform, [box("back", 0, 0, 100, 100), pass])
    #expect(stage.view(10, 10) == "child")
    #expect(stage.view(50, 50) == "back")
  }

  @Test(arguments: Platform.allCases)
  func disabledControlStillStopsTheWalk(on platform: Platform) {
    let front = button("front", 0, 0, 50, 50).with(\.isEnabled, false)
    let stage = Stage(platform, [button("back", 0, 0, 50, 50), front])
    #expect(stage.touch(10, 10) == Touch(view: 2, actor: nil, reason: .disabled))
  }

  @Test(arguments: Platform.allCases)
  func contentOffsetMovesTheChildrenButNotTheView(on platform: Platform) {
    let list = box("list", .scrollView, 100, 100, 100, 100)
      .with(\.contentOffset, Point(x: 0, y: 200))
      .with(\.hitArea, .touchEdgeInsets(Insets()))
      .holding(button("row", 0, 250, 100, 20), button("gone", 0, 190, 100, 10))
    let stage = Stage(platform, [list])
    #expect(stage.view(150, 150) == "row")
    #expect(stage.view(150, 149.9) == "list")
    #expect(stage.view(150, 100) == "list")
    #expect(stage.view(150, 99.9) == "screen")
  }

  @Test func viewsOutsideTheScreensListHaveTheScreenAsParent() {
    #expect(Stage([]).view(0, 0) == "screen")
    #expect(Stage([]).reason(399, 799) == .gap)
  }

  @Test func zIndexAndAllowsHitTestingAreIgnoredUnderUIKit() {
    let back = button("back", 0, 0, 50, 50).with(\.zIndex, 9)
    let front = button("front", 0, 0, 50, 50).with(\.allowsHitTesting, false)
    #expect(Stage([back, front]).view(10, 10) == "front")
  }

  @Test func imageViewsAndLabelsLetTouchesThroughUnderUIKitOnly() {
    for kind in [ViewKind.imageView, .label] {
      for platform in Platform.allCases {
        let stage = Stage(
          platform, [button("b", 0, 0, 50, 50), box("top", kind, 0, 0, 50, 50, on: platform)])
        #expect(stage.view(10, 10) == (platform == .uikit ? "b" : "top"))
      }
    }
  }
}
