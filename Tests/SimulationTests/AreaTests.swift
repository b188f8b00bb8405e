import HitTesting
import Testing

@testable import Simulation

/// `areas.csv` of plain rectangles: values worked out by hand.
@Suite struct AreaTests {
  @Test func aloneAllThatIsAskedForIsLive() throws {
    let screen = tree([button("a", 100.1, 200.3, 24.7, 30.9)])
    let cases: [(AreaRule, Insets)] = [
      (AreaRule.bounds, Insets()), (edge(10.1), Insets(all: 10.1)),
      (
        .tapAreaInset(grow: Size(width: 3.3, height: 0.7)),
        Insets(top: 0.7, left: 3.3, bottom: 0.7, right: 3.3)
      ),
      (
        .tappablePadding(Padding(top: 1, leading: 2, bottom: 3, trailing: 4)),
        Insets(top: 1, left: 2, bottom: 3, right: 4)
      ),
      (.overlayButton(Insets(all: -7.3)), Insets(all: 7.3)),
      (.paddedFrame(Insets(all: -7.3)), Insets(all: 7.3)),
      (
        .minimumTapArea(Size(width: 44, height: 44)),
        Insets(top: 6.55, left: 9.65, bottom: 6.55, right: 9.65)
      ),
      (
        .neighborAware(Size(width: 44, height: 44)),
        Insets(top: 6.55, left: 9.65, bottom: 6.55, right: 9.65)
      ),
    ]
    for (rule, growth) in cases {
      let found = try area(of: "a", in: screen, rule)
      #expect(found.frame.isClose(to: Box(minX: 100.1, minY: 200.3, maxX: 124.8, maxY: 231.2)))
      let expected = Box(
        minX: 100.1 - growth.left, minY: 200.3 - growth.top, maxX: 124.8 + growth.right,
        maxY: 231.2 + growth.bottom)
      #expect(found.asked?.isClose(to: expected) == true)
      // Not only close: the very same decimals.
      #expect(found.live == found.asked)
      #expect(found.liveShare == 1 && found.lostTo == [])
    }
  }

  @Test func ancestorCuts() throws {
    let bar = view("bar", .view, 0, 740, 393, 40, children: [button("a", 184, 8, 24, 24)])
    let found = try area(of: "a", in: tree([bar]), edge(16))
    #expect(found.asked == Box(minX: 168, minY: 732, maxX: 224, maxY: 788))
    #expect(found.live == Box(minX: 168, minY: 740, maxX: 224, maxY: 780))
    #expect(found.liveShare == 40.0 / 56 && found.lostTo == [1])
  }

  @Test func screenEdgeCuts() throws {
    let found = try area(of: "a", in: tree([button("a", 0, 100, 20, 20)]), edge(10))
    #expect(found.asked == Box(minX: -10, minY: 90, maxX: 30, maxY: 130))
    #expect(found.live == Box(minX: 0, minY: 90, maxX: 30, maxY: 130))
    #expect(found.liveShare == 0.75 && found.lostTo == [0])
  }

  @Test func frontSiblingTakesItsPart() throws {
    let screen = tree([
      button("back", 80, 100, 10, 20), button("a", 100, 100, 20, 20),
      button("front", 125, 100, 20, 20),
    ])
    let found = try area(of: "a", in: screen, edge(10))
    #expect(found.asked == Box(minX: 90, minY: 90, maxX: 130, maxY: 130))
    #expect(found.live == Box(minX: 90, minY: 90, maxX: 115, maxY: 130))
    #expect(found.liveShare == 25.0 / 40 && found.lostTo == [3])
  }

  /// The box of what is left may be the whole box.
  @Test func aHoleLeavesTheBox() throws {
    let screen = tree([button("a", 100, 100, 40, 40), view("hole", .view, 110, 110, 20, 20)])
    let found = try area(of: "a", in: screen, .bounds)
    #expect(found.live == found.asked && found.liveShare == 0.75 && found.lostTo == [2])
  }

  @Test func takersStandInLayoutOrder() throws {
    let bar = view(
      "bar", .view, 0, 0, 100, 50,
      children: [button("a", 80, 20, 20, 20), button("z", 60, 0, 20, 50)])
    let screen = tree(
      [bar, view("plain", .view, 90, 10, 5, 20)], size: Size(width: 105, height: 60))
    let found = try area(of: "a", in: screen, strategy: [.init(select: [.id("a")], area: edge(10))])
    // Beyond the screen 5 pt are the screen's, beyond the bar 5 pt are the bar's.
    #expect(found.asked == Box(minX: 70, minY: 10, maxX: 110, maxY: 50))
    #expect(found.lostTo == [1, 3, 4, 0])
    #expect(found.live == Box(minX: 80, minY: 10, maxX: 100, maxY: 50))
    #expect(found.liveShare == 700.0 / 1600)
  }

