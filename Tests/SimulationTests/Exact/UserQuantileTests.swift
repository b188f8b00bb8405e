import HitTesting
import Simulation
import Testing
import TouchModels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct UserQuantileTests {
  private func scenario(
    between: SIMD2<Double>, sigma: SIMD2<Double>, offset: SIMD2<Double> = .zero,
    strategy: Strategy = .asIs
  ) -> Scenario {
    let button = View(
      id: "b", kind: .button, frame: Rectangle(x: 30, y: 40, width: 40, height: 20))
    let tree = ViewTree(Screen(size: Size(width: 100, height: 100), views: [button]))
    let finger = FingerModel(
      name: "f", components: [.init(offset: offset, spread: .sigma(sigma), betweenUsers: between)])
    return Scenario(
      taps: 100, engine: .exact,
      layouts: [.init(name: "l", tree: tree, targets: [1], pointsPerInch: 160)],
      fingers: [finger], strategies: [strategy])
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
      #expect(abs(quantile - rate) < 0.001)
    }
  }

  @Test func theShareBelowTheBoundIsThatOfPeopleBeyondTheOffsetWhereTheRateIsTheBound() throws {
    // Along y people do not differ and nearly all taps hit: the rate is the bound where it is so
    // along x, at an offset of 20 pt - 1.2815516 * 5 pt for 0.9; 1.6990 standard deviations of 8
    // pt.
    let users = try hit(scenario(between: SIMD2(8, 0), sigma: SIMD2(5, 0.1)), bound: 0.9)
    #expect(abs((users.shareBelow ?? 0) - 0.0893) < 0.001)
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
    #expect(abs((users.shareBelow ?? 0) - below) < 0.001)
    for (share, quantile) in [(0.05, users.q05), (0.5, users.q50), (0.95, users.q95)] {
      var sum = 0.0
      let rate = people.first {
        sum += $0.weight
        return sum >= share * total
      }?.rate
      #expect(abs((rate ?? 0) - quantile) < 0.001)
    }
  }

  /// Where a person scatters little and people differ much, rates fall off like a step.
  @Test(arguments: [
    (SIMD2(8.0, 0), SIMD2(0.0, 8)), (SIMD2(8, 0.5), SIMD2(0, 8)), (SIMD2(20, 0.1), SIMD2(0, 12)),
    (SIMD2(8, 1), SIMD2(0, 8)), (SIMD2(8, 0.5), SIMD2(0, 30)),
  ])
  func besideASteepFlankNobodyHasARateThatIsImpossible(
    sigma: SIMD2<Double>, between: SIMD2<Double>
  ) throws {
    let most = KnownMass.of(20, shift: 0, sigma: sigma.x)
    let bound = 0.9 * most
    let users = try hit(scenario(between: between, sigma: sigma), bound: bound)
    #expect(users.q95 <= most + 1e-9 && users.q95 > most - 0.001)
    // The bound is the rate of people 10 pt off less the 90 % quantile of their scatter.
    let offset = (10 - 1.281_551_6 * sigma.y) / between.y
    #expect(abs((users.shareBelow ?? 0) - erfc(offset / 2.0.squareRoot())) < 0.001)
  }

  /// With a sigma of 0 a person always hits or never.
  @Test func withoutScatterTheShareIsThatOfPeopleBesideTheTarget() throws {
    let box = try hit(scenario(between: SIMD2(12, 9), sigma: .zero), bound: 0.5)
    let hits = KnownMass.of(20, shift: 0, sigma: 12) * KnownMass.of(10, shift: 0, sigma: 9)
    #expect(abs((box.shareBelow ?? 0) - (1 - hits)) < 0.001)
    #expect(box.q05 == 0 && box.q95 == 1)
    // Rayleigh's distribution, in units of the half axes.
    let ellipse = Strategy(name: "e", area: .contentShape(.ellipse))
    let round = try hit(
      scenario(between: SIMD2(10, 5), sigma: .zero, strategy: ellipse), bound: 0.5)
    #expect(abs((round.shareBelow ?? 0) - exp(-2)) < 0.004)
  }

  /// People of whom few reach the target at all, half a step of the first nodes off the middle.
  @Test func aTargetIsNotMissedBetweenNodes() throws {
    let users = try hit(
      scenario(between: SIMD2(0, 100), sigma: SIMD2(1, 1), offset: SIMD2(0, 25)), bound: 0.5)
    // P(|100 u + 25| > 10).
    #expect(abs((users.shareBelow ?? 0) - 0.922_787) < 0.001)
    #expect(users.q95 > 0.999)
  }
}
