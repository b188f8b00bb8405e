import HitTesting
import Simulation
import Testing
import TouchModels

@Suite struct UserQuantileTests {
  private func scenario(between: SIMD2<Double>, sigma: SIMD2<Double>) -> Scenario {
    let button = View(
      id: "b", kind: .button, frame: Rectangle(x: 30, y: 40, width: 40, height: 20))
    let tree = ViewTree(Screen(size: Size(width: 100, height: 100), views: [button]))
    let finger = FingerModel(
      name: "f", components: [.init(spread: .sigma(sigma), betweenUsers: between)])
    return Scenario(
      taps: 100, engine: .exact,
      layouts: [.init(name: "l", tree: tree, targets: [1], pointsPerInch: 160)],
      fingers: [finger], strategies: [.asIs])
  }

  private func hit(_ scenario: Scenario, bound: Double) throws -> UserQuantiles {
    let result = try Simulator.run(scenario, bound: bound).runs[0].targets[0].strategies[0]
    let users = try #require(result.users)
    #expect(users.map(\.rate) == ["hit", "miss", "collision"])
    #expect(users[0].bound == bound && users[1].shareBelow == nil)
    return users[0]
  }

  @Test func aFingerWithoutSpreadBetweenUsersHasNoQuantiles() throws {
    let result = try Simulator.run(scenario(between: .zero, sigma: SIMD2(5, 5)))
    #expect(result.runs[0].targets[0].strategies[0].users == nil)
  }

  /// With people who differ along x only the rate is one function of |u|, and its quantiles are its
  /// values at normal quantiles of |u|, known from tables.
  @Test func alongOneAxisQuantilesAreRatesAtNormalQuantiles() throws {
    let wide = try hit(scenario(between: SIMD2(8, 0), sigma: SIMD2(5, 5)), bound: 0.9)
    // P(|u| < 0.0627068), P(|u| < 0.6744898), P(|u| < 1.959964) are 0.05, 0.5, 0.95.
    for (quantile, u) in [(wide.q95, 0.062_706_8), (wide.q50, 0.674_489_8), (wide.q05, 1.959_964)] {
      var one = scenario(between: .zero, sigma: SIMD2(5, 5))
      one.fingers[0].components[0].offset = SIMD2(8 * u, 0)
      let rate = try #require(
        try Simulator.run(one).runs[0].targets[0].strategies[0].hits.rate)
      #expect(abs(quantile - rate) < 0.002)
    }
  }

  @Test func theShareBelowTheBoundIsThatOfPeopleBeyondTheOffsetWhereTheRateIsTheBound() throws {
    // Along y people do not differ and nearly all taps hit: the rate is the bound where it is so
    // along x, at an offset of 20 pt - 1.2815516 * 5 pt for 0.9; 1.6990 standard deviations of 8
    // pt.
    let users = try hit(scenario(between: SIMD2(8, 0), sigma: SIMD2(5, 0.1)), bound: 0.9)
    #expect(abs((users.shareBelow ?? 0) - 0.0893) < 0.002)
  }

  @Test func aSampledRunHasTheSameQuantiles() throws {
    var scenario = scenario(between: SIMD2(3, 6), sigma: SIMD2(5, 5))
    let exact = try Simulator.run(scenario).runs[0].targets[0].strategies[0].users
    scenario.engine = .sample
    let sampled = try Simulator.run(scenario).runs[0].targets[0].strategies[0].users
    #expect(exact != nil && exact == sampled)
  }

  @Test func inTwoDimensionsTheyAreWhatManyPeopleGive() throws {
    let users = try hit(scenario(between: SIMD2(6, 4), sigma: SIMD2(5, 5)), bound: 0.7)
    // The hit rate is a product of two normal masses; people on a fine grid of their own.
    var people: [(rate: Double, weight: Double)] = []
    for i in -300...300 {
      for j in -300...300 {
        let (u, v) = (Double(i) / 60, Double(j) / 60)
        let rate =
          KnownMass.of(20, shift: 6 * u, sigma: 5) * KnownMass.of(10, shift: 4 * v, sigma: 5)
        people.append((rate, KnownMass.density(u) * KnownMass.density(v)))
      }
    }
    people.sort { $0.rate < $1.rate }
    let total = people.reduce(0) { $0 + $1.weight }
    let below = people.filter { $0.rate < 0.7 }.reduce(0) { $0 + $1.weight } / total
    #expect(abs((users.shareBelow ?? 0) - below) < 0.002)
    for (share, quantile) in [(0.05, users.q05), (0.5, users.q50), (0.95, users.q95)] {
      var sum = 0.0
      let rate = people.first {
        sum += $0.weight
        return sum >= share * total
      }?.rate
      #expect(abs((rate ?? 0) - quantile) < 0.002)
    }
  }
}
