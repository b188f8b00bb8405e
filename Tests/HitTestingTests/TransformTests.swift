import Testing

@testable import HitTesting

/// Rotations, scales and translations about the centre.
@Suite struct TransformTests {
  @Test func quarterTurnsAreExact() {
    // 100 x 20 about (150, 110): 20 wide, 100 high.
    for degrees in [90.0, -90, 270, 450, -270] {
      let stage = Stage([button("b", 100, 100, 100, 20).turned(degrees)])
      let isClockwise = [90.0, 450, -270].contains(degrees)
      #expect(stage.view(150, 110) == "b")
      // The left edge in the view's space is inside: on top clockwise, below else.
      #expect((stage.view(150, 60) == "b") == isClockwise)
      #expect((stage.view(150, 160) == "b") == !isClockwise)
      // The top edge in the view's space is inside: right clockwise, left else.
      #expect((stage.view(160, 110) == "b") == isClockwise)
      #expect((stage.view(140, 110) == "b") == !isClockwise)
      #expect(stage.view(140.0.nextDown, 110) == "screen")
      #expect(stage.view(160.0.nextUp, 110) == "screen")
    }
  }

  @Test func halfTurnPutsTheClosedEdgesRightAndBelow() {
    let stage = Stage([button("b", 100, 100, 40, 20).turned(180)])
    #expect(stage.view(140, 120) == "b")
    #expect(stage.view(100, 110) == "screen")
    #expect(stage.view(120, 100) == "screen")
  }

  @Test func fullTurnIsNoTransformAtAll() {
    #expect(Transform(rotation: 360).isIdentity)
    #expect(Transform(rotation: -720).isIdentity)
    #expect(Stage([button("b", 0.1, 0, 4, 9).turned(360)]).view(4.1, 1) == "b")
  }

  @Test func hairOfATurnIsATurn() {
    let hair = Transform(rotation: 1e-7)
    #expect(!hair.isIdentity)
    // 10^7 pt from the centre it moves a point by 1e7 * 1e-7 degrees = 0.0175 pt.
    let placement = Placement(
      frame: Rectangle(x: 0, y: 0, width: 2e7, height: 10), transform: hair)
    let p = placement.convertFromParent(Point(x: 2e7, y: 5))
    #expect(abs(p.y - (5 - 0.017_453_3)) < 1e-6)
  }

  @Test func scaleIsAboutTheCentre() {
    let stage = Stage([button("b", 100, 100, 20, 20).scaled(2, 0.5)])
    #expect(stage.view(90, 110) == "b")
    #expect(stage.view(90.0.nextDown, 110) == "screen")
    #expect(stage.view(130, 110) == "screen")
    #expect(stage.view(110, 105) == "b")
    #expect(stage.view(110, 115) == "screen")
  }

  @Test func scaleMultipliesInsetsAndMinimumSizesOnTheScreen() {
    let view = button("b", 100, 100, 20, 20).scaled(2, 2)
    let inset = Stage(.touchEdgeInsets(Insets(all: -5)), [view])
    #expect(inset.view(80, 110) == "b")
    #expect(inset.view(79.9, 110) == "screen")
    let minimum = Stage(.minimumTapArea(.square(44)), [view])
    #expect(minimum.view(66, 110) == "b")
    #expect(minimum.view(65.9, 110) == "screen")
    let parent = box("p", 0, 0, 200, 200).scaled(0.5, 0.5)
      .holding(button("c", 95, 95, 10, 10))
    // The parent is 50...150 on the screen, the child's centre at 100; 44 becomes 22.
    #expect(Stage(.minimumTapArea(.square(44)), [parent]).view(89, 100) == "c")
    #expect(Stage(.minimumTapArea(.square(44)), [parent]).view(88.9, 100) == "p")
  }

  @Test func mirroringFlipsInsetsAndEdges() {
    let view = button("b", 100, 100, 20, 20).scaled(-1, 1)
    let stage = Stage(.touchEdgeInsets(Insets(left: -20)), [view])
    #expect(stage.view(140, 110) == "b")
    #expect(stage.view(140.0.nextUp, 110) == "screen")
    #expect(stage.view(100, 110) == "screen")
    #expect(stage.view(100.0.nextUp, 110) == "b")
  }

  @Test func translationMovesTheHitArea() {
    let stage = Stage([button("b", 100, 100, 20, 20).moved(50, -10)])
    #expect(stage.view(150, 90) == "b")
    #expect(stage.view(169, 109) == "b")
    #expect(stage.view(110, 105) == "screen")
  }

  @Test func scaleComesBeforeRotationAndTranslationComesLast() {
    let transform = Transform(
      rotation: 90, scale: Size(width: 3, height: 1), translation: Point(x: 100, y: 0))
    let stage = Stage([button("b", 100, 100, 20, 20).with(\.transform, transform)])
    // 60 wide, then turned to 20 x 60 about (110, 110), then moved by 100.
    #expect(stage.view(210, 81) == "b")
    #expect(stage.view(210, 139) == "b")
    #expect(stage.view(221, 110) == "screen")
    #expect(stage.view(181, 110) == "screen")
  }

  @Test func rotatedViewIsHitInsideItsOutlineOnly() {
    let stage = Stage([button("b", 100, 100, 40, 40).turned(45)])
    #expect(stage.view(120, 93) == "b")
    #expect(stage.view(102, 102) == "screen")
  }

  @Test(arguments: Platform.allCases)
  func transformWithoutInverseMakesAllBelowUnreachable(on platform: Platform) {
    for (x, y) in [(0.0, 1.0), (1, 0), (0, 0), (Double.leastNonzeroMagnitude, 1)] {
      let flat = box("flat", 0, 0, 50, 50).scaled(x, y).holding(button("b", 0, 0, 50, 50))
      let stage = Stage(platform, [flat])
      #expect(stage.view(25, 25) == "screen")
      #expect(stage.tester.tree.isReachable == [true, false, false])
    }
  }

  @Test func nestedTransformsAreUndoneFromTheOutsideIn() {
    let child = button("c", 0, 0, 20, 20)
    let stage = Stage([box("p", 100, 100, 100, 100).turned(90).holding(child)])
    // The parent's top left corner lies at its top right.
    #expect(stage.view(190, 110) == "c")
    #expect(stage.view(110, 110) == "p")
  }
}
