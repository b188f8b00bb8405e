import Simulation

/// What one engine counts must be what the other expects: they have little in common but hit
/// testing.
enum ExactAgainstSampled {
  static let check = Check(
    name: "exact-sampled",
    question: "do sampled counts scatter round the exact probabilities, on random screens?",
    run: { try findings($0) })

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let count = effort.pick(trial: 9, quick: 60, full: 500)
    let taps = effort.pick(trial: 2000, quick: 100_000, full: 200_000)
    let numbers = Array(1...UInt64(count))
    let right = try Agreement(numbers, taps: taps, widened: 1, threads: effort.threads)
    let wide = try Agreement(
      numbers, taps: taps, widened: effort.pick(trial: 1.05, quick: 1.01, full: 1.01),
      threads: effort.threads)
    var findings = right.findings
    let test = AndersonDarling(wide.independent)
    findings.append(
      .fault(
        "fault: sigma \(effort.pick(trial: "5", quick: "1", full: "1")) % too large",
        "A2 \(test.statistic.fixed(2))", pValue: test.pValue))
    return findings
  }
}

/// How the counts of many random scenarios deviate from what is expected of them, each count as an
/// exactly normal deviate.
private struct Agreement {
  /// Deviates that do not depend on each other.
  var independent: [Double] = []
  /// Each target's deviates under all strategies; those of one target depend on each other.
  var groups: [[Double]] = []
  /// Scenarios that the exact engine refused.
  var refused = 0
  /// Scenarios asked.
  let scenarios: Int
  /// Where the largest deviation is.
  var worst = (name: "", deviate: 0.0)
  /// The largest distance of the sum of a target's exact probabilities from 1.
  var excess = 0.0

  init(_ numbers: [UInt64], taps: Int, widened: Double, threads: Int) throws {
    scenarios = numbers.count
    let parts = try parallelMap(numbers, threads: threads) { number in
      try ScenarioAgreement(number, taps: taps, widened: widened)
    }
    for part in parts {
      refused += part.isRefused ? 1 : 0
      independent += part.independent
      groups += part.groups
      excess = max(excess, part.excess)
      if abs(part.worst.deviate) > abs(worst.deviate) { worst = part.worst }
    }
  }

  var findings: [Finding] {
    let normal = AndersonDarling(independent)
    let shape = Moments(independent)
    let all = groups.reduce(0) { $0 + $1.count }
    let square = GroupedMean(groups.map { $0.map { $0 * $0 } })
    return [
      Finding(
        "scenarios that exact refuses", measured: "\(refused) of \(scenarios)",
        expected: "few", bound: "<= \(scenarios / 50)", passes: refused <= scenarios / 50),
      .number(
        "sum of probabilities - 1, largest", excess, expected: "0", in: 0...1e-8, decimals: 10),
      .test(
        "\(independent.count) independent deviates", "A2 \(normal.statistic.fixed(2))",
        expected: "normal", pValue: normal.pValue),
      .deviation("  their mean", shape.deviations[0]),
      .deviation("  their variance", shape.deviations[1]),
      .deviation("  their skewness", shape.deviations[2]),
      .deviation("  their kurtosis", shape.deviations[3]),
      .test(
        "mean square of all \(all)",
        "\(square.mean.fixed(3)) +- \(square.error.fixed(3))", expected: "1",
        pValue: Normal.twoSided((square.mean - 1) / square.error)),
      .test(
        "largest of all (\(worst.name))", "\(worst.deviate.fixed(2)) sd",
        expected: "\(Normal.medianLargest(of: all).fixed(2)) sd if independent",
        pValue: Normal.largest(worst.deviate, of: all)),
    ]
  }
}

/// The deviates of one scenario.
private struct ScenarioAgreement {
  var independent: [Double] = []
  var groups: [[Double]] = []
  var isRefused = false
  var worst = (name: "", deviate: 0.0)
  var excess = 0.0

