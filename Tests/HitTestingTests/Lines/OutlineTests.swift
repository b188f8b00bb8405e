import Testing

@testable import HitTesting

/// Where lines cross the edges of areas, against the areas' own answers.
@Suite struct OutlineTests {
  private func tester(_ change: (inout View) -> Void) -> HitTester {
    var view = View(
      id: "v", kind: .button, frame: Rectangle(x: 30, y: 40, width: 40, height: 24))
    change(&view)
    let tree = ViewTree(Screen(size: Size(width: 100, height: 100), views: [view]))
    return HitTester(tree: tree, strategy: Strategy(name: "s", area: .contentShape(nil)))
  }

  /// Just inside both ends of the span the button is found, just outside it is not.
  private func check(_ tester: HitTester, _ line: ScreenLine) -> Int {
    var spans = 0
    for outline in tester.outlines() where outline.extent(along: .x).end < 100 {
      guard let span = outline.span(on: line), span.end - span.start > 1e-3 else { continue }
      spans += 1
      for (end, inward) in [(span.start, 1e-7), (span.end, -1e-7)] {
        #expect(tester.touch(at: line.point(at: end + inward)).view == 1)
        #expect(tester.touch(at: line.point(at: end - inward)).view == 0)
      }
    }
    return spans
  }

  @Test(arguments: [Shape.rectangle, .ellipse, .capsule, .cornerRadius(7)], [0.0, 90, 33])
  func linesEnterAndLeaveWhereTheWalkSays(shape: Shape, rotation: Double) {
    let tester = tester {
      $0.shape = shape
      $0.transform = Transform(rotation: rotation, scale: Size(width: 1, height: -1.2))
    }
    var spans = 0
    for step in 0..<20 {
      let across = 35.3 + 1.7 * Double(step)
      spans += check(tester, ScreenLine(along: .x, at: across))
      spans += check(tester, ScreenLine(along: .y, at: across))
      spans += check(
        tester,
        ScreenLine(origin: Point(x: across, y: 50), direction: Point(x: 0.6, y: 0.8)))
    }
    #expect(spans > 30)
  }

  @Test(arguments: [Shape.rectangle, .ellipse, .capsule, .cornerRadius(7)])
  func sidesAreWhereSpansEnd(shape: Shape) throws {
    let tester = tester {
      $0.shape = shape
      $0.transform = Transform(rotation: 20)
    }
    let outline = try #require(tester.outlines().first { $0.extent(along: .x).end < 100 })
    let sides = outline.sides(along: .x)
    let extent = outline.extent(along: .y)
    for step in 1..<200 {
      let y = extent.start + Double(step) / 200 * (extent.end - extent.start)
      let span = try #require(outline.span(on: ScreenLine(along: .x, at: y)))
      let crossed = sides.filter { $0.from <= y && $0.to > y }.map { $0.edge.position(at: y) }
      #expect(crossed.count == 2)
      #expect(abs((crossed.min() ?? 0) - span.start) < 1e-9)
      #expect(abs((crossed.max() ?? 0) - span.end) < 1e-9)
    }
  }

  @Test func aViewThatNoTouchEntersHasNoEdges() {
    let open = tester { _ in }
    let closed = tester { $0.isHidden = true }
    #expect(open.outlines().count == 2)
    #expect(closed.outlines().count == 1)
  }

  @Test func twoEquallyNearControlsMeetInTheMiddle() throws {
    let views = [10.0, 50].map { x in
      View(id: "b\(x)", kind: .button, frame: Rectangle(x: x, y: 40, width: 20, height: 20))
    }
    let tree = ViewTree(Screen(size: Size(width: 100, height: 100), views: views))
    let tester = HitTester(tree: tree, strategy: Strategy(name: "n", area: .nearest(radius: 30)))
    let field = try #require(NearestField(tester))
    let ties = field.ties(on: ScreenLine(along: .x, at: 30))
    #expect(ties.contains { abs($0 - 40) < 1e-9 })
    #expect(NearestField(HitTester(tree: tree, strategy: .asIs)) == nil)
  }
}