  /// "The ancestor that cuts it" is the outermost one that does not let the touch in.
  @Test func outermostAncestorCuts() throws {
    let inner = view("inner", .view, 10, 10, 20, 20, children: [button("a", 5, 5, 10, 10)])
    let screen = tree([view("outer", .view, 50, 50, 40, 40, children: [inner])])
    #expect(try area(of: "a", in: screen, edge(10)).lostTo == [2])
    #expect(try area(of: "a", in: screen, edge(20)).lostTo == [1, 2])
  }

  @Test func nullAreasAreEmpty() throws {
    let screen = tree([button("a", 100, 100, 20, 20)])
    let rules: [AreaRule] = [
      .tapAreaInset(grow: Size(width: -11, height: 0)), .touchEdgeInsets(Insets(all: 10)),
      .tapAreaInset(grow: Size(width: -11, height: 0), minimum: Size(width: 44, height: 44)),
    ]
    for rule in rules {
      let found = try area(of: "a", in: screen, rule)
      #expect(found.asked == nil && found.live == nil && found.liveShare == nil)
      #expect(found.lostTo == [])
      #expect(found.frame == Box(minX: 100, minY: 100, maxX: 120, maxY: 120))
    }
  }

  @Test func overshootIsTurnedOver() throws {
    let screen = tree([button("a", 100, 100, 20, 20)])
    let found = try area(
      of: "a", in: screen, .touchEdgeInsets(Insets(top: 15, left: 0, bottom: 15, right: 0)))
    #expect(found.asked == Box(minX: 100, minY: 105, maxX: 120, maxY: 115))
    #expect(found.live == found.asked && found.liveShare == 1)
  }

  @Test func neighborsMeetInTheMiddle() throws {
    let screen = tree((0..<3).map { button("b\($0)", 100 + 24 * Double($0), 100, 20, 20) })
    let found = try area(of: "b1", in: screen, .neighborAware(Size(width: 44, height: 44)))
    #expect(found.asked == Box(minX: 122, minY: 88, maxX: 146, maxY: 132))
    #expect(found.live == found.asked && found.liveShare == 1 && found.lostTo == [])
  }

  @Test func overlayIsAskedForWithItsButton() throws {
    let screen = tree([button("a", 100, 100, 20, 20), button("front", 110, 100, 20, 20)])
    // The overlay is smaller than the button, but in front of everything.
    let rule = AreaRule.overlayButton(Insets(top: 5, left: -5, bottom: 5, right: 5))
    let found = try area(of: "a", in: screen, strategy: [.init(select: [.id("a")], area: rule)])
    #expect(found.asked == Box(minX: 95, minY: 100, maxX: 120, maxY: 120))
    #expect(found.live == Box(minX: 95, minY: 100, maxX: 115, maxY: 120))
    // Asked: 400 and 5 x 10 beside it; lost: the front one's half but for 5 x 10.
    #expect(found.liveShare == 300.0 / 450 && found.lostTo == [2])
  }

  /// However few cells are looked at together, they come to the same.
  @Test(arguments: [9, 40])
  func surveyInPartsAddsUp(limit: Int) throws {
    let stripes = (0..<6).map { view("c\($0)", .view, 110 + Double($0) * 5, 90, 2, 300) }
    let screen = tree([button("a", 100, 100, 60, 60)] + stripes + [button("r", 0, 150, 300, 5)])
    for rule in [AreaRule.bounds, edge(8), .contentShape(.ellipse)] {
      let tester = HitTester(tree: screen, strategy: strategy(rule))
      let whole = AreaSurvey(tester: tester, extents: tester.extents(), target: 1).result
      let parts = AreaSurvey(
        tester: tester, extents: tester.extents(), target: 1, cellLimit: limit
      ).result
      #expect(parts.asked == whole.asked && parts.lostTo == whole.lostTo)
      let shares = (try #require(parts.liveShare), try #require(whole.liveShare))
      #expect(abs(shares.0 - shares.1) < 1e-3)
      if rule != .contentShape(.ellipse) { #expect(parts.live == whole.live) }
    }
  }
}

/// The hit area of a view under a strategy of these rules.
private func area(of id: String, in tree: ViewTree, strategy rules: [Strategy.Rule]) throws
  -> AreaResult
{
  try area(of: id, in: tree, Strategy(name: "rules", rules: rules))
}

extension Box {
  fileprivate func isClose(to other: Box) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