  init(_ number: UInt64, taps: Int, widened: Double) throws {
    var scenario = VariedScenario.make(number, taps: taps)
    guard !scenario.layouts[0].targets.isEmpty else { return }
    scenario.engine = .exact
    let exact: Results.Run
    do {
      exact = try Simulator.rates(scenario).runs[0]
    } catch is ExactEngineError {
      isRefused = true
      return
    }
    scenario.engine = .sample
    scenario.fingers = scenario.fingers.map { $0.widened(by: widened) }
    let sampled = try Simulator.rates(scenario).runs[0]
    let chance = try Chance(UInt32(truncatingIfNeeded: number))
    for (index, pair) in zip(exact.targets, sampled.targets).enumerated() {
      add(pair.0, pair.1, taps, "\(number).\(index)", chance)
    }
  }

  private mutating func add(
    _ exact: TargetResult, _ sampled: TargetResult, _ taps: Int, _ name: String, _ chance: Chance
  ) {
    var tables: [[Cell]] = []
    for (expected, counted) in zip(exact.strategies, sampled.strategies) {
      tables.append(Cell.outcomes(expected, counted))
      if let left = expected.comparison, let right = counted.comparison {
        tables.append(Cell.comparison(left, right, taps: taps))
      }
    }
    var group: [Double] = []
    for (index, cells) in tables.enumerated() {
      excess = max(excess, abs(cells.reduce(0) { $0 + $1.rate } - 1))
      for cell in cells where cell.isUncertain {
        let deviate = Binomial(taps, cell.rate).deviate(cell.count, uniform: chance.uniform())
        group.append(deviate)
        if !(abs(deviate) <= abs(worst.deviate)) {
          worst = ("\(name) table \(index) \(cell.name)", deviate)
        }
      }
    }
    groups.append(group)
    // Taps of one target are shared by its strategies: one table for each is independent.
    let chosen = Int((chance.uniform() * Double(tables.count)).rounded(.down))
    independent += Cell.independentDeviates(tables[min(chosen, tables.count - 1)], taps, chance)
  }
}

/// A way in which taps end: how likely it is and how often it came.
private struct Cell {
  var name: String
  var rate: Double
  var count: Int

  /// Whether chance has a say: a sum of masses may miss 0 or 1 by rounding alone.
  var isUncertain: Bool { (rate > 1e-13 && rate < 1 - 1e-13) || (rate <= 1e-13 && count > 0) }

  static func outcomes(_ exact: StrategyResult, _ sampled: StrategyResult) -> [Cell] {
    var cells = exact.outcomes.map { outcome in
      Cell(
        name: "\(outcome.event)", rate: outcome.share.rate ?? 0,
        count: sampled.outcomes.first { $0.event == outcome.event }?.share.count ?? 0)
    }
    for outcome in sampled.outcomes
    where !exact.outcomes.contains(where: { $0.event == outcome.event }) {
      cells.append(Cell(name: "\(outcome.event)", rate: 0, count: outcome.share.count ?? 0))
    }
    return cells
  }

  static func comparison(_ exact: Comparison, _ sampled: Comparison, taps: Int) -> [Cell] {
    let gained = Cell(
      name: "gained", rate: exact.gained.rate ?? 0, count: sampled.gained.count ?? 0)
    let lost = Cell(name: "lost", rate: exact.lost.rate ?? 0, count: sampled.lost.count ?? 0)
    return [
      gained, lost,
      Cell(
        name: "alike", rate: 1 - gained.rate - lost.rate,
        count: taps - gained.count - lost.count),
    ]
  }

  /// A multinomial count is a chain of binomial ones, each among the taps that the cells before did
  /// not get; given those, the deviates are independent.
  static func independentDeviates(_ cells: [Cell], _ taps: Int, _ chance: Chance) -> [Double] {
    var left = taps
    var deviates: [Double] = []
    for (index, cell) in cells.enumerated().dropLast() where left > 0 {
      let rest = cells[index...].reduce(0) { $0 + $1.rate }
      let share = rest > 0 ? cell.rate / rest : 0
      if share > 1e-13, share < 1 - 1e-13 {
        deviates.append(Binomial(left, share).deviate(cell.count, uniform: chance.uniform()))
      }
      left -= cell.count
    }
    return deviates
  }
}
