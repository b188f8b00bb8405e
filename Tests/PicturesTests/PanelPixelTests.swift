import CCairo
import HitTesting
import Simulation
import Testing

@testable import Pictures

/// Pixels of a drawn panel, held against the hit tester: they fail if an area moves by 1 pt.
@Suite struct PanelPixelTests {
  /// Units for each pt, and pixels for each unit.
  private static let scale = 6.0

  /// The colours of a panel's middle of nothing, by the point of the screen.
  private struct Pixels {
    let surface: OpaquePointer
    let window: ScreenWindow

    func color(at p: Point) -> SIMD3<Int>? {
      let place = window.place(p)
      let (x, y) = (Int(place.x), Int(place.y))
      guard let data = cairo_image_surface_get_data(surface), x >= 0, y >= 0,
        x < Int(cairo_image_surface_get_width(surface)),
        y < Int(cairo_image_surface_get_height(surface))
      else { return nil }
      let pixel = data + y * Int(cairo_image_surface_get_stride(surface)) + 4 * x
      return SIMD3(Int(pixel[2]), Int(pixel[1]), Int(pixel[0]))
    }
  }

  /// Only who gets the touches: no finger, so that no ellipse is in the way, and no words.
  private func draw(
    _ views: [View], _ strategy: Strategy, _ body: (Pixels, HitTester, Theme) -> Void
  ) throws {
    var scenario = Scenes.scenario(views, [strategy])
    scenario.fingers[0].components[0].spread = .sigma(.zero)
    let scene = try Scenes.scene(scenario, scale: Self.scale)
    let canvas = try Canvas(size: scene.window.size, format: .png, pixelsPerUnit: 1)
    PanelPainter(scene: scene, strategy: 0, origin: .zero).draw(on: canvas)
    cairo_surface_flush(canvas.surface)
    body(Pixels(surface: canvas.surface, window: scene.window), scene.testers[0], .light)
  }

  private static func isColored(_ color: SIMD3<Int>) -> Bool {
    color.max() - color.min() > 24
  }

  @Test func tintsEndWhereTouchesEnd() throws {
    let views = [Scenes.button("a", 60, 60, 20, 20), Scenes.button("b", 130.5, 70, 24, 18)]
    try draw(views, Scenes.minimum(44)) { pixels, tester, _ in
      let half = 0.5
      var seen = (live: 0, dead: 0)
      var wrong: [String] = []
      for x in stride(from: 30.25, to: 190, by: 0.5) {
        for y in stride(from: 30.25, to: 120, by: 3.5) {
          let p = Point(x: x, y: y)
          let answers = [-half, half].flatMap { dx in
            [-half, half].map { tester.touch(at: Point(x: x + dx, y: y + $0)).actor }
          }
          // Within half a point of an edge there are lines; half a point beyond it there are none.
          guard Set(answers).count == 1, let color = pixels.color(at: p) else { continue }
          let isLive = answers[0] != nil
          if isLive { seen.live += 1 } else { seen.dead += 1 }
          // The cross at the aim point is grey.
          let isAim = tester.tree.targets.contains { target in
            let aim = tester.tree.aimPoint(of: target)
            return abs(aim.x - x) < 1.5 && abs(aim.y - y) < 1.5
          }
          if !isAim, Self.isColored(color) != isLive { wrong.append("\(p): \(color)") }
        }
      }
      #expect(wrong.isEmpty)
      #expect(seen.live > 1000)
      #expect(seen.dead > 1000)
    }
  }

  @Test func theEdgeOfATintIsWhereTheHitTesterPutsIt() throws {
    // Along a line through the control, outwards: the last coloured pixel is at the edge.
    let views = [Scenes.button("a", 80, 60, 20, 20)]
    for grow in [4.0, 5, 7.25] {
      let strategy = Strategy(name: "g", area: .tapAreaInset(grow: Size(width: grow, height: grow)))
      try draw(views, strategy) { pixels, _, _ in
        let y = 60 - grow / 2
        var last = 0.0
        for x in stride(from: 90.0, to: 130, by: 1 / Self.scale) {
          if let color = pixels.color(at: Point(x: x, y: y)), Self.isColored(color) { last = x }
        }
        #expect(abs(last - (100 + grow)) < 0.35, "\(grow): \(last)")
      }
    }
  }

