import Testing

@testable import HitTesting

/// What is seen of a view, which no strategy changes.
@Suite struct VisibleFrameTests {
  private func seen(_ id: String, _ views: View...) -> VisibleFrame? {
    let tree = ViewTree(Screen(size: Size(width: 400, height: 800), views: views))
    return tree.index(of: id).flatMap { tree.visibleFrames[$0] }
  }

  private func edges(of id: String, _ views: View...) -> [Double]? {
    let tree = ViewTree(Screen(size: Size(width: 400, height: 800), views: views))
    return tree.index(of: id).flatMap { tree.visibleFrames[$0]?.box }.map {
      [$0.minX, $0.minY, $0.maxX, $0.maxY]
    }
  }

  private let child = button("c", 40, 40, 30, 30)
  private let parent = box("p", 100, 100, 50, 50)

  @Test func frameIsCutByTheScreenAndByAncestorsThatClip() {
    #expect(edges(of: "c", parent.holding(child)) == [140, 140, 170, 170])
    #expect(
      edges(of: "c", parent.with(\.clipsToBounds, true).holding(child)) == [140, 140, 150, 150])
    #expect(edges(of: "e", button("e", 390, -10, 30, 30)) == [390, 0, 400, 20])
  }

  @Test func viewsInFrontDoNotCut() {
    #expect(
      edges(of: "c", child, box("cover", 0, 0, 400, 800)) == [40, 40, 70, 70])
  }

  @Test func viewWithoutAreaOnTheScreenHasNone() {
    #expect(seen("c", button("c", 400, 0, 10, 10)) == nil)
    #expect(seen("c", button("c", 0, 0, 0, 10)) == nil)
    #expect(seen("c", child.scaled(0, 1)) == nil)
    let far = parent.with(\.clipsToBounds, true).holding(child.with(\.frame.origin.x, 50))
    #expect(seen("c", far) == nil)
  }

  @Test func scrollPositionMovesWhatIsSeen() {
    let list = box("list", .scrollView, 0, 100, 100, 100)
      .with(\.contentOffset, Point(x: 0, y: 30)).holding(child)
    #expect(edges(of: "c", list) == [40, 110, 70, 140])
  }

  @Test func turnedFrameIsAPolygonAndItsBoxBoundsIt() throws {
    let frame = try #require(seen("c", button("c", 100, 100, 20, 20).turned(45)))
    let half = 10 * 2.0.squareRoot()
    #expect(abs(frame.box.minX - (110 - half)) < 1e-9)
    #expect(abs(frame.box.maxY - (110 + half)) < 1e-9)
    #expect(frame.distance(to: Point(x: 110, y: 110)) == 0)
    // The side through (102.93, 102.93) is 10 from the centre; the corner of the box is 14.14 from
    // it.
    #expect(abs(frame.distance(to: Point(x: 100, y: 100)) - (half - 10)) < 1e-9)
  }

  @Test func turnedFrameIsCutToo() throws {
    let clip = box("clip", 0, 0, 110, 400).with(\.clipsToBounds, true)
    let frame = try #require(seen("c", clip.holding(button("c", 100, 100, 20, 20).turned(45))))
    #expect(frame.box.maxX == 110)
    #expect(abs(frame.distance(to: Point(x: 115, y: 110)) - 5) < 1e-9)
  }

  /// Below a turned ancestor without area nothing is seen, however far up it clips.
  @Test(arguments: [(0.0, 0.0), (0, 50), (50, 0)])
  func nothingIsSeenThroughAClippingAncestorWithoutArea(width: Double, height: Double) {
    let flat = box("flat", 100, 100, width, height).turned(30)
      .with(\.clipsToBounds, true)
    let between = box("between", 0, 0, 50, 50)
    #expect(seen("c", flat.holding(between.holding(child))) == nil)
    #expect(seen("between", flat.holding(between.holding(child))) == nil)
  }

  @Test func aimIsAFractionOfTheVisibleFramesBox() {
    let tree = ViewTree(
      Screen(
        size: Size(width: 400, height: 800),
        views: [button("e", 390, 0, 30, 40).with(\.aim, Point(x: 0.25, y: 1))]))
    #expect(tree.aimPoint(of: 1) == Point(x: 392.5, y: 40))
  }
}
