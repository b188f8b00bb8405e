import Testing

@testable import HitTesting

/// The bigger frame whose content is pushed back.
@Suite struct PaddedFrameTests {
  private let grow = AreaRule.paddedFrame(Insets(top: -10, left: -20, bottom: -5, right: 0))

  @Test(arguments: Platform.allCases)
  func frameItselfIsInset(on platform: Platform) {
    let stage = Stage(platform, grow, [button("b", 100, 100, 30, 30)])
    #expect(stage.view(80, 90) == "b")
    #expect(stage.view(79.9, 100) == "screen")
    #expect(stage.view(129.9, 134.9) == "b")
    #expect(stage.view(130, 110) == "screen")
    #expect(stage.view(110, 135) == "screen")
  }

  @Test(arguments: Platform.allCases)
  func childrenStayWhereTheyAreOnTheScreen(on platform: Platform) {
    let outer = button("b", 100, 100, 30, 30).with(\.contentOffset, Point(x: 0, y: 40))
      .holding(box("c", 5, 45, 10, 10))
    for rule in [grow, .paddedFrame(Insets(all: 2)), .paddedFrame(Insets(left: 40)), .bounds] {
      let strategy = Strategy(name: "s", rules: [.init(select: [.id("b")], area: rule)])
      let stage = Stage(platform, strategy, [outer])
      let isInside = platform == .swiftui || rule != .paddedFrame(Insets(left: 40))
      #expect(stage.view(105, 105) == (isInside ? "c" : "screen"))
      #expect(stage.view(104.9, 106) != "c")
      #expect(stage.view(114.9, 114.9) == (isInside ? "c" : "screen"))
      #expect(stage.view(115, 106) != "c")
    }
  }

  @Test func childThatStickedOutIsReachedThroughTheBiggerFrame() {
    let outer = button("b", 100, 100, 30, 30).holding(button("c", -15, 0, 10, 10))
    let rules = Strategy(name: "s", rules: [.init(select: [.id("b")], area: grow)])
    #expect(Stage(.uikit, rules, [outer]).view(90, 105) == "c")
    #expect(Stage([outer]).view(90, 105) == "screen")
  }

  @Test func whatIsSeenAndAimedAtIsTheOldFrame() {
    let stage = Stage(grow, [button("b", 100, 100, 30, 30)])
    let tree = stage.tester.tree
    #expect(tree.visibleFrames[1]?.box == Box(minX: 100, minY: 100, maxX: 130, maxY: 130))
    #expect(tree.aimPoint(of: 1) == Point(x: 115, y: 115))
  }

  @Test func whatIsDrawnOnASurfaceIsTheOldFrame() {
    let surface = button("s", 100, 100, 30, 30).with(\.deliversUndrawnTouches, false)
    #expect(Stage(grow, [surface]).view(110, 95) == "screen")
    #expect(Stage(grow, [surface]).view(110, 105) == "s")
  }

  @Test func frameThatIsTurnedOverIsStandardised() {
    let stage = Stage(.paddedFrame(Insets(all: 20)), [button("b", 100, 100, 30, 30)])
    #expect(stage.view(110, 110) == "b")
    #expect(stage.view(120, 110) == "screen")
  }

  @Test func biggerScrollViewPrunesByItsNewFrameUnderSwiftUI() {
    let list = box("list", .scrollView, 100, 100, 50, 50)
      .holding(button("row", -10, 0, 70, 20))
    let rules = Strategy(name: "s", rules: [.init(select: [.id("list")], area: grow)])
    #expect(Stage(.swiftui, rules, [list]).view(91, 110) == "row")
    #expect(Stage(.swiftui, [list]).view(99, 110) == "screen")
  }
}
