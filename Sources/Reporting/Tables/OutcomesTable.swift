import Simulation

/// `outcomes.csv`: who got the taps meant for whom, and why the others were lost.
package enum OutcomesTable: ResultTable {
  package static let fileName = "outcomes.csv"

  package static let columns = [
    "layout", "finger", "strategy", "intended", "outcome", "received", "reason", "taps", "rate",
    "rate_low", "rate_high",
  ]

  package static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws {
    try results.forEachRow { row in
      guard row.target != nil else { return }
      for outcome in row.result.outcomes {
        let end: [Cell] =
          switch outcome.event {
          case .acted(let view):
            [
              .text(outcome.isHit ? "hit" : "collision"),
              .text(row.layout.tree.views[view].id), .empty,
            ]
          case .missed(let reason): [.text("miss"), .empty, .text(reason.rawValue)]
          }
        try emit(
          row.start + [row.targetCell] + end + [Cell(outcome.share.count)]
            + outcome.share.rateCells)
      }
    }
  }
}
