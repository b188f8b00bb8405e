import Testing

@testable import HitTesting

/// Where boxes tell all, they tell what the walk says.
@Suite struct LayerStackTests {
  @Test(arguments: Platform.allCases, [false, true])
  func layersAgreeWithTheWalk(on platform: Platform, transforms: Bool) {
    var told = 0
    for seed in UInt64(3000)..<3120 {
      var generator = LayoutGenerator(seed: seed, platform: platform, transforms: transforms)
      let (screen, strategy) = generator.scene()
      let tester = HitTester(tree: ViewTree(screen), strategy: strategy)
      let extents = tester.extents()
      let stack = tester.layerStack(extents: extents)
      let points = ScenePoints.all(tester, &generator.random)
      for p in points.prefix(40) {
        let reach = generator.random.number(0.5..<40)
        let window = Box(minX: p.x, minY: p.y, maxX: p.x + reach, maxY: p.y + reach)
        guard let layers = stack.layers(in: window) else { continue }
        told += 1
        for q in points where window.contains(q) {
          let front = layers.first { $0.box.contains(q) }?.view
          let touch = tester.touch(at: q)
          #expect(front == touch.view, "seed \(seed), \(q), \(window)")
          if let front { #expect(tester.judge(front) == touch) }
        }
        // Off the screen a restricted tester keeps the bare screen, whose edges are elsewhere.
        guard window.overlaps(tester.nodes[0].areaBox) else { continue }
        let local = tester.restricted(to: window, extents: extents)
        let edges = Set(stack.boundaries(in: window, of: tester, extents))
        let walked = Set(local.boundaries())
        // What a surface draws has edges too, across which nothing changes where boxes tell all.
        let draws = local.nodes.contains { $0.surface != nil }
        #expect(draws ? edges.isSubset(of: walked) : edges == walked, "seed \(seed), \(window)")
      }
    }
    // Else the expectations above would say nothing.
    #expect(told > 500)
  }

  @Test func curvesTurnsAndNearestLeaveItToTheWalk() {
    let all = Box(minX: 0, minY: 0, maxX: 200, maxY: 200)
    let turned = button("b", 10, 10, 20, 20).with(\.transform, Transform(rotation: 30))
    let screens: [(AreaRule, View)] = [
      (.contentShape(.ellipse), button("b", 10, 10, 20, 20)),
      (.nearest(radius: 9), button("b", 10, 10, 20, 20)),
      (.bounds, turned),
    ]
    for (rule, view) in screens {
      let tester = Stage(rule, [view]).tester
      let stack = tester.layerStack(extents: tester.extents())
      #expect(stack.layers(in: all) == nil)
      // Far away they do not matter.
      #expect(stack.layers(in: Box(minX: 90, minY: 90, maxX: 95, maxY: 95))?.count == 1)
    }
  }

  @Test func openAreaIsOneThatNothingTouches() {
    let open = { (views: [View], rule: AreaRule) -> Box? in
      let tester = Stage(rule, views).tester
      return tester.layerStack(extents: tester.extents()).openArea(of: 1, in: tester)
    }
    let grown = AreaRule.minimumTapArea(.square(30))
    let b = button("b", 40, 40, 20, 20)
    #expect(open([b], grown) == Box(minX: 35, minY: 35, maxX: 65, maxY: 65))
    // Beside it, behind it, in front of it, cut by the screen, with something inside.
    #expect(open([b, button("c", 70, 40, 20, 20)], grown) != nil)
    #expect(open([button("b", 0, 40, 20, 20)], grown) == nil)
    #expect(open([b, button("c", 60, 40, 20, 20)], grown) == nil)
    let parent = b.with(\.children, [box("inside", 0, 0, 5, 5)])
    #expect(open([parent], grown) == nil)
    let tester = Stage(grown, [button("a", 60, 40, 20, 20), b]).tester
    #expect(tester.layerStack(extents: tester.extents()).openArea(of: 2, in: tester) != nil)
  }
}
