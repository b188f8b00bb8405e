import Simulation

/// `users.csv`: quantiles over people of a target's rates, where people differ.
package enum UsersTable: OptionalTable {
  package static let fileName = "users.csv"

  package static let columns = [
    "layout", "finger", "strategy", "target", "rate", "q05", "q50", "q95", "bound",
    "share_below",
  ]

  package static func isPart(of results: Results) -> Bool {
    results.runs.contains { run in
      run.targets.contains { $0.strategies.contains { $0.users != nil } }
        || run.totals.contains { $0.users != nil }
    }
  }

  package static func rows(of results: Results, _ emit: ([Cell]) throws -> Void) throws {
    try results.forEachRow { row in
      for users in row.result.users ?? [] {
        try emit(
          row.start + [
            row.targetCell, .text(users.rate), .number(users.q05), .number(users.q50),
            .number(users.q95), .number(users.bound), Cell(users.shareBelow),
          ])
      }
    }
  }
}
