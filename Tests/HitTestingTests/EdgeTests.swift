import Testing

@testable import HitTesting

/// Where exactly a rectangle begins and ends.
@Suite struct EdgeTests {
  @Test(arguments: Platform.allCases)
  func edgesAreHalfOpenOnBothAxes(on platform: Platform) {
    let stage = Stage(platform, [button("b", 100, 200, 30, 40)])
    #expect(stage.view(100, 200) == "b")
    #expect(stage.view(130.0.nextDown, 240.0.nextDown) == "b")
    #expect(stage.view(100.0.nextDown, 210) == "screen")
    #expect(stage.view(110, 200.0.nextDown) == "screen")
    #expect(stage.view(130, 210) == "screen")
    #expect(stage.view(110, 240) == "screen")
  }

  @Test(arguments: Platform.allCases)
  func tilesThatShareEdgesLeaveNoGap(on platform: Platform) {
    let tiles = [
      button("a", 0, 0, 50, 50), button("b", 50, 0, 50, 50), button("c", 0, 50, 50, 50),
      button("d", 50, 50, 50, 50),
    ]
    let stage = Stage(platform, tiles)
    #expect(stage.view(50, 50) == "d")
    #expect(stage.view(50, 49) == "b")
    #expect(stage.view(49, 50) == "c")
  }

  @Test(arguments: Platform.allCases)
  func negativeSizesAreStandardisedFirst(on platform: Platform) {
    let stage = Stage(platform, [button("b", 130, 240, -30, -40)])
    #expect(stage.view(100, 200) == "b")
    #expect(stage.view(130, 210) == "screen")
    #expect(stage.view(110, 240) == "screen")
  }

  @Test func areaThatIsTurnedOverIsHalfOpenToo() {
    // 30 - 20 - 20 = -10: from 120 back to 110.
    let stage = Stage(.touchEdgeInsets(Insets(left: 20, right: 20)), [button("b", 100, 0, 30, 9)])
    #expect(stage.view(110, 1) == "b")
    #expect(stage.view(120, 1) == "screen")
    #expect(stage.view(120.0.nextDown, 1) == "b")
    #expect(stage.view(110.0.nextDown, 1) == "screen")
  }

  @Test(arguments: Platform.allCases)
  func emptyRectanglesContainNothing(on platform: Platform) {
    let stage = Stage(
      platform, [button("w", 10, 10, 0, 20), button("h", 10, 10, 20, 0), button("n", 10, 10, 0, 0)])
    #expect(stage.view(10, 10) == "screen")
  }

  @Test func insetsThatUseUpTheWidthLeaveNothing() {
    let stage = Stage(.touchEdgeInsets(Insets(left: 15, right: 15)), [button("b", 0, 0, 30, 30)])
    #expect(stage.view(15, 15) == "screen")
  }

  @Test(arguments: Platform.allCases)
  func pointThatIsNotFiniteIsInNothing(on platform: Platform) {
    let endless = button("b", 0, 0, 50, 50).with(\.hitArea, .touchEdgeInsets(Insets(all: -1e300)))
    let stage = Stage(platform, [endless.turned(30), endless.turned(90), endless])
    for value in [Double.nan, .infinity, -.infinity] {
      for (x, y) in [(value, 10), (10, value), (value, value)] {
        #expect(stage.touch(x, y) == Touch(view: nil, actor: nil, reason: .offScreen))
      }
    }
  }

  /// x, width and the point on the edge, where `frame.contains` and convert-then-compare differ.
  @Test(arguments: [(0.1, 4.0, 4.1), (0.2, 0.5, 0.7), (0.3, 0.9, 1.2)])
  func pointIsConvertedBeforeItIsCompared(x: Double, width: Double, edge: Double) {
    #expect(edge >= x + width, "the frame, compared in the parent, would leave the point out")
    for platform in Platform.allCases {
      #expect(Stage(platform, [button("b", x, 0, width, 9)]).view(edge, 1) == "b")
      #expect(Stage(platform, [button("b", 0, x, 9, width)]).view(1, edge) == "b")
    }
  }

  @Test(arguments: [(0.6, 1.1, 1.7), (0.7, 2.2, 2.9), (1.4, 4.9, 6.3)])
  func pointInsideTheFrameMayBeOutsideOnceConverted(x: Double, width: Double, edge: Double) {
    #expect(edge < x + width, "the frame, compared in the parent, would let the point in")
    for platform in Platform.allCases {
      #expect(Stage(platform, [button("b", x, 0, width, 9)]).view(edge, 1) == "screen")
      #expect(Stage(platform, [button("b", 0, x, 9, width)]).view(1, edge) == "screen")
    }
  }

  @Test func conversionTakesTheFrameOffBeforeItAddsTheBoundsOrigin() {
    let placement = Placement(
      frame: Rectangle(x: 0.1, y: 0.7, width: 9, height: 9), boundsOrigin: Point(x: 0.4, y: 0.4))
    let p = placement.convertFromParent(Point(x: 0.3, y: 1.1))
    #expect(p.x == 0.3 - 0.1 + 0.4)
    #expect(p.x != 0.3 + (0.4 - 0.1))
    #expect(p.y == 1.1 - 0.7 + 0.4)
  }
}
