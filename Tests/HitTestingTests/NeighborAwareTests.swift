import Testing

@testable import HitTesting

/// Areas that grow, but never past the middle of the gap to a neighbour.
@Suite struct NeighborAwareTests {
  private let aware = AreaRule.neighborAware(.square(44))
  private let a = button("a", 100, 100, 20, 20)

  @Test(arguments: Platform.allCases)
  func loneControlGrowsAsUnderMinimumTapArea(on platform: Platform) {
    let stage = Stage(platform, aware, [a])
    #expect(stage.view(88, 88) == "a")
    #expect(stage.view(88.0.nextDown, 100) == "screen")
    #expect(stage.view(132, 100) == "screen")
  }

  @Test(arguments: Platform.allCases)
  func neitherOfAPairGrowsPastTheMiddleOfTheGap(on platform: Platform) {
    let b = button("b", 124, 100, 20, 20)
    for views in [[a, b], [b, a]] {
      let stage = Stage(platform, aware, views)
      #expect(stage.view(122.0.nextDown, 110) == "a")
      #expect(stage.view(122, 110) == "b")
      #expect(stage.view(88, 90) == "a", "other sides are free")
      #expect(stage.view(155.9, 130) == "b")
    }
  }

  @Test func gapsAreComparedWithTheirSigns() {
    // 4 apart along x, overlapping by 10 along y: -10 < 4, so x.
    let stage = Stage(aware, [a, button("b", 124, 110, 20, 20)])
    #expect(stage.view(122, 105) == "b")
    #expect(stage.view(121.9, 125) == "a")
  }

  @Test func pairIsSplitOnTheAxisWithTheLargerGapOnly() {
    // 4 apart along x, 10 along y: the middle along y is 125.
    let stage = Stage(aware, [a, button("b", 124, 130, 20, 20)])
    #expect(stage.view(130, 124.9) == "a")
    #expect(stage.view(110, 125) == "screen")
    #expect(stage.view(113, 125) == "b")
  }

  @Test func equalGapsAreSplitAlongX() {
    let stage = Stage(aware, [a, button("b", 124, 124, 20, 20)])
    #expect(stage.view(122, 115) == "b")
    #expect(stage.view(121.9, 130) == "a")
  }

  @Test func touchingFramesMeetAtTheirEdge() {
    let stage = Stage(aware, [a, button("b", 120, 100, 20, 20)])
    #expect(stage.view(120.0.nextDown, 90) == "a")
    #expect(stage.view(120, 90) == "b")
  }

  @Test func visibleFramesThatOverlapAreNotTrimmed() {
    let stage = Stage(aware, [a, button("b", 119, 100, 20, 20)])
    #expect(stage.view(107, 110) == "b")
  }

  @Test func disabledControlsAreNeighboursToo() {
    let stage = Stage(aware, [button("b", 124, 100, 20, 20).with(\.isEnabled, false), a])
    #expect(stage.view(122, 110) == "b")
    #expect(stage.reason(122, 110) == .disabled)
  }

  @Test func unreachableControlsAndPlainViewsAreNobodysNeighbour() {
    for other in [
      button("b", 124, 100, 20, 20).with(\.isHidden, true), box("b", 124, 100, 20, 20),
      button("b", 124, 100, 0, 20),
    ] {
      #expect(Stage(aware, [other, a]).view(131, 110) == "a")
    }
  }

  @Test func controlUnderAnotherRuleCountsWithItsVisibleFrame() {
    let rules = Strategy(name: "s", rules: [.init(select: [.id("a")], area: aware)])
    let near = Stage(rules, [button("b", 124, 100, 20, 20), a])
    #expect(near.view(121.9, 110) == "a")
    #expect(near.view(122, 110) == "screen")
    // Its grown area would reach a's, its visible frame does not.
    let far = Stage(rules, [button("b", 133, 100, 20, 20), a])
    #expect(far.view(131.9, 110) == "a")
  }

  @Test func nestedPairsAreNotJudged() {
    let inner = button("inner", 2, 5, 10, 10)
    let stage = Stage(aware, [button("outer", 100, 100, 60, 20).holding(inner)])
    #expect(stage.view(110, 95) == "inner")
    #expect(stage.view(150, 95) == "outer")
  }

