import Simulation

/// `flows.csv`: what would have acted in place of what acts under the baseline, from all recorded
/// taps, unchanged pairs too.
package enum FlowsTable: OptionalTable {
  package static let fileName = "flows.csv"

  package static let columns = [
    "layout", "strategy", "baseline", "baseline_received", "received", "taps",
  ]

  package static func isPart(of results: Results) -> Bool { results.replay != nil }

  package static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws {
    let scenario = results.scenario
    let baseline = Cell.text(scenario.strategies[scenario.baseline].name)
    for (layout, flows) in zip(scenario.layouts, results.replay?.flows ?? []) {
      let id = { (view: Int?) in view.map { Cell.text(layout.tree.views[$0].id) } ?? .empty }
      for flow in flows {
        try emit([
          .text(layout.name), .text(scenario.strategies[flow.strategy].name), baseline,
          id(flow.baselineActor), id(flow.actor), .count(flow.taps),
        ])
      }
    }
  }
}
