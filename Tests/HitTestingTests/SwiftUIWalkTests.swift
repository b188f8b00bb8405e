import Testing

@testable import HitTesting

/// What `swiftui` does in its own way.
@Suite struct SwiftUIWalkTests {
  private func label(_ id: String, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> View {
    box(id, .label, x, y, w, h, on: .swiftui)
  }

  @Test func leafsAreaIsItsFrame() {
    let stage = Stage(.swiftui, [label("l", 10, 10, 20, 20)])
    #expect(stage.view(10, 10) == "l")
    #expect(stage.view(30, 10) == "screen")
    #expect(stage.reason(10, 10) == .swallowed)
  }

  @Test func viewWithChildrenHasNoAreaOfItsOwn() {
    let stack = button("stack", 0, 0, 100, 100).holding(label("l", 0, 0, 20, 20))
    for rule in [AreaRule.asIs, .bounds, .nearest(radius: 0)] {
      let stage = Stage(.swiftui, rule, [stack])
      #expect(stage.view(50, 50) == "screen")
      #expect(stage.view(10, 10) == "l")
    }
  }

  @Test(arguments: [
    AreaRule.touchEdgeInsets(Insets()), .tapAreaInset(grow: .square(0)),
    .minimumTapArea(.square(0)), .contentShape(nil), .tappablePadding(Padding()),
    .overlayButton(Insets(all: 40)), .paddedFrame(Insets()), .neighborAware(.square(0)),
  ])
  func anyOtherKindGivesAContainerAnArea(rule: AreaRule) {
    let stack = button("stack", 0, 0, 100, 100).holding(label("l", 0, 0, 20, 20))
    let stage = Stage(.swiftui, rule, [stack])
    #expect(stage.view(30, 60) == "stack")
    #expect(stage.actor(30, 60) == "stack")
  }

  @Test func ownHitAreaGivesAContainerAnAreaWhereTheStrategyLeavesItAlone() {
    let stack = button("stack", 0, 0, 100, 100).with(\.hitArea, .contentShape(nil))
      .holding(label("l", 0, 0, 20, 20))
    #expect(Stage(.swiftui, [stack]).view(50, 50) == "stack")
    let noRule = Strategy(name: "s", rules: [.init(select: [.id("l")], area: .bounds)])
    #expect(Stage(.swiftui, noRule, [stack]).view(50, 50) == "stack")
    #expect(Stage(.swiftui, .bounds, [stack]).view(50, 50) == "screen")
    let plain = stack.with(\.hitArea, .bounds)
    #expect(Stage(.swiftui, [plain]).view(50, 50) == "screen")
  }

  @Test func buttonIsHitThroughItsLabel() {
    let stage = Stage(
      .swiftui, [button("b", 0, 0, 100, 40).holding(label("title", 10, 10, 50, 20))])
    #expect(stage.touch(20, 20) == Touch(view: 2, actor: 1, reason: .control))
  }

  @Test func contentShapeMayBeSmallerThanTheFrame() {
    let stage = Stage(.swiftui, .contentShape(.ellipse), [button("b", 0, 0, 40, 40)])
    #expect(stage.view(1, 1) == "screen")
    #expect(stage.view(20, 20) == "b")
  }

  @Test func containersFrameDoesNotPrune() {
    let child = button("c", 90, 90, 40, 40)
    for clips in [false, true] {
      let stage = Stage(
        .swiftui, [box("stack", 0, 0, 100, 100).with(\.clipsToBounds, clips).holding(child)])
      #expect(stage.view(125, 125) == "c")
    }
    let flat = box("flat", 0, 0, 100, 0).holding(child)
    #expect(Stage(.swiftui, [flat]).view(125, 125) == "c")
  }

  @Test func scrollViewPrunesByItsFrame() {
    let list = box("list", .scrollView, 0, 0, 100, 100).with(\.clipsToBounds, false)
      .with(\.contentOffset, Point(x: 0, y: 500)).holding(button("row", 0, 590, 100, 40))
    #expect(Stage(.swiftui, [list]).view(50, 99) == "row")
    #expect(Stage(.swiftui, [list]).view(50, 100) == "screen")
    let wide = list.with(\.hitArea, .touchEdgeInsets(Insets(all: -50)))
    #expect(Stage(.swiftui, [wide]).view(50, 110) == "screen")
  }

  @Test func screenPrunes() {
    let stage = Stage(.swiftui, [button("b", 390, 0, 40, 40)])
    #expect(stage.view(399, 10) == "b")
    #expect(stage.view(400, 10) == nil)
  }

  @Test func zIndexDecidesAmongSiblingsAndThePlaceBreaksTies() {
    let a = button("a", 0, 0, 50, 50).with(\.zIndex, 1)
    let b = button("b", 0, 0, 50, 50).with(\.zIndex, 1)
    let c = button("c", 0, 0, 50, 50)
    let d = button("d", 0, 0, 50, 50).with(\.zIndex, -0.5)
    #expect(Stage(.swiftui, [a, b, c]).view(10, 10) == "b")
    #expect(Stage(.swiftui, [a, c]).view(10, 10) == "a")
    #expect(Stage(.swiftui, [c, d]).view(10, 10) == "c")
  }

  @Test func zIndexCountsAmongSiblingsOnly() {
    let deep = button("deep", 0, 0, 50, 50).with(\.zIndex, 99)
    let stage = Stage(.swiftui, [box("p", 0, 0, 50, 50).holding(deep), button("b", 0, 0, 50, 50)])
    #expect(stage.view(10, 10) == "b")
  }

  @Test func viewThatAllowsNoHitTestingIsOutWithAllBelow() {
    let closed = box("p", 0, 0, 50, 50).with(\.allowsHitTesting, false)
      .holding(button("b", 0, 0, 50, 50))
    let stage = Stage(.swiftui, [button("back", 0, 0, 50, 50), closed])
    #expect(stage.view(10, 10) == "back")
    #expect(stage.tester.tree.isReachable == [true, true, false, false])
  }
}