  @Test func pairsAreJudgedOnTheUntrimmedAreasSoOrderDoesNotMatter() {
    let row = (0..<4).map { button("b\($0)", 100 + 24 * Double($0), 100, 20, 20) }
    let stages = [row, row.reversed(), [row[2], row[0], row[3], row[1]]].map { Stage(aware, $0) }
    for step in 0..<300 {
      let x = 80 + Double(step) / 2
      let views = stages.map { $0.view(x, 108) }
      #expect(Set(views).count == 1, "at \(x)")
    }
    // b0 and b2 are 28 apart: their grown areas do not reach each other; b1 is trimmed twice.
    #expect(stages[0].view(145.9, 108) == "b1")
    #expect(stages[0].view(146, 108) == "b2")
  }

  @Test func turnedControlsAreJudgedByTheirBoundingBoxes() {
    // A square of 20 turned by 45 degrees is 28.28 wide: 95.86 to 124.14.
    let b = button("b", 130, 100, 20, 20)
    let stage = Stage(aware, [b, a.turned(45)])
    let middle = (110 + 10 * 2.0.squareRoot() + 130) / 2
    #expect(stage.view(middle - 0.01, 110) == "a")
    #expect(stage.view(middle + 0.01, 110) == "b")
  }

  @Test func limitsHoldOnTheScreenWhateverTheScale() {
    let big = box("p", 80, 80, 40, 40).scaled(2, 2).with(
      \.hitArea, .touchEdgeInsets(.init(all: -50))
    )
    .holding(button("a", 15, 15, 10, 10))
    // On the screen a is 90...110 and asks for 56...144; the middle to b at 120 is 115.
    let stage = Stage(aware, [button("b", 120, 90, 20, 20), big])
    #expect(stage.view(115.0.nextDown, 100) == "a")
    #expect(stage.view(115, 100) != "a")
  }

  /// Mirrored or turned views have their closed edges on the other side.
  @Test(arguments: [(-1.0, 1.0), (1, -1), (-1, -1), (1, 1)])
  func middleHasOneOwnerWhoeverIsMirrored(ofA: Double, ofB: Double) {
    for order in [true, false] {
      let across = [a.scaled(ofA, ofA), button("b", 124, 100, 20, 20).scaled(ofB, ofB)]
      let stage = Stage(aware, order ? across : across.reversed())
      #expect(stage.view(122.0.nextDown, 110) == "a")
      #expect(stage.view(122, 110) == "b")
      let below = [a.scaled(ofA, ofA), button("b", 100, 124, 20, 20).turned(ofB < 0 ? 180 : 90)]
      let upright = Stage(aware, order ? below : below.reversed())
      #expect(upright.view(110, 122.0.nextDown) == "a")
      #expect(upright.view(110, 122) == "b")
    }
  }

  @Test func clippedNeighbourCountsWithWhatIsSeenOfIt() {
    let list = box("list", .scrollView, 124, 0, 100, 300)
      .holding(button("b", -20, 100, 60, 20))
    let stage = Stage(aware, [list, a])
    #expect(stage.view(121.9, 110) == "a")
    #expect(stage.view(122, 110) == "screen")
    let hidden = box("list", .scrollView, 124, 0, 100, 300).holding(button("b", -20, 100, 20, 20))
    #expect(Stage(aware, [hidden, a]).view(131, 110) == "a")
  }

  @Test func containersGrowAndAreTrimmedUnderSwiftUI() {
    let label = box("l", .label, 5, 5, 5, 5, on: .swiftui)
    let stage = Stage(.swiftui, aware, [a.holding(label), button("b", 124, 100, 20, 20)])
    #expect(stage.view(90, 90) == "a")
    #expect(stage.view(122, 110) == "b")
    #expect(stage.view(106, 106) == "l")
  }

  @Test func areasOverlapOnlyWhereTheVisibleFramesDo() {
    var random = RandomSource(seed: 3)
    for _ in 0..<60 {
      let views = (0..<12).map { i in
        button("\(i)", random.number(0..<200), random.number(0..<200), 20, 14)
          .scaled(random.pick(1, -1), random.pick(1, -1))
      }
      let (front, back) = (Stage(aware, views), Stage(aware, views.reversed()))
      for _ in 0..<100 {
        let (x, y) = (random.number(0..<220), random.number(0..<220))
        // Where the order of the views changes the answer, two areas share the point.
        let pair = [front, back].compactMap { $0.view(x, y) }.compactMap { Int($0) }
        guard pair.count == 2, pair[0] != pair[1] else { continue }
        #expect(views[pair[0]].frame.box.overlaps(views[pair[1]].frame.box))
      }
    }
  }
}
