import Testing

@testable import HitTesting

/// A hit tester that is cut down to a window answers as the whole one there.
@Suite struct WindowTests {
  @Test(arguments: Platform.allCases, [false, true])
  func restrictedTesterAgreesInItsWindow(on platform: Platform, transforms: Bool) {
    for seed in UInt64(1000)..<1120 {
      var generator = LayoutGenerator(seed: seed, platform: platform, transforms: transforms)
      let (screen, strategy) = generator.scene()
      let whole = HitTester(tree: ViewTree(screen), strategy: strategy)
      let extents = whole.extents()
      let points = ScenePoints.all(whole, &generator.random)
      for p in points.prefix(40) {
        let (width, height) = (generator.random.number(0.5..<40), generator.random.number(0.5..<40))
        // The point in the middle, or on the closed corner of the window.
        let shift = generator.random.pick(0, 0.5)
        let window = Box(
          minX: p.x - shift * width, minY: p.y - shift * height, maxX: p.x + width,
          maxY: p.y + height)
        let local = whole.restricted(to: window, extents: extents)
        #expect(local.touch(at: p) == whole.touch(at: p), "seed \(seed), \(p), \(window)")
        for q in points where window.contains(q) {
          #expect(local.touch(at: q) == whole.touch(at: q), "seed \(seed), \(q), \(window)")
        }
      }
    }
  }

  @Test(arguments: Platform.allCases)
  func windowOffTheScreenLeavesTheBareScreen(on platform: Platform) {
    let whole = Stage(platform, .nearest(radius: 9), [button("b", 10, 10, 20, 20)]).tester
    for window in [
      Box(minX: -50, minY: -50, maxX: -10, maxY: -10), Box(minX: 9, minY: 9, maxX: 5, maxY: 5),
      .empty,
    ] {
      let local = whole.restricted(to: window, extents: whole.extents())
      #expect(local.touch(at: Point(x: -20, y: -20)).reason == .offScreen)
      #expect(local.touch(at: Point(x: 1, y: 1)).view == 0)
    }
  }

  @Test func windowKeepsOnlyWhatCanMatter() {
    let row = (0..<50).map { button("b\($0)", 8 * Double($0), 0, 8, 8) }
    let whole = Stage(.minimumTapArea(.square(10)), row).tester
    let window = Box(minX: 100, minY: 0, maxX: 110, maxY: 8)
    #expect(whole.restricted(to: window, extents: whole.extents()).nodes.count < 6)
  }
}
