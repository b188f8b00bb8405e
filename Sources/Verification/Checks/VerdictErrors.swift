import Simulation

/// How often a verdict is wrong, with every possible pair of counts weighed by its probability. An
/// interval of 95 % lets a false `better` through at most 2.5 % of the time where the difference is
/// just the margin, and far less where it is 0.
enum VerdictErrors {
  static let check = Check(
    name: "verdicts", question: "how often is a verdict with a margin wrong? (exact)",
    run: { try findings($0) })

  private struct Case: Sendable {
    var name: String
    var trials: PairedTrials
    var margin: Double
    /// The verdicts that would be wrong.
    var wrong: [Comparison.Verdict]
    var accepted: Double
  }

  private static func cases(_ taps: Int, _ margin: Double, _ changed: Double) -> [Case] {
    // `changed`: the share of the taps that only one of the two hits.
    let pair = { (difference: Double) in
      PairedTrials(
        trials: taps, gained: (changed + difference) / 2, lost: (changed - difference) / 2)
    }
    let name = "\(taps) taps, \(changed.digits(2)) changed, margin \(margin.digits(2))"
    let none = Case(
      name: "\(name): no difference", trials: pair(0), margin: margin, wrong: [.better, .worse],
      accepted: 0.055)
    guard margin > 0 else { return [none] }
    return [
      none,
      Case(
        name: "  difference at the margin, better or worse", trials: pair(margin), margin: margin,
        wrong: [.better, .worse], accepted: 0.03),
      Case(
        name: "  difference just beyond, same or worse", trials: pair(margin * 1.000001),
        margin: margin, wrong: [.same, .worse], accepted: 0.03),
      Case(
        name: "  difference twice the margin, same or worse", trials: pair(margin * 2),
        margin: margin, wrong: [.same, .worse], accepted: 0.03),
    ]
  }

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let small = cases(50, 0.1, 0.4)
    let all =
      small + cases(1000, 0.01, 0.05) + cases(1000, 0, 0.05) + cases(100_000, 0.001, 0.005)
      + cases(100_000, 0.001, 0.002)
    return try parallelMap(
      effort.pick(trial: small, quick: all, full: all), threads: effort.threads
    ) {
      example in
      var wrong = 0.0
      var unresolved = 0.0
      example.trials.forEach { gained, lost, probability in
        let verdict = Comparison(
          gained: gained, lost: lost, taps: example.trials.trials, margin: example.margin
        ).verdict
        if verdict.map(example.wrong.contains) ?? true { wrong += probability }
        if verdict == .unresolved { unresolved += probability }
      }
      return Finding(
        example.name,
        measured: "wrong \(wrong.fixed(4)), unresolved \(unresolved.fixed(4))",
        expected: "few", bound: "wrong <= \(example.accepted)",
        passes: wrong <= example.accepted)
    }
  }
}
