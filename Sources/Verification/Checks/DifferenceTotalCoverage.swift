import Simulation

/// The coverage of Tango's interval on effective counts (the rows of `*`).
enum DifferenceTotalCoverage {
  static let check = Check(
    name: "coverage-difference-total",
    question: "how often do the limits of a weighted difference of several targets hold it?",
    run: { try findings($0) })

  private struct Case: Sendable {
    var name: String
    var weights: [Double]
    var targets: [PairedTrials]
    var accepted = 0.94...0.965

    var truth: Double {
      zip(weights, targets).reduce(0) { $0 + $1.0 * $1.1.difference } / weights.reduce(0, +)
    }

    func limits(_ chance: Chance) -> ClosedRange<Double>? {
      let terms = zip(weights, targets).map { weight, target in
        let counts = target.draw(chance)
        return PairedTotal.Term(
          gained: Double(counts.gained), lost: Double(counts.lost),
          trials: Double(target.trials), weight: weight)
      }
      return PairedTotal(terms)?.limits()
    }
  }

  private static func targets(_ taps: Int, _ rates: [(Double, Double)]) -> [PairedTrials] {
    rates.map { PairedTrials(trials: taps, gained: $0.0, lost: $0.1) }
  }

  private static let equal = [1.0, 1, 1, 1, 1]
  private static let steep = [1.0, 3, 9, 27, 81]
  private static let common = [(0.1, 0.05), (0.2, 0.01), (0.02, 0.08), (0.3, 0.1), (0.01, 0.01)]
  private static let rare = Array(repeating: (1e-5, 0.0), count: 5)

  private static let cases = [
    Case(
      name: "5 targets of 1000 taps, equal weights", weights: equal, targets: targets(1000, common)),
    Case(name: "  weights 1 to 81", weights: steep, targets: targets(1000, common)),
    Case(
      name: "  weights 1 to 81, 50 taps", weights: steep, targets: targets(50, common),
      accepted: 0.92...0.97),
    Case(
      name: "24 targets of 100 taps, weights 1 to 24", weights: (1...24).map(Double.init),
      targets: targets(100, (0..<24).map { (0.005 * Double($0), 0.05) })),
    Case(
      name: "5 targets of 10^5 taps, 5 gained in all, equal weights", weights: equal,
      targets: targets(100_000, rare), accepted: 0.85...1),
    Case(
      name: "  weights 1 to 81", weights: steep, targets: targets(100_000, rare), accepted: 0.85...1
    ),
    Case(
      name: "  weights 1 to 81, 3 gained, at the lightest", weights: steep,
      targets: targets(100_000, [(3e-5, 0), (0, 0), (0, 0), (0, 0), (0, 0)]), accepted: 0.85...1),
    Case(
      name: "  weights 1 to 81, 3 gained, at the heaviest", weights: steep,
      targets: targets(100_000, [(0, 0), (0, 0), (0, 0), (0, 0), (3e-5, 0)]), accepted: 0.85...1),
    Case(
      name: "  weights 1 to 81, 50 gained and lost at each", weights: steep,
      targets: targets(100_000, Array(repeating: (5e-4, 5e-4), count: 5))),
    Case(
      name: "  identical strategies", weights: steep,
      targets: targets(100_000, Array(repeating: (0, 0), count: 5)), accepted: 0.95...1),
  ]

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let count = effort.pick(trial: 200, quick: 10_000, full: 50_000)
    return try cases.enumerated().map { index, example in
      let coverage = try repeated(count, number: 40 + UInt32(index), effort) { chance in
        (example.limits(chance), example.truth)
      }
      return coverage.finding(example.name, in: example.accepted)
    }
  }
}
