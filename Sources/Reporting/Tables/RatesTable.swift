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
    let engine = Cell.text(results.scenario.engine.rawValue)
    try results.forEachRow { row in
      let result = row.result
      let counts = [result.taps, result.hits.count, result.misses.count, result.collisions.count]
      try emit(
        row.start + [row.targetCell, engine] + counts.map { Cell($0) } + result.hits.rateCells
          + result.misses.rateCells + result.collisions.rateCells)
    }
  }
}
