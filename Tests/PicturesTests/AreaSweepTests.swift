import HitTesting
import Simulation
import Testing

@testable import Pictures

/// The areas that are drawn, held against the hit tester at points all over the screen.
@Suite struct AreaSweepTests {
  /// Screens with everything that bends, turns, moves or cuts a hit area.
  static let cases: [(name: String, views: [View], strategy: Strategy)] = [
    ("overlapping minimum areas", row, Scenes.minimum(44)),
    ("neighbour-aware areas", row, aware),
    ("nearest", turned, Strategy(name: "n", area: .nearest(radius: 22))),
    ("turned and scaled", turned, Strategy(name: "e", area: .touchEdgeInsets(Insets(all: -7)))),
    ("turned and trimmed", turned, aware),
    ("curved shapes", turned, Strategy(name: "s", area: .contentShape(.ellipse))),
    ("round corners", turned, Strategy(name: "s", area: .contentShape(.cornerRadius(9)))),
    ("cut by an ancestor", nested, Scenes.minimum(44)),
    ("scrolled", scrolled, Scenes.minimum(30)),
    ("an overlay button", row, Strategy(name: "o", area: .overlayButton(Insets(all: -9)))),
    ("a button in a row", rowWithButton, Scenes.minimum(44)),
    ("a padded frame", nested, Strategy(name: "p", area: .paddedFrame(Insets(all: -8)))),
  ]

  static let aware = Strategy(name: "a", area: .neighborAware(Size(width: 44, height: 44)))
  static let row = [
    Scenes.button("a", 40, 60, 20, 20), Scenes.button("b", 66.3, 60, 20, 20),
    Scenes.button("c", 92, 70, 24.7, 20), Scenes.button("d", 184, 140, 20, 24),
  ]
  static let turned = [
    Scenes.button("a", 30, 50, 30, 20) { $0.transform = Transform(rotation: 30) },
    Scenes.button("b", 80, 60, 30, 30) {
      $0.transform = Transform(rotation: 12, scale: Size(width: 1.4, height: 0.8))
      $0.shape = .ellipse
    },
    Scenes.button("c", 60, 105, 40, 16) {
      $0.transform = Transform(scale: Size(width: -1, height: 2))
    },
  ]
  static let nested: [View] = {
    var bar = View(
      id: "bar", frame: Rectangle(origin: Point(x: 20, y: 50), size: Size(width: 120, height: 30)),
      children: [Scenes.button("a", 10, 4, 20, 20), Scenes.button("b", 100, 8, 20, 20)])
    bar.transform = Transform(rotation: 90)
    let cover = View(
      id: "cover", frame: Rectangle(origin: Point(x: 70, y: 20), size: Size(width: 14, height: 40)))
    return [bar, cover]
  }()
  static let rowWithButton = [
    Scenes.button("row", 10, 40, 180, 60) {
      $0.children = [Scenes.button("info", 140, 16, 28, 28)]
    }
  ]
  static let scrolled: [View] = {
    var list = View(
      id: "list", kind: .scrollView,
      frame: Rectangle(origin: Point(x: 20, y: 30), size: Size(width: 100, height: 70)),
      children: [Scenes.button("a", 10, 100, 24, 24), Scenes.button("b", 60, 145, 24, 24)])
    list.contentOffset = Point(x: 0, y: 90)
    return [list]
  }()

  @Test(arguments: cases.indices) func theDrawnAreasAreThoseOfTheHitTester(index: Int) {
    let (name, views, strategy) = Self.cases[index]
    let tree = ViewTree(Screen(size: Size(width: 200, height: 160), views: views))
    let tester = HitTester(tree: tree, strategy: strategy)
    let finder = AreaFinder(tester: tester, plain: HitTester(tree: tree, strategy: Scenes.bounds))
    let part = Box(minX: -30, minY: -30, maxX: 230, maxY: 190)
    for control in tree.targets {
      let areas = finder.areas(of: control, in: part, tolerance: 0.01)
      let asked = tester.askedArea(of: control)
      var live = 0
      var wrong: [String] = []
      let boxes = [areas.live, areas.lost, areas.asked].joined().compactMap { Box(around: $0) }
      let check = { (p: Point, loops: [[Point]], isIn: Bool, nearest: Double, name: String) in
        guard Self.isInside(p, loops) != isIn else { return }
        // Only beside a drawn edge may the two differ.
        if !loops.contains(where: { Self.distance(p, to: $0) < nearest }) {
          wrong.append("\(name) at \(p)")
        }
      }
      // Steps that meet no edge of any case.
      for x in stride(from: -29.873, to: 230, by: 4.317) {
        for y in stride(from: -29.871, to: 190, by: 4.411) {
          let p = Point(x: x, y: y)
          let actor = tester.touch(at: p).actor
          let isLive = actor == control
          let isInner = actor.map { tree.isAncestor(control, of: $0) } ?? false
          live += isLive ? 1 : 0
          guard boxes.contains(where: { $0.contains(p) }) else {
            if isLive || asked.contains(p) { wrong.append("nothing drawn at \(p)") }
            continue
          }
          check(p, areas.live, isLive, 0.02, "live")
          check(p, areas.lost, asked.contains(p) && !isLive && !isInner, 0.02, "lost")
          // What is asked for may be several shapes that overlap.
          let outer = areas.asked.filter { Self.isInside(p, [$0]) }
          check(p, outer.isEmpty ? areas.asked : [outer[0]], asked.contains(p), 0.05, "asked")
        }
      }
      #expect(wrong.isEmpty, "\(name), \(control)")
      #expect(live > 5, "\(name), \(control)")
    }
  }

