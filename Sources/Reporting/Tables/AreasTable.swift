import HitTesting
import Simulation

/// `areas.csv`: the hit area of each target under each strategy, on the screen, in pt.
package enum AreasTable: ResultTable {
  package static let fileName = "areas.csv"

  package static let columns =
    ["layout", "strategy", "target"]
    + ["frame", "asked", "live"].flatMap { box in
      ["left", "top", "right", "bottom"].map { "\(box)_\($0)" }
    } + ["live_share", "lost_to"]

  package static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws {
    for (layout, targets) in zip(results.scenario.layouts, results.areas) {
      let ids = layout.tree.views.map(\.id)
      for (target, answers) in zip(layout.targets, targets) {
        for (strategy, area) in zip(results.scenario.strategies, answers) {
          let start: [Cell] = [.text(layout.name), .text(strategy.name), .text(ids[target])]
          let boxes = [area.frame, area.asked, area.live].flatMap(edges)
          let takers = CSVWriter.list(area.lostTo.map { ids[$0] })
          try emit(start + boxes + [Cell(area.liveShare), .text(takers)])
        }
      }
    }
  }

  private static func edges(_ box: Box?) -> [Cell] {
    [Cell(box?.minX), Cell(box?.minY), Cell(box?.maxX), Cell(box?.maxY)]
  }
}
