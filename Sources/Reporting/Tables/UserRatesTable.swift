import HitTesting
import Simulation

/// `rates-by-user.csv`: the rates of each person, in the columns of `rates.csv` with the person
/// after the target. The limits speak of that person alone.
package enum UserRatesTable: OptionalTable {
  package static let fileName = "rates-by-user.csv"

  package static let columns = RatesTable.columns.flatMap {
    $0 == "target" ? [$0, "user"] : [$0]
  }

  package static func isPart(of results: Results) -> Bool {
    results.replay?.people.isEmpty == false
  }

  package static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws {
    guard let record = results.replay else { return }
    let scenario = results.scenario
    for (run, people) in zip(results.runs, record.people) {
      let views = scenario.layouts[run.layout].tree.views
      for rates in people {
        let target = rates.target.map { views[$0].id } ?? Screen.allTargets
        for (strategy, result) in zip(scenario.strategies, rates.strategies) {
          try emit(
            results.startCells(of: run) + [
              .text(strategy.name), .text(target), .text(record.names[rates.person]),
              .text(results.engineName),
            ] + result.countAndRateCells)
        }
      }
    }
  }
}