  @Test func boxesAreDrawnWithFourCornersOnTheirTrueEdges() {
    let tree = ViewTree(Screen(size: Size(width: 200, height: 160), views: Self.row))
    let tester = HitTester(tree: tree, strategy: Scenes.bounds)
    let finder = AreaFinder(tester: tester, plain: tester)
    let areas = finder.areas(
      of: 1, in: Box(minX: 0, minY: 0, maxX: 200, maxY: 160), tolerance: 0.01)
    #expect(
      Set(areas.live.flatMap { $0 })
        == Set(Box(minX: 40, minY: 60, maxX: 60, maxY: 80).corners))
    #expect(areas.lost.isEmpty)
    #expect(areas.taken.isEmpty)
  }

  @Test func whatIsTakenLiesInTheNeighboursFrame() throws {
    let tree = ViewTree(Screen(size: Size(width: 200, height: 160), views: Self.row))
    let tester = HitTester(tree: tree, strategy: Scenes.minimum(44))
    let finder = AreaFinder(tester: tester, plain: HitTester(tree: tree, strategy: Scenes.bounds))
    let part = Box(minX: 0, minY: 0, maxX: 200, maxY: 160)
    // b is in front of a, and its 44 pt reach from 54.3 on, into a's frame, which ends at 60.
    let taken = try #require(Box(around: finder.areas(of: 2, in: part, tolerance: 0.01).taken[0]))
    #expect(abs(taken.minX - 54.3) < 0.002)
    #expect(taken.maxX == 60)
    #expect(taken.minY == 60)
    #expect(taken.maxY == 80)
    #expect(finder.areas(of: 1, in: part, tolerance: 0.01).taken.isEmpty)
  }

  @Test func aButtonTakesNothingFromTheRowThatHoldsIt() {
    var row = Scenes.button("row", 0, 40, 200, 44)
    row.children = [Scenes.button("info", 160, 12, 20, 20)]
    let tree = ViewTree(Screen(size: Size(width: 200, height: 160), views: [row]))
    let tester = HitTester(tree: tree, strategy: Scenes.minimum(40))
    let finder = AreaFinder(tester: tester, plain: HitTester(tree: tree, strategy: Scenes.bounds))
    let areas = finder.areas(
      of: 2, in: Box(minX: 0, minY: 0, maxX: 200, maxY: 160), tolerance: 0.01)
    #expect(!areas.live.isEmpty)
    #expect(areas.taken.isEmpty)
  }

  // MARK: Geometry

  /// Even-odd, as it is filled.
  static func isInside(_ p: Point, _ loops: [[Point]]) -> Bool {
    var isInside = false
    for loop in loops {
      var a = loop[loop.count - 1]
      for b in loop {
        if (a.y > p.y) != (b.y > p.y), p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) {
          isInside.toggle()
        }
        a = b
      }
    }
    return isInside
  }

  static func distance(_ p: Point, to loop: [Point]) -> Double {
    zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(.infinity) { least, side in
      let (a, b) = side
      let (ex, ey) = (b.x - a.x, b.y - a.y)
      let length = ex * ex + ey * ey
      let t = length > 0 ? min(max(((p.x - a.x) * ex + (p.y - a.y) * ey) / length, 0), 1) : 0
      let (dx, dy) = (p.x - a.x - t * ex, p.y - a.y - t * ey)
      return min(least, (dx * dx + dy * dy).squareRoot())
    }
  }
}
