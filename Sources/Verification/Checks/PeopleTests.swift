import Simulation

/// How often the test of a replay calls a difference real where there is none, at 5 %, with people
/// who differ; and how often McNemar's test does, which takes their taps as independent.
///
/// Where the differences that people see are normal, Durkalski's statistic is beyond 3.84 for 3.9 %
/// with 8 people, 4.6 % with 16 and 4.8 % with 32: it is U t^2 / (U - 1 + t^2) with Student's t.
enum PeopleTests {
  static let check = Check(
    name: "errors-people",
    question: "how often is a p-value of a replay below 0.05 without any difference?",
    run: { try findings($0) })

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let count = effort.pick(trial: 1000, quick: 4000, full: 40_000)
    var findings: [Finding] = []
    for (people, theory) in [(8, "0.039"), (16, "0.046"), (32, "0.048")] {
      // As many gains as losses on average, and each person leans their own way.
      let model = PeopleModel(people: people, center: 0, spread: 1)
      let (clustered, plain) = try errors(model, count, effort)
      let slack = 4 * (0.05 * 0.95 / Double(count)).squareRoot()
      findings.append(
        .number(
          "\(people) people, Durkalski", clustered, expected: theory, in: 0.02...(0.055 + slack)))
      findings.append(
        .number("\(people) people, McNemar", plain, expected: "too often", in: 0.08...1))
    }
    return findings
  }

  /// The shares of p-values below 0.05.
  private static func errors(
    _ model: PeopleModel, _ count: Int, _ effort: Effort
  ) throws -> (clustered: Double, plain: Double) {
    let parts = try parallelMap(Array(0..<20), threads: effort.threads) { part in
      let chance = try Chance(33_000 + UInt32(part))
      var (clustered, plain) = (0, 0)
      for _ in 0..<(count / 20) {
        let trials = PeopleTrials(model, chance)
        let own = zip(trials.differences, trials.taps).map { Double($0) / Double($1) }
        if PairedTest.clustered(differences: own) ?? 1 < 0.05 { clustered += 1 }
        let p = PairedTest.independent(
          gained: trials.gained.reduce(0, +), lost: trials.lost.reduce(0, +))
        if p ?? 1 < 0.05 { plain += 1 }
      }
      return (clustered, plain)
    }
    let all = Double(count / 20 * 20)
    return (
      Double(parts.reduce(0) { $0 + $1.0 }) / all, Double(parts.reduce(0) { $0 + $1.1 }) / all
    )
  }
}
