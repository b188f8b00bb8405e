import Simulation

/// The coverage of Tango's interval, with every possible pair of counts weighed by its probability.
enum DifferenceCoverage {
  static let check = Check(
    name: "coverage-difference",
    question: "how often do Tango's limits hold the true difference? (exact)",
    run: { try findings($0) })

  private static let small = [
    PairedTrials(trials: 10, gained: 0.2, lost: 0.1),
    PairedTrials(trials: 20, gained: 0.3, lost: 0.3),
    PairedTrials(trials: 20, gained: 0.05, lost: 0),
    PairedTrials(trials: 50, gained: 0.6, lost: 0.1),
    PairedTrials(trials: 50, gained: 0.02, lost: 0.04),
  ]
  private static let large = [
    PairedTrials(trials: 200, gained: 0.1, lost: 0.05),
    PairedTrials(trials: 1000, gained: 0.003, lost: 0.001),
    PairedTrials(trials: 1000, gained: 0.003, lost: 0),
    PairedTrials(trials: 100_000, gained: 1e-5, lost: 0),
    PairedTrials(trials: 100_000, gained: 1e-5, lost: 1e-5),
    PairedTrials(trials: 100_000, gained: 1e-4, lost: 0),
    PairedTrials(trials: 100_000, gained: 1e-3, lost: 1e-3),
    PairedTrials(trials: 100_000, gained: 0.999, lost: 1e-5),
  ]

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let cases = effort.pick(
      trial: Array(small.prefix(3)), quick: small + large, full: small + large)
    return try parallelMap(cases, threads: effort.threads) { example in
      var coverage = Coverage()
      example.forEach { gained, lost, probability in
        let interval = PairedInterval.limits(
          gained: Double(gained), lost: Double(lost), trials: Double(example.trials))
        coverage.add(interval, truth: example.difference, weight: probability)
      }
      let isRare = Double(example.trials) * min(example.gained, 1 - example.gained) < 5
      return coverage.finding(
        "\(example.trials) taps, gained \(example.gained.digits(4)), lost \(example.lost.digits(4))",
        in: isRare ? 0.9...1 : 0.93...0.97)
    }
  }
}
