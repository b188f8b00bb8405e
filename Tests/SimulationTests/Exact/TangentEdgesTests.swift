import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// Edges that touch without crossing, as those of two shapes of one view do: what two strategies say
/// together must be what each says alone.
@Suite struct TangentEdgesTests {
  private static let frames = [
    Rectangle(x: 30, y: 30, width: 60, height: 24), Rectangle(x: 51, y: 56, width: 23, height: 107),
    Rectangle(x: 51, y: 56, width: 107, height: 23),
    Rectangle(x: 95.7, y: 55.11, width: 133.8, height: 54),
    Rectangle(x: 40.3, y: 60.7, width: 33.1, height: 33.1),
  ]
  private static let shapes: [Shape] = [
    .rectangle, .ellipse, .capsule, .cornerRadius(8), .cornerRadius(3.3),
  ]

  @Test(arguments: frames, [SIMD2(10, 10), SIMD2(4.2, 6.5), SIMD2(18, 9)])
  func differencesAreThoseOfTheRates(frame: Rectangle, sigma: SIMD2<Double>) throws {
    for rotation in [0.0, 90, 30] {
      for baseline in Self.shapes.indices {
        let run = try run(frame, sigma, rotation: rotation, baseline: baseline)
        let results = run.targets[0].strategies
        let base = try #require(results[baseline].hits.rate)
        for (index, result) in results.enumerated() where index != baseline {
          let comparison = try #require(result.comparison)
          let rate = try #require(result.hits.rate)
          let difference = try #require(comparison.difference)
          #expect(abs(difference - (rate - base)) < 1e-9)
        }
        // A rectangle holds every other shape, and an ellipse lies in every capsule.
        if rotation != 30 {
          #expect(try #require(results[1].comparison?.gained.rate ?? 0) < 1e-9)
        }
      }
    }
  }

  private func run(
    _ frame: Rectangle, _ sigma: SIMD2<Double>, rotation: Double, baseline: Int
  ) throws -> Results.Run {
    var button = View(id: "a", kind: .button, frame: frame)
    button.transform = Transform(rotation: rotation)
    let tree = ViewTree(Screen(size: Size(width: 240, height: 300), views: [button]))
    let scenario = Scenario(
      engine: .exact, layouts: [layout(tree)],
      fingers: [FingerModel(name: "f", components: [.init(spread: .sigma(sigma))])],
      strategies: Self.shapes.map { Strategy(name: "\($0)", area: .contentShape($0)) },
      baseline: baseline)
    return try Simulator.run(scenario).runs[0]
  }
}
