import Testing

@testable import HitTesting

/// Insets, growth, minimum sizes and padding, each at its edges.
@Suite struct InsetStrategyTests {
  private let b = button("b", 100, 100, 30, 30)

  /// The edges along x and y, asked for in the view's middle.
  private func edges(_ area: AreaRule, direction: LayoutDirection = .ltr) -> Box? {
    let rectangle = Rectangle(x: 100, y: 100, width: 30, height: 30)
    return area.hitArea(in: rectangle, of: b, direction: direction).boundingBox
  }

  private func box(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) -> Box {
    Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  @Test(arguments: Platform.allCases)
  func negativeInsetsGrow(on platform: Platform) {
    let stage = Stage(platform, .touchEdgeInsets(Insets(all: -10)), [b])
    #expect(stage.view(90, 90) == "b")
    #expect(stage.view(90.0.nextDown, 100) == "screen")
    #expect(stage.view(140, 100) == "screen")
    #expect(stage.view(140.0.nextDown, 140.0.nextDown) == "b")
  }

  @Test func sidesOfAnInsetAreIndependent() {
    #expect(edges(.touchEdgeInsets(Insets(top: -20, right: -5))) == box(100, 80, 135, 130))
    #expect(
      edges(.touchEdgeInsets(Insets(top: -4, left: 6, bottom: 8, right: -2)))
        == box(106, 96, 132, 122))
  }

  @Test func insetsThatOvershootTurnTheRectangleOver() {
    #expect(edges(.touchEdgeInsets(Insets(all: 20))) == box(110, 110, 120, 120))
    #expect(edges(.touchEdgeInsets(Insets(left: 50))) == box(130, 100, 150, 130))
  }

  @Test func growthThatOvershootsIsNull() {
    for grow in [Size(width: -16, height: 5), Size(width: 5, height: -16)] {
      #expect(edges(.tapAreaInset(grow: grow)) == nil)
      #expect(Stage(.tapAreaInset(grow: grow), [b]).view(115, 115) == "screen")
      let raised = AreaRule.tapAreaInset(grow: grow, minimum: .square(44))
      #expect(edges(raised) == nil, "a null rectangle stays null")
    }
    #expect(edges(.tapAreaInset(grow: .square(7))) == box(93, 93, 137, 137))
    #expect(edges(.tapAreaInset(grow: Size(width: -5, height: 4))) == box(105, 96, 125, 134))
  }

  @Test func growthThatUsesUpASideIsEmptyNotNull() {
    let empty = AreaRule.tapAreaInset(grow: .square(-15))
    #expect(Stage(empty, [b]).view(115, 115) == "screen")
    let raised = AreaRule.tapAreaInset(grow: .square(-15), minimum: .square(10))
    #expect(edges(raised) == box(110, 110, 120, 120))
  }

  @Test func minimumIsRaisedAfterStandardisingAndAboutTheAreasOwnCentre() {
    // 30 - 50 = -20 wide: [130, 150) once standardised, raised about 140 and not about 115.
    let insets = Insets(left: 50)
    #expect(
      edges(.touchEdgeInsets(insets, minimum: Size(width: 40, height: 0)))
        == box(120, 100, 160, 130))
    #expect(
      edges(.touchEdgeInsets(insets, minimum: Size(width: 10, height: 44)))
        == box(130, 93, 150, 137))
    let padding = Padding(trailing: 6)
    #expect(
      edges(.tappablePadding(padding, minimum: Size(width: 44, height: 44)))
        == box(96, 93, 140, 137))
  }

  @Test func minimumSizeGrowsEachAxisAboutTheCentreAndNeverShrinks() {
    #expect(edges(.minimumTapArea(Size(width: 44, height: 20))) == box(93, 100, 137, 130))
    #expect(edges(.minimumTapArea(.square(0))) == box(100, 100, 130, 130))
    #expect(edges(.minimumTapArea(Size(width: 31, height: 30))) == box(99.5, 100, 130.5, 130))
  }

  @Test func minimumSizeIsReachedOnDecimalsToo() {
    for tenths in 1...439 {
      let r = Rectangle(x: 0, y: 0, width: Double(tenths) / 10, height: 44.3)
      #expect(r.raised(to: .square(44.1)).size == Size(width: 44.1, height: 44.3))
    }
  }

  @Test func leadingFollowsTheWritingDirection() {
    let area = AreaRule.tappablePadding(Padding(top: 1, leading: 10, bottom: 2, trailing: 4))
    #expect(edges(area, direction: .ltr) == box(90, 99, 134, 132))
    #expect(edges(area, direction: .rtl) == box(96, 99, 140, 132))
    #expect(Stage(.swiftui, area, direction: .rtl, [b]).view(139, 101) == "b")
    #expect(Stage(.swiftui, area, direction: .rtl, [b]).view(95, 101) == "screen")
  }

  @Test func insetsDoNotFollowTheWritingDirection() {
    let area = AreaRule.touchEdgeInsets(Insets(left: -10))
    #expect(Stage(.uikit, area, direction: .rtl, [b]).view(91, 110) == "b")
  }

  @Test func enlargedAreaIsCutByAncestorsUnderUIKitOnly() {
    let bar = HitTestingTests.box("bar", 0, 90, 400, 50).holding(button("b", 100, 10, 30, 30))
    for platform in Platform.allCases {
      let stage = Stage(platform, .touchEdgeInsets(Insets(all: -20)), [bar])
      #expect(stage.view(85, 95) == "b")
      #expect(stage.view(85, 89) == (platform == .uikit ? "screen" : "b"))
    }
  }

  @Test func insetsFollowTheViewsBoundsOrigin() {
    let list = b.with(\.contentOffset, Point(x: 500, y: -70))
    #expect(Stage(.touchEdgeInsets(Insets(left: -10)), [list]).view(90, 100) == "b")
    #expect(Stage(.touchEdgeInsets(Insets(left: -10)), [list]).view(89.9, 100) == "screen")
  }

  @Test func insetsTurnWithTheView() {
    // Left of a view that is turned clockwise by 90 degrees is up.
    let stage = Stage(.touchEdgeInsets(Insets(left: -20)), [b.turned(90)])
    #expect(stage.view(115, 81) == "b")
    #expect(stage.view(115, 79) == "screen")
    #expect(stage.view(99, 115) == "screen")
  }

  @Test func frontAreaBeatsWhatIsVisibleBehindIt() {
    let stage = Stage(
      .minimumTapArea(.square(44)),
      [
        button("a", 100, 100, 24, 24), button("b", 132, 100, 24, 24),
      ])
    #expect(stage.view(122, 112) == "b")
    #expect(stage.view(121.9, 112) == "a")
  }

  @Test func strategyThatOnlyShrinksALoneControlGainsNoHit() {
    var random = RandomSource(seed: 7)
    for _ in 0..<200 {
      let insets = Insets(
        top: random.number(0..<15), left: random.number(0..<15), bottom: random.number(0..<15),
        right: random.number(0..<15))
      let shrunk = Stage(.touchEdgeInsets(insets), [b])
      let (x, y) = (random.number(90..<140), random.number(90..<140))
      if shrunk.actor(x, y) != nil { #expect(Stage(.bounds, [b]).actor(x, y) != nil) }
    }
  }
}
