import HitTesting
import Simulation
import Testing
import TouchModels

@Suite struct FiveIconsTests {
  @Test func neighborAwareBeatsMinimumOnCrowdedIcons() throws {
    let views = (0..<5).map { i in
      View(
        id: "icon\(i)", kind: .button,
        frame: Rectangle(x: 100 + 24 * Double(i), y: 400, width: 20, height: 20))
    }
    let tree = ViewTree(Screen(size: Size(width: 393, height: 852), views: views))
    let finger = FingerModel(name: "f", components: [.init(spread: .sigma(SIMD2(7, 7)))])
    let scenario = Scenario(
      layouts: [.init(name: "icons", tree: tree, targets: [1, 2, 3, 4, 5], pointsPerInch: 160)],
      fingers: [finger],
      strategies: [
        Strategy(name: "bounds", area: .bounds),
        Strategy(name: "min-44", area: .minimumTapArea(Size(width: 44, height: 44))),
        Strategy(name: "aware", area: .neighborAware(Size(width: 44, height: 44))),
      ])
    let results = try Simulator.run(scenario, threads: 2)
    let hits = results.runs[0].totals.map { $0.hits.rate ?? 0 }
    let collisions = results.runs[0].totals.map { $0.collisions.rate ?? 0 }
    // Four standard errors at 500,000 taps are 0.0026 at most.
    for (rate, expected) in zip(hits, [0.717, 0.688, 0.929]) {
      #expect(abs(rate - expected) < 0.003)
    }
    for (rate, expected) in zip(collisions, [0.031, 0.310, 0.069]) {
      #expect(abs(rate - expected) < 0.003)
    }
  }
}
