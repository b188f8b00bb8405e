import HitTesting
import Simulation
import Testing
import TouchModels

/// Rectangles under correlated Gaussians, against another way to work them out.
@Suite struct CorrelatedTests {
  private func rate(rho: Double, frame: Rectangle, rotation: Double = 0) throws -> Double {
    var button = View(id: "b", kind: .button, frame: frame)
    button.transform = Transform(rotation: rotation)
    let tree = ViewTree(Screen(size: Size(width: 300, height: 300), views: [button]))
    let finger = FingerModel(
      name: "f",
      components: [.init(offset: SIMD2(3, -2), spread: .sigma(SIMD2(9, 6)), rho: rho)])
    let scenario = Scenario(
      engine: .exact,
      layouts: [.init(name: "l", tree: tree, targets: [1], pointsPerInch: 160)],
      fingers: [finger], strategies: [.asIs])
    return try #require(try Simulator.run(scenario).runs[0].targets[0].strategies[0].hits.rate)
  }

  @Test(arguments: [-0.99, -0.7, -0.2, 0.1, 0.5, 0.9, 0.999])
  func aRectangleIsWhatFourCornersSay(rho: Double) throws {
    let frame = Rectangle(x: 130, y: 140, width: 26, height: 14)
    let (left, right) = ((-13.0 - 3) / 9, (13.0 - 3) / 9)
    let (top, bottom) = ((-7.0 + 2) / 6, (7.0 + 2) / 6)
    let expected =
      KnownMass.below(right, bottom, rho: rho) - KnownMass.below(left, bottom, rho: rho)
      - KnownMass.below(right, top, rho: rho) + KnownMass.below(left, top, rho: rho)
    #expect(abs(try rate(rho: rho, frame: frame) - expected) < 1e-10)
  }

  @Test func rhoOfOneIsTheLimit() throws {
    let frame = Rectangle(x: 130, y: 140, width: 26, height: 14)
    for sign in [-1.0, 1] {
      let limit = try rate(rho: sign, frame: frame)
      #expect(abs(try rate(rho: sign * (1 - 1e-12), frame: frame) - limit) < 1e-5)
    }
  }

  @Test func turningTheScreenTurnsTheAnswer() throws {
    // A square turned by 45 degrees under a round Gaussian is a square.
    let upright = Rectangle(x: 140, y: 140, width: 20, height: 20)
    var rates: [Double] = []
    for rotation in [0.0, 30, 45, 90] {
      var button = View(id: "b", kind: .button, frame: upright)
      button.transform = Transform(rotation: rotation)
      let tree = ViewTree(Screen(size: Size(width: 300, height: 300), views: [button]))
      let scenario = Scenario(
        engine: .exact,
        layouts: [.init(name: "l", tree: tree, targets: [1], pointsPerInch: 160)],
        fingers: [FingerModel(name: "f", components: [.init(spread: .sigma(SIMD2(7, 7)))])],
        strategies: [.asIs])
      rates.append(
        try #require(try Simulator.run(scenario).runs[0].targets[0].strategies[0].hits.rate))
    }
    #expect(rates.allSatisfy { abs($0 - rates[0]) < 1e-11 })
  }

  @Test func smallProbabilitiesKeepTheirDigits() throws {
    // Another control, 30 standard deviations away on each axis.
    let tree = ViewTree(
      Screen(
        size: Size(width: 300, height: 300),
        views: [
          View(id: "a", kind: .button, frame: Rectangle(x: 40, y: 40, width: 20, height: 20)),
          View(id: "b", kind: .button, frame: Rectangle(x: 200, y: 40, width: 20, height: 20)),
        ]))
    let finger = FingerModel(name: "f", components: [.init(spread: .sigma(SIMD2(5, 5)))])
    let scenario = Scenario(
      engine: .exact,
      layouts: [.init(name: "l", tree: tree, targets: [1], pointsPerInch: 160)],
      fingers: [finger], strategies: [.asIs])
    let result = try Simulator.run(scenario).runs[0].targets[0].strategies[0]
    let far = try #require(result.outcomes.first { $0.event == .acted(2) }?.share.rate)
    // Phi(-30) = 4.906713927148187e-198, times the mass within two standard deviations.
    #expect(abs(far / (4.906713927148187e-198 * 0.9544997361036416) - 1) < 1e-10)
  }
}
