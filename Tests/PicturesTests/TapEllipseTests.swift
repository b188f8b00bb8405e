import Foundation
import HitTesting
import Simulation
import Testing
import TouchModels

@testable import Pictures

@Suite struct TapEllipseTests {
  @Test func anEllipseHoldsItsShareOfTheTaps() {
    let gaussian = Gaussian(mean: SIMD2(1, -2), sigma: SIMD2(3, 5), rho: 0.6)
    for share in [0.5, 0.95] {
      let ellipse = TapEllipse(gaussian, aim: Point(x: 100, y: 50), share: share)
      var inside = 0
      let count = 300
      // Quantiles of the radius and of the angle of two standard normal deviates.
      for i in 0..<count {
        for k in 0..<count {
          let r = (-2 * log(1 - (Double(i) + 0.5) / Double(count))).squareRoot()
          let angle = 2 * Double.pi * (Double(k) + 0.5) / Double(count)
          let (a, b) = (r * cos(angle), r * sin(angle))
          let x = 3 * a
          let y = 5 * (0.6 * a + 0.8 * b)
          // Back through the map of the ellipse.
          let u = x / ellipse.first.x
          let v = (y - u * ellipse.first.y) / ellipse.second.y
          if u * u + v * v <= 1 { inside += 1 }
        }
      }
      #expect(abs(Double(inside) / Double(count * count) - share) < 0.005)
      #expect(ellipse.center == Point(x: 101, y: 48))
    }
  }

  @Test func theBoxOfAnEllipseIsItsRadiusTimesTheDeviations() {
    let ellipse = TapEllipse(
      Gaussian(sigma: SIMD2(3, 5), rho: -0.8), aim: .zero, share: 0.95)
    let radius = (-2 * log(0.05)).squareRoot()
    #expect(abs(ellipse.box.maxX - 3 * radius) < 1e-12)
    #expect(abs(ellipse.box.maxY - 5 * radius) < 1e-12)
  }

  @Test func thePeoplesOwnOffsetsAndEachComponentAreInThem() {
    let one = FingerModel.Component(
      weight: 3, spread: .sigma(SIMD2(3, 3)), betweenUsers: SIMD2(4, 4))
    let two = FingerModel.Component(weight: 1, spread: .sigma(SIMD2(1, 1)))
    let scenario = Scenes.scenario(
      [Scenes.button("a", 40, 40, 20, 20)], [Scenes.bounds],
      finger: FingerModel(name: "two", components: [one, two]))
    let ellipses = TapEllipse.ellipses(
      of: scenario.fingers[0], at: 1, in: scenario.layouts[0])
    #expect(ellipses.map(\.share) == [0.5, 0.95, 0.5, 0.95])
    #expect(ellipses.map(\.weight) == [0.75, 0.75, 0.25, 0.25])
    #expect(abs(ellipses[0].first.x - 5 * (-2 * log(0.5)).squareRoot()) < 1e-12)
  }
}
