import Simulation

/// `rates.csv`: a row for each target and strategy, and one for each strategy with target `*`.
package enum RatesTable: ResultTable {
  package static let fileName = "rates.csv"

  package static let columns = [
    "layout", "finger", "strategy", "target", "engine", "taps", "hits", "misses", "collisions",
    "hit_rate", "hit_rate_low", "hit_rate_high", "miss_rate", "miss_rate_low", "miss_rate_high",
    "collision_rate", "collision_rate_low", "collision_rate_high",
  ]

  package static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws {
    let engine = Cell.text(results.engineName)
    try results.forEachRow { row in
      try emit(row.start + [row.targetCell, engine] + row.result.countAndRateCells)
    }
  }
}

extension StrategyResult {
  /// The taps, the three counts, and the three rates with their limits.
  var countAndRateCells: [Cell] {
    [taps, hits.count, misses.count, collisions.count].map { Cell($0) }
      + hits.rateCells + misses.rateCells + collisions.rateCells
  }
}
