import Testing

@testable import HitTesting

/// Shapes in the bounds: curves closed, straight edges half-open.
@Suite struct ContentShapeTests {
  private func area(_ shape: Shape, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> HitArea {
    HitArea(shape, in: Rectangle(x: x, y: y, width: w, height: h))
  }

  private func contains(_ area: HitArea, _ x: Double, _ y: Double) -> Bool {
    area.contains(Point(x: x, y: y))
  }

  @Test func ellipseHoldsTheFourPointsWhereItTouchesTheBounds() {
    let ellipse = area(.ellipse, 10, 10, 40, 20)
    for (x, y) in [(10.0, 20.0), (50, 20), (30, 10), (30, 30)] {
      #expect(contains(ellipse, x, y))
    }
    #expect(!contains(ellipse, 50.0.nextUp, 20))
    #expect(!contains(ellipse, 50, 21))
    #expect(!contains(ellipse, 10, 10))
  }

  @Test(arguments: [(0.1, 4.0), (0.3, 0.9), (0.7, 2.2), (1.4, 4.9), (33.3, 44.1)])
  func curvesTouchTheBoundsOnDecimalsToo(x: Double, width: Double) {
    let (right, middle) = (x + width, x + width / 2)
    for shape in [Shape.ellipse, .capsule, .cornerRadius(99)] {
      let circle = area(shape, x, x, width, width)
      #expect(contains(circle, right, middle))
      #expect(contains(circle, middle, right))
      #expect(contains(circle, x, middle))
      #expect(!contains(circle, right.nextUp, middle))
      #expect(!contains(circle, right, x))
      #expect(!contains(circle, right, right))
    }
  }

  @Test func capsulesEndsAreClosedAndItsSidesHalfOpen() {
    let capsule = area(.capsule, 0, 0, 100, 20)
    #expect(contains(capsule, 100, 10))
    #expect(!contains(capsule, 100, 11))
    #expect(!contains(capsule, 50, 20))
    #expect(contains(capsule, 50, 0))
    #expect(contains(capsule, 50, 20.0.nextDown))
    // 6, 8, 10: on the half circle about (10, 10) and (90, 10).
    #expect(contains(capsule, 4, 2))
    #expect(contains(capsule, 96, 18))
    #expect(!contains(capsule, 96.0.nextUp, 18))
    let upright = area(.capsule, 0, 0, 20, 100)
    #expect(contains(upright, 10, 100))
    #expect(!contains(upright, 20, 50))
  }

  @Test func roundCornersAreClosedWhereTheyMeetTheStraightEdges() {
    let rounded = area(.cornerRadius(10), 0, 0, 60, 40)
    #expect(contains(rounded, 60, 10))
    #expect(!contains(rounded, 60, 10.0.nextUp))
    #expect(contains(rounded, 50, 40))
    #expect(!contains(rounded, 49, 40))
    #expect(!contains(rounded, 0, 0))
    #expect(contains(rounded, 0, 20))
    #expect(contains(rounded, 4, 2))
    #expect(!contains(rounded, 3.9, 2))
  }

  @Test func cornerRadiusIsAtMostHalfTheShortSide() {
    #expect(area(.cornerRadius(500), 0, 0, 60, 40) == area(.capsule, 0, 0, 60, 40))
    #expect(area(.cornerRadius(0), 0, 0, 60, 40) == area(.rectangle, 0, 0, 60, 40))
  }

  @Test func emptyBoundsHoldNoShape() {
    for shape in [Shape.ellipse, .capsule, .cornerRadius(3), .rectangle] {
      #expect(!contains(area(shape, 5, 5, 0, 10), 5, 5))
      #expect(!contains(area(shape, 5, 5, 10, 0), 5, 5))
    }
  }

  @Test(arguments: Platform.allCases)
  func shapeIsTheViewsOwnUnlessTheRuleNamesOne(on platform: Platform) {
    let round = button("b", 0, 0, 40, 40).with(\.shape, .ellipse)
    #expect(Stage(platform, .contentShape(nil), [round]).view(1, 1) == "screen")
    #expect(Stage(platform, .contentShape(.rectangle), [round]).view(1, 1) == "b")
    #expect(Stage(platform, .bounds, [round]).view(1, 1) == "b", "a look is no hit area")
  }

  @Test func shapePrunesChildrenUnderUIKitOnly() {
    let round = button("b", 0, 0, 40, 40).holding(button("c", 0, 0, 5, 5))
    let rules = Strategy(
      name: "s", rules: [.init(select: [.id("b")], area: .contentShape(.ellipse))])
    #expect(Stage(.uikit, rules, [round]).view(1, 1) == "screen")
    #expect(Stage(.swiftui, rules, [round]).view(1, 1) == "c")
  }
}
