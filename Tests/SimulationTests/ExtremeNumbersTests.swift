import HitTesting
import Simulation
import Testing
import TouchModels

/// Numbers that a config may hold and no screen has: nothing traps, and answers make sense.
@Suite struct ExtremeNumbersTests {
  private func run(
    _ screen: ViewTree, _ finger: FingerModel, _ rules: [AreaRule]
  ) throws -> Results {
    let results = try Simulator.run(
      Scenario(
        taps: 200, offScreen: .miss, layouts: [layout(screen)], fingers: [finger],
        strategies: [bounds] + rules.map(strategy)), threads: 2)
    for target in results.runs[0].targets {
      for result in target.strategies {
        #expect(result.outcomes.compactMap(\.share.count).reduce(0, +) == 200)
      }
    }
    for area in results.areas[0].flatMap({ $0 }) {
      #expect(area.liveShare.map { (0...1).contains($0) } ?? true)
      #expect(area.live?.minX.isNaN != true && area.live?.maxX.isNaN != true)
    }
    #expect(!results.warnings.contains { $0.contains("nan") || $0.contains("inf ") })
    return results
  }

  @Test(arguments: [1e-300, 1e-160, 1e-9, 1e9, 1e160, 1e300])
  func screensOfAnySize(scale: Double) throws {
    let screen = tree(
      [button("a", 0, 0, scale, scale), button("b", 2 * scale, 0, scale, scale)],
      size: Size(width: 4 * scale, height: 4 * scale))
    let results = try run(screen, finger(0), [edge(scale / 4), edge(-scale / 4), edge(1)])
    #expect(results.runs[0].targets[0].strategies[0].hits.rate == 1)
    #expect(results.areas[0][0][0].liveShare == 1)
    // A quarter is grown on four sides, two of them off the screen.
    #expect(results.areas[0][0][1].liveShare == 1.5625 / 2.25)
  }

  @Test(arguments: [1e-300, 1e6, 1e150, 1e300, .greatestFiniteMagnitude])
  func fingersOfAnySpread(sigma: Double) throws {
    let screen = tree([button("a", 100, 100, 24, 24), button("b", 130, 100, 24, 24)])
    let results = try run(
      screen, finger(sigma, rho: -1), [edge(10), .nearest(radius: 16), .contentShape(.ellipse)])
    let hits = results.runs[0].targets[0].strategies.map(\.hits.count)
    #expect(hits == Array(repeating: sigma < 1 ? 200 : 0, count: 4))
    let shifted = try run(screen, finger(1, offset: SIMD2(sigma, -sigma)), [edge(10)])
    #expect((shifted.runs[0].targets[0].strategies[0].hits.count == 0) == (sigma > 1))
  }

  @Test(arguments: [1e9, 1e154, 1e300, 1e308, .greatestFiniteMagnitude])
  func insetsOfAnyDepth(inset: Double) throws {
    let bar = view("bar", .view, 0, 0, 300, 60, children: [button("a", 100, 10, 24, 24)])
    let screen = tree([bar, button("b", 100, 300, 24, 24)])
    let size = Size(width: inset, height: inset)
    let results = try run(
      screen, finger(8),
      [
        edge(inset), edge(-inset), .tapAreaInset(grow: size), .minimumTapArea(size),
        .neighborAware(size), .nearest(radius: inset), .paddedFrame(Insets(all: -inset)),
        .overlayButton(Insets(all: -inset)), .contentShape(.cornerRadius(inset)),
        .tappablePadding(Padding(all: inset), minimum: size),
      ])
    #expect(results.areas[0][0][3].liveShare.map { $0 < 1e-9 } ?? true)
    // The one in front takes the whole screen, and the other has nothing left.
    #expect(results.areas[0][1][4].live == Box(minX: 0, minY: 0, maxX: 393, maxY: 852))
    #expect(results.areas[0][0][4].live == nil)
  }

  @Test func aimsAndOffsetsFarAway() throws {
    let far = button("a", 1e300, 1e300, 10, 10)
    let near = button("b", 5, 5, 10, 10) { $0.aim = Point(x: 1e308, y: -1e308) }
    let screen = tree([far, near])
    #expect(layout(screen).targets == [2])
    let results = try run(screen, finger(3), [edge(1e300)])
    #expect(results.runs[0].targets[0].strategies[0].misses.count == 200)
  }

  @Test func noTargetsAndNoViews() throws {
    let results = try run(tree([]), finger(3), [edge(3)])
    #expect(results.areas == [[]] && results.runs[0].targets.isEmpty)
    #expect(results.runs[0].totals[0].taps == 0 && results.runs[0].totals[0].hits.rate == nil)
  }
}
