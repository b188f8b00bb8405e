import HitTesting
import Simulation
import Testing
import TouchModels

/// Sampled rates against closed forms. Each comparison allows 4.5 standard errors, which a right
/// sampler exceeds with probability 6.8e-6. The seeds are fixed, so a failure is never chance anew;
/// for the 20 comparisons here the chance that an innocent change of the streams fails one is
/// 1.4e-4.
@Suite struct ClosedFormTests {
  private let taps = 200_000
  private let allowed = 4.5

  private func run(
    _ finger: FingerModel, _ views: [View], _ strategies: [Strategy] = [bounds],
    size: Size = phone, offScreen: Scenario.OffScreen = .miss
  ) throws -> [StrategyResult] {
    try Simulator.run(
      Scenario(
        seed: 11, taps: taps, offScreen: offScreen,
        layouts: [layout(tree(views, size: size), targets: [views[0].id])], fingers: [finger],
        strategies: strategies), threads: 2
    ).runs[0].targets[0].strategies
  }

  @Test func loneRectangleIsAProductOfMasses() throws {
    let results = try run(
      finger(7, 11, offset: SIMD2(2, -3)), [button("a", 100, 200, 24, 30)],
      [bounds, strategy(edge(10))])
    for (result, growth) in zip(results, [0.0, 10]) {
      let box = Box(minX: 100, minY: 200, maxX: 124, maxY: 230).grown(by: growth)
      let expected = mass(of: box, mean: Point(x: 114, y: 212), sigma: Size(width: 7, height: 11))
      #expect(result.hits.deviation(from: expected, taps: taps) < allowed)
      #expect(result.collisions.count == 0)
      #expect(result.misses.deviation(from: 1 - expected, taps: taps) < allowed)
    }
  }

  /// P(X < 0, Y < 0) = 1/4 + asin(rho) / (2 pi): Sheppard 1899, 10.1098/rsta.1899.0003.
  @Test(arguments: [-0.9, -0.5, 0, 0.3, 0.8])
  func quadrantsOfACorrelatedGaussianFollowSheppard(rho: Double) throws {
    // The corner of "other" is the aim point, and no tap comes near the other edges.
    let target = button("a", 100, 100, 200, 200)
    let other = button("b", 200, 200, 400, 400)
    let results = try run(
      finger(6, 8, rho: rho), [target, other], size: Size(width: 600, height: 600))
    let quadrant = 0.25 + arcsine(rho) / (2 * .pi)
    #expect(results[0].collisions.deviation(from: quadrant, taps: taps) < allowed)
    #expect(results[0].misses.count == 0)
  }

  @Test(arguments: [1.0, -1.0])
  func fullCorrelationIsALine(rho: Double) throws {
    let results = try run(finger(10, 20, rho: rho), [button("a", 100, 100, 24, 24)])
    // y moves twice as far as x, so the height decides.
    let expected = mass(-12, 12, mean: 0, sigma: 20)
    #expect(results[0].hits.deviation(from: expected, taps: taps) < allowed)
  }

  @Test func zeroSigmaHitsTheAimPoint() throws {
    let results = try run(
      finger(0), [button("a", 0.1, 0.2, 24, 24), button("b", 12.1, 12.2, 9, 9)])
    #expect(results[0].collisions.count == taps)
    let line = try run(finger(0, 9), [button("a", 100, 100, 24, 24)])
    #expect(
      line[0].hits.deviation(from: mass(-12, 12, mean: 0, sigma: 9), taps: taps) < allowed)
  }

  @Test func dualGaussianFollowsTheVisibleSize() throws {
    let component = FingerModel.Component(
      unit: .mm,
      spread: .dualGaussian(alpha: SIMD2(0.0075, 0.0108), sigmaA2: SIMD2(1.68, 1.33)))
    let model = FingerModel(name: "f", components: [component])
    let results = try run(
      model, [button("a", 100, 100, 30, 50)], [bounds, strategy(edge(8))])
    let scale = 160 / 25.4
    let (width, height) = (30 / scale, 50 / scale)
    let sigma = Size(
      width: (0.0075 * width * width + 1.68).squareRoot() * scale,
      height: (0.0108 * height * height + 1.33).squareRoot() * scale)
    for (result, growth) in zip(results, [0.0, 8]) {
      let box = Box(minX: -15, minY: -25, maxX: 15, maxY: 25).grown(by: growth)
      let expected = mass(of: box, mean: .zero, sigma: sigma)
      #expect(result.hits.deviation(from: expected, taps: taps) < allowed)
    }
  }

  @Test func mixtureIsTheWeightedSum() throws {
    let model = FingerModel(
      name: "f",
      components: [
        .init(weight: 6, spread: .sigma(SIMD2(4, 5))), .init(weight: 0, spread: .sigma(.zero)),
        .init(weight: 2, offset: SIMD2(20, 0), spread: .sigma(SIMD2(9, 9))),
      ])
    let box = Box(minX: -12, minY: -12, maxX: 12, maxY: 12)
    let expected =
      0.75 * mass(of: box, mean: .zero, sigma: Size(width: 4, height: 5))
      + 0.25 * mass(of: box, mean: Point(x: 20, y: 0), sigma: Size(width: 9, height: 9))
    let results = try run(model, [button("a", 100, 100, 24, 24)])
    #expect(results[0].hits.deviation(from: expected, taps: taps) < allowed)
  }

  @Test func spreadBetweenUsersAddsToTheVariance() throws {
    let model = FingerModel(
      name: "f",
      components: [.init(spread: .sigma(SIMD2(6, 8)), betweenUsers: SIMD2(8, 6))])
    let box = Box(minX: -12, minY: -12, maxX: 12, maxY: 12)
    let results = try run(model, [button("a", 100, 100, 24, 24)])
    let expected = mass(of: box, mean: .zero, sigma: Size(width: 10, height: 10))
    #expect(results[0].hits.deviation(from: expected, taps: taps) < allowed)
  }

  @Test func tapsOffTheScreenAreMissesUnlessClamped() throws {
    let corner = [button("a", 0, 0, 20, 20)]
    let off = try run(finger(10), corner)
    let on = mass(0, 20, mean: 10, sigma: 10)
    #expect(off[0].hits.deviation(from: on * on, taps: taps) < allowed)
    let left = off[0].outcomes.first { $0.event == .missed(.offscreen) }
    let off1 = normalCDF(-1)
    let expected = 1 - (1 - off1) * (1 - off1)
    #expect((left?.share.deviation(from: expected, taps: taps) ?? .infinity) < allowed)

    let clamped = try run(finger(10), corner, offScreen: .clamp)
    let side = normalCDF(1)
    #expect(clamped[0].hits.deviation(from: side * side, taps: taps) < allowed)
    #expect(!clamped[0].outcomes.contains { $0.event == .missed(.offscreen) })
  }
}
