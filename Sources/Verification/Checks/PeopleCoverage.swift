import Simulation

/// The coverage of the intervals of a replay, which take people as clusters, where people differ;
/// and that of the intervals for independent taps, which fail there.
enum PeopleCoverage {
  static let check = Check(
    name: "coverage-people",
    question: "how often do the limits of a replay hold the true rate and difference?",
    run: { try findings($0) })

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let count = effort.pick(trial: 1000, quick: 4000, full: 40_000)
    var findings: [Finding] = []
    for people in [8, 16, 32] {
      let model = PeopleModel(people: people, center: 1.5, spread: 0.8)
      let (clustered, plain) = try rates(model, count, effort)
      findings.append(
        clustered.finding("rate, \(people) people, as clusters", in: 0.925...0.975))
      findings.append(fault("rate, \(people) people, taken as independent", plain))
      // Of the taps that only one of the two strategies hits, a person's share of gains varies.
      let shares = PeopleModel(people: people, center: 0.5, spread: 1)
      let differences = try differences(shares, count, effort)
      findings.append(
        differences.clustered.finding(
          "difference, \(people) people, as clusters", in: 0.925...0.975))
      findings.append(
        fault("difference, \(people) people, taken as independent", differences.plain))
    }
    return findings
  }

  /// Intervals that have to miss the truth too often to be of use.
  private static func fault(_ subject: String, _ coverage: Coverage) -> Finding {
    .number(subject, coverage.rate, expected: "too low", in: 0...0.9, error: coverage.error)
  }

  private static func rates(
    _ model: PeopleModel, _ count: Int, _ effort: Effort
  ) throws -> (clustered: Coverage, plain: Coverage) {
    let truth = model.mean
    let draw = { @Sendable (chance: Chance) in
      let taps = (0..<model.people).map { _ in model.drawTaps(chance) }
      let hits = taps.map { chance.binomial($0, model.share(at: chance.normal())) }
      return (taps, hits)
    }
    let clustered = try repeated(count, number: 31, effort) { chance in
      let (taps, hits) = draw(chance)
      let all = Double(taps.reduce(0, +))
      return (
        ClusteredVariance(counts: hits, trials: taps).rateLimits(
          rate: Double(hits.reduce(0, +)) / all, trials: all), truth
      )
    }
    let plain = try repeated(count, number: 31, effort) { chance in
      let (taps, hits) = draw(chance)
      return (
        WilsonInterval.limits(
          successes: Double(hits.reduce(0, +)), trials: Double(taps.reduce(0, +))), truth
      )
    }
    return (clustered, plain)
  }

  private static func differences(
    _ model: PeopleModel, _ count: Int, _ effort: Effort
  ) throws -> (clustered: Coverage, plain: Coverage) {
    let truth = PeopleTrials.changed * (2 * model.mean - 1)
    let clustered = try repeated(count, number: 32, effort) { chance in
      let trials = PeopleTrials(model, chance)
      let all = Double(trials.taps.reduce(0, +))
      let limits = ClusteredVariance(counts: trials.differences, trials: trials.taps)
        .differenceLimits(
          gainedRate: Double(trials.gained.reduce(0, +)) / all,
          lostRate: Double(trials.lost.reduce(0, +)) / all, trials: all)
      return (limits, truth)
    }
    let plain = try repeated(count, number: 32, effort) { chance in
      let trials = PeopleTrials(model, chance)
      return (
        PairedInterval.limits(
          gained: Double(trials.gained.reduce(0, +)), lost: Double(trials.lost.reduce(0, +)),
          trials: Double(trials.taps.reduce(0, +))), truth
      )
    }
    return (clustered, plain)
  }
}

/// Taps of people under two strategies: a tenth of each person's taps is hit by only one of the
/// two, and the share of gains among them is the person's own.
struct PeopleTrials {
  var taps: [Int] = []
  var gained: [Int] = []
  var lost: [Int] = []

  /// The share of taps that only one of the two strategies hits.
  static let changed = 0.1

  init(_ model: PeopleModel, _ chance: Chance) {
    for _ in 0..<model.people {
      let all = model.drawTaps(chance)
      let changed = chance.binomial(all, Self.changed)
      let gains = chance.binomial(changed, model.share(at: chance.normal()))
      taps.append(all)
      gained.append(gains)
      lost.append(changed - gains)
    }
  }

  var differences: [Int] { zip(gained, lost).map(-) }
}
