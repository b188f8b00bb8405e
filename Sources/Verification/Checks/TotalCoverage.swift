import Simulation

/// The coverage of the score interval for a weighted sum (the rows of `*`), with unequal weights,
/// unequal numbers of taps and rare events.
enum TotalCoverage {
  static let check = Check(
    name: "coverage-total",
    question: "how often do the limits of a weighted rate of several targets hold it?",
    run: { try findings($0) })

  private struct Case: Sendable {
    var name: String
    var weights: [Double]
    var taps: [Int]
    var rates: [Double]
    var accepted = 0.94...0.965

    var truth: Double {
      zip(weights, rates).reduce(0) { $0 + $1.0 * $1.1 } / weights.reduce(0, +)
    }

    func limits(_ counts: [Int]) -> ClosedRange<Double>? {
      WeightedScoreInterval.limits(
        counts.indices.map {
          .init(
            successes: Double(counts[$0]), trials: Double(taps[$0]), weight: weights[$0])
        })
    }
  }

  /// Two targets: every pair of counts can be weighed.
  private static let small = [
    Case(
      name: "2 targets, 10 + 20 taps, 1:3", weights: [1, 3], taps: [10, 20], rates: [0.3, 0.8],
      accepted: 0.93...0.98),
    Case(
      name: "2 targets, 5 + 5 taps, 1:1", weights: [1, 1], taps: [5, 5], rates: [0.5, 0.9],
      accepted: 0.93...0.98),
    Case(
      name: "2 targets, 50 + 50 taps, 1:10", weights: [1, 10], taps: [50, 50], rates: [0.02, 0.95],
      accepted: 0.92...0.98),
    Case(
      name: "2 targets, 1000 + 1000 taps, 1:100, rare", weights: [1, 100], taps: [1000, 1000],
      rates: [0.003, 0.003], accepted: 0.92...0.99),
  ]

  private static let large = [
    Case(
      name: "5 targets of 1000 taps, equal weights", weights: [1, 1, 1, 1, 1],
      taps: [1000, 1000, 1000, 1000, 1000], rates: [0.9, 0.8, 0.95, 0.6, 0.99]),
    Case(
      name: "  weights 1 to 81", weights: [1, 3, 9, 27, 81], taps: [1000, 1000, 1000, 1000, 1000],
      rates: [0.9, 0.8, 0.95, 0.6, 0.99]),
    Case(
      name: "  10 to 10^5 taps", weights: [1, 1, 1, 1, 1], taps: [10, 100, 1000, 10_000, 100_000],
      rates: [0.9, 0.8, 0.95, 0.6, 0.99]),
    Case(
      name: "24 targets of 100 taps, weights 1 to 24", weights: (1...24).map(Double.init),
      taps: Array(repeating: 100, count: 24), rates: (0..<24).map { 0.7 + 0.0125 * Double($0) }),
    Case(
      name: "5 targets of 10^5 taps, 5 events expected in all", weights: [1, 1, 1, 1, 1],
      taps: Array(repeating: 100_000, count: 5), rates: Array(repeating: 1e-5, count: 5),
      accepted: 0.92...0.99),
    Case(
      name: "  weights 1 to 81", weights: [1, 3, 9, 27, 81],
      taps: Array(repeating: 100_000, count: 5), rates: Array(repeating: 1e-5, count: 5),
      accepted: 0.92...0.99),
    Case(
      name: "  weights 1 to 81, 3 expected, at the lightest", weights: [1, 3, 9, 27, 81],
      taps: Array(repeating: 100_000, count: 5), rates: [3e-5, 0, 0, 0, 0], accepted: 0.92...1),
    Case(
      name: "  weights 1 to 81, 3 expected, at the heaviest", weights: [1, 3, 9, 27, 81],
      taps: Array(repeating: 100_000, count: 5), rates: [0, 0, 0, 0, 3e-5], accepted: 0.92...1),
    Case(
      name: "  all but 2e-5 hit, weights 1 to 81", weights: [1, 3, 9, 27, 81],
      taps: Array(repeating: 100_000, count: 5), rates: Array(repeating: 1 - 2e-5, count: 5),
      accepted: 0.92...0.99),
  ]

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let exact = small.prefix(effort.pick(trial: 2, quick: 4, full: 4)).map { example in
      weighed(example).finding("\(example.name) (exact)", in: example.accepted)
    }
    let count = effort.pick(trial: 200, quick: 10_000, full: 50_000)
    let drawn = try large.enumerated().map { index, example in
      let coverage = try repeated(count, number: 10 + UInt32(index), effort) { chance in
        let counts = zip(example.taps, example.rates).map { chance.binomial($0, $1) }
        return (example.limits(counts), example.truth)
      }
      return coverage.finding(example.name, in: example.accepted)
    }
    return exact + drawn
  }

  private static func weighed(_ example: Case) -> Coverage {
    let chances = zip(example.taps, example.rates).map { Binomial($0, $1) }
    var coverage = Coverage()
    for x in chances[0].likely {
      for y in chances[1].likely {
        coverage.add(
          example.limits([x, y]), truth: example.truth,
          weight: chances[0].mass(x) * chances[1].mass(y))
      }
    }
    return coverage
  }
}