  @Test func whatIsTakenIsRedAndOnlyThere() throws {
    let views = [Scenes.button("a", 60, 60, 20, 20), Scenes.button("b", 84, 60, 20, 20)]
    try draw(views, Scenes.minimum(44)) { pixels, tester, _ in
      var seen = 0
      var wrong: [String] = []
      let isRed = { (color: SIMD3<Int>) in color.x > color.y + 40 && color.x > color.z + 20 }
      // b's area begins at 72, so it has 72...80 of a's frame. Half a point off the edges.
      for y in stride(from: 60.5, to: 79.5, by: 0.35) {
        for x in stride(from: 60.5, to: 103.5, by: 0.35) where !(71.5...72.5).contains(x) {
          guard let color = pixels.color(at: Point(x: x, y: y)) else { continue }
          let isTaken = x > 72 && x < 79.5
          let isBetween = (79.5...80.5).contains(x)
          seen += isTaken ? 1 : 0
          if !isBetween, isRed(color) != isTaken { wrong.append("\(x), \(y): \(color)") }
        }
        #expect(tester.touch(at: Point(x: 76, y: y)).actor == 2)
      }
      #expect(wrong.isEmpty)
      #expect(seen > 1000)
    }
  }

  @Test func aButtonInARowHasItsOwnTintAndNoHatch() throws {
    try draw(AreaSweepTests.rowWithButton, Scenes.minimum(44)) { pixels, tester, _ in
      // The button is seen from 150 to 178 and from 56 to 84, and has 8 pt more on each side.
      var seen: Set<SIMD3<Int>> = []
      for x in stride(from: 143.0, to: 149, by: 0.25) {
        for y in stride(from: 49.0, to: 91, by: 0.25) {
          #expect(tester.touch(at: Point(x: x, y: y)).actor == 2)
          if let color = pixels.color(at: Point(x: x, y: y)) { seen.insert(color) }
        }
      }
      let color = seen.first ?? .zero
      #expect(seen.count == 1)
      // Orange, not the blue of the row.
      #expect(color.x > color.z, "\(color)")
    }
  }

  @Test func whatTheScreensEdgeTakesIsHatchedBeyondIt() throws {
    // Two more, far away, for which the whole screen is shown.
    let views = [
      Scenes.button("a", 176, 60, 20, 20), Scenes.button("b", 4, 4, 20, 20),
      Scenes.button("c", 4, 136, 20, 20),
    ]
    try draw(views, Scenes.minimum(60)) { pixels, _, theme in
      let background = SIMD3(
        Int((theme.offScreen.red * 255).rounded()), Int((theme.offScreen.green * 255).rounded()),
        Int((theme.offScreen.blue * 255).rounded()))
      // The area reaches to 216 and from 40 to 100, the screen to 200, the picture to 206.
      let isHatched = { (y: Double) in
        pixels.color(at: Point(x: 203, y: y)).map { $0 != background }
      }
      var last = 40.0
      var widest = 0.0
      for y in stride(from: 40.25, to: 99.75, by: 0.1) where isHatched(y) == true {
        widest = max(widest, y - last)
        last = y
      }
      // From line to line there are 6 units across them, 8.5 along this side.
      let step = 6 * 2.0.squareRoot() / Self.scale
      #expect(max(widest, 100 - last) < step + 0.1)
      let beside =
        Array(stride(from: -5.5, to: 39.5, by: 0.1)) + stride(from: 100.5, to: 165, by: 0.1)
      #expect(beside.allSatisfy { isHatched($0) == false })
    }
  }
}
