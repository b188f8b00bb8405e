import HitTesting
import Simulation
import TouchModels

/// The quantiles over people of users.csv against people who are drawn one by one.
enum UserQuantiles {
  static let check = Check(
    name: "users", question: "are the quantiles over people those of simulated people?",
    run: { try findings($0) })

  private struct Case: Sendable {
    var name: String
    var between: SIMD2<Double>
    var sigma: SIMD2<Double>
    var bound: Double
    /// What the pages promise, for quantiles and shares.
    var accuracy = 0.001
  }

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let people = effort.pick(trial: 2000, quick: 200_000, full: 2_000_000)
    let cases = [
      Case(name: "sigma 5, people 6 x 4", between: SIMD2(6, 4), sigma: SIMD2(5, 5), bound: 0.7),
      Case(name: "sigma 8 x 6, people 3", between: SIMD2(3, 3), sigma: SIMD2(8, 6), bound: 0.9),
      Case(name: "sigma 5, people 8 x 0", between: SIMD2(8, 0), sigma: SIMD2(5, 1), bound: 0.9),
      Case(
        name: "sigma 4, people 8 x 8", between: SIMD2(8, 8), sigma: SIMD2(4, 4), bound: 0.5),
      Case(
        name: "sigma 8 x 0.5, people 3 x 8", between: SIMD2(3, 8), sigma: SIMD2(8, 0.5),
        bound: 0.9),
    ]
    let chosen = effort.pick(trial: Array(cases.prefix(1)), quick: cases, full: cases)
    let single = try chosen.enumerated().flatMap { index, example in
      let rates = try drawn(example, people, number: 70 + UInt32(index))
      return try findings(scenario(example), rates, example)
    }
    return try single + crowded(effort)
  }

  private static func scenario(_ example: Case) -> Scenario {
    let button = View(
      id: "b", kind: .button, frame: Rectangle(x: 30, y: 40, width: 40, height: 20))
    return scenario([button], finger(example.sigma, between: example.between))
  }

  private static func scenario(_ views: [View], _ finger: FingerModel) -> Scenario {
    let tree = ViewTree(Screen(size: Size(width: 100, height: 100), views: views))
    return Scenario(
      taps: 100, engine: .exact, layouts: [.init(name: "l", tree: tree, pointsPerInch: 160)],
      fingers: [finger], strategies: [.asIs])
  }

  private static func finger(
    _ sigma: SIMD2<Double>, between: SIMD2<Double> = .zero, offset: SIMD2<Double> = .zero
  ) -> FingerModel {
    FingerModel(
      name: "f",
      components: [
        .init(offset: offset, spread: .sigma(sigma), rho: 0, betweenUsers: between)
      ])
  }

  /// The hit rates of people at a button of 40 by 20 pt: products of two normal masses.
  private static func drawn(
    _ example: Case, _ people: Int, number: UInt32
  ) throws -> [Double] {
    let chance = try Chance(number)
    let mass = { (half: Double, shift: Double, sigma: Double) in
      Normal.below((half - shift) / sigma) - Normal.below((-half - shift) / sigma)
    }
    return (0..<people).map { _ in
      let offset = SIMD2(chance.normal(), chance.normal()) * example.between
      return mass(20, offset.x, example.sigma.x) * mass(10, offset.y, example.sigma.y)
    }
  }

  /// A button in the corner of the screen with a neighbour on top of it, one person a run.
  private static func crowded(_ effort: Effort) throws -> [Finding] {
    let people = effort.pick(trial: 20, quick: 2000, full: 20_000)
    let views = [
      View(id: "b", kind: .button, frame: Rectangle(x: 4, y: 4, width: 30, height: 30)),
      View(id: "c", kind: .button, frame: Rectangle(x: 28, y: 20, width: 30, height: 30)),
    ]
    let sigma = SIMD2(6.0, 5)
    let between = SIMD2(5.0, 7)
    let chance = try Chance(80)
    let offsets = (0..<people).map { _ in SIMD2(chance.normal(), chance.normal()) * between }
    let rates = try parallelMap(offsets, threads: effort.threads) { offset in
      let run = try Simulator.rates(scenario(views, finger(sigma, offset: offset))).runs[0]
      return run.targets[0].strategies[0].hits.rate ?? -1
    }
    return try findings(
      scenario(views, finger(sigma, between: between)), rates,
      Case(name: "in a corner, overlapped", between: between, sigma: sigma, bound: 0.7))
  }

  private static func findings(
    _ scenario: Scenario, _ rates: [Double], _ example: Case
  ) throws -> [Finding] {
    let (name, bound, accuracy) = (example.name, example.bound, example.accuracy)
    let run = try Simulator.rates(scenario, bound: bound).runs[0]
    guard let found = run.targets[0].strategies[0].users?.first else {
      return [Finding(name, measured: "nothing", expected: "quantiles", bound: "", passes: false)]
    }
    let sorted = rates.sorted()
    let quantiles = [(0.05, found.q05), (0.5, found.q50), (0.95, found.q95)].map { share, value in
      let range = orderStatistics(sorted, share)
      return Finding.number(
        share == 0.05 ? "\(name): quantile 0.05" : "  quantile \(share)", value,
        expected: "\(quantile(sorted, share).fixed(4))",
        in: range.lowerBound - accuracy...range.upperBound + accuracy)
    }
    let below = Double(sorted.filter { $0 < bound }.count) / Double(sorted.count)
    let spread = 4 * (below * (1 - below) / Double(sorted.count)).squareRoot() + accuracy
    return quantiles + [
      .number(
        "  share below \(bound)", found.shareBelow ?? -1, expected: below.fixed(4),
        in: below - spread...below + spread)
    ]
  }

  private static func quantile(_ sorted: [Double], _ share: Double) -> Double {
    sorted[min(Int(share * Double(sorted.count)), sorted.count - 1)]
  }

  /// Where a quantile lies, but for once in about 16,000: the order statistics four standard errors
  /// of the count away, or the end of the range where there are too few people for one.
  private static func orderStatistics(
    _ sorted: [Double], _ share: Double
  ) -> ClosedRange<Double> {
    let reach = 4 * (share * (1 - share) / Double(sorted.count)).squareRoot()
    let low = share > reach ? quantile(sorted, share - reach) : 0
    let high = share + reach < 1 ? quantile(sorted, share + reach) : 1
    return min(low, high)...max(low, high)
  }
}
