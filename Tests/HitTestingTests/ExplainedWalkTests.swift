import Testing

@testable import HitTesting

@Suite struct ExplainedWalkTests {
  @Test(arguments: Platform.allCases)
  func theWalkThatIsToldIsTheWalkThatDecides(on platform: Platform) {
    for seed in UInt64(0)..<80 {
      var generator = LayoutGenerator(seed: seed, platform: platform, transforms: true)
      let (screen, strategy) = generator.scene()
      let tester = HitTester(tree: ViewTree(screen), strategy: strategy)
      for p in ScenePoints.all(tester, &generator.random) {
        let walk = tester.walk(at: p)
        #expect(walk.touch == tester.touch(at: p))
        let found = walk.steps.filter { $0.event == .found }.map(\.node.view)
        #expect(found == (walk.touch.view.map { [$0] } ?? []), "seed \(seed), \(p)")
        #expect(!walk.rivals.contains { $0.view == walk.touch.actor })
      }
    }
  }

  /// A bar with a button that lies nearer to its left than to its right.
  private var bar: View {
    var bar = box("bar", 0, 50, 400, 30)
    bar.children = [box("ok", .button, 40, 5, 20, 20)]
    return bar
  }

  @Test func eachRefusalSaysHowFar() {
    var ghost = box("ghost", 0, 0, 400, 400)
    ghost.isHidden = true
    let stage = Stage([bar, ghost])
    let outside = { (offset: Refusal.Offset) -> [Walk.Event] in
      [
        .entered, .passedOver(.barrier(.hidden)), .entered, .passedOver(.outside(offset)), .found,
      ]
    }
    #expect(stage.events(63.5, 51) == outside(Refusal.Offset(x: 3.5, y: -4)))
    #expect(stage.events(60, 60) == outside(Refusal.Offset(x: 0, y: 0, cut: .rightEdge)))
    #expect(stage.events(45, 75) == outside(Refusal.Offset(x: 0, y: 0, cut: .bottomEdge)))
    #expect(stage.events(400, 5).isEmpty)
  }

  @Test func aControlThatAsksInVainIsNamedWithWhoeverTakesTheTouch() {
    let strategy = Strategy(
      name: "edge",
      rules: [.init(select: [.id("ok")], area: .touchEdgeInsets(Insets(all: -20)))])
    let stage = Stage(strategy, [bar, box("front", .button, 70, 50, 20, 9)])
    let (bar, ok, front) = (1, 2, 3)
    #expect(stage.rivals(50, 45) == [Walk.Rival(view: ok, taker: bar)])
    #expect(stage.rivals(75, 55) == [Walk.Rival(view: ok, taker: front)])
    #expect(stage.rivals(50, 60).isEmpty)
  }
}

extension Stage {
  fileprivate func events(_ x: Double, _ y: Double) -> [Walk.Event] {
    tester.walk(at: Point(x: x, y: y)).steps.map(\.event)
  }

  fileprivate func rivals(_ x: Double, _ y: Double) -> [Walk.Rival] {
    tester.walk(at: Point(x: x, y: y)).rivals
  }
}
