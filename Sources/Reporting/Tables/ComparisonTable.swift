import Simulation

/// `comparison.csv`: each strategy but the baseline against it, on the same taps.
package enum ComparisonTable: ResultTable {
  package static let fileName = "comparison.csv"

  package static let columns = [
    "layout", "finger", "strategy", "baseline", "target", "hit_rate_difference",
    "difference_low", "difference_high", "gained", "lost", "gained_rate", "lost_rate",
    "verdict", "p_value", "p_value_adjusted",
  ]

  package static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws {
    let scenario = results.scenario
    let baseline = Cell.text(scenario.strategies[scenario.baseline].name)
    try results.forEachRow { row in
      guard row.strategy != scenario.baseline, let comparison = row.result.comparison else {
        return
      }
      let difference = [
        comparison.difference, comparison.interval?.lowerBound, comparison.interval?.upperBound,
      ]
      let counts = [comparison.gained.count, comparison.lost.count]
      let rates = [comparison.gained.rate, comparison.lost.rate]
      let verdict = comparison.verdict.map { Cell.text($0.rawValue) } ?? .empty
      let pValues = [comparison.pValue, comparison.adjustedPValue]
      try emit(
        row.start + [baseline, row.targetCell] + difference.map { Cell($0) }
          + counts.map { Cell($0) } + rates.map { Cell($0) } + [verdict]
          + pValues.map { Cell($0) })
    }
  }
}
