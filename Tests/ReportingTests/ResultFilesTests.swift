import Foundation
import Testing

@testable import Reporting
@testable import Simulation

@Suite struct ResultFilesTests {
  private static let provenance = Provenance(
    tapsimVersion: "0.1.0", gslVersion: "2.7.1", swiftVersion: "6.3.1",
    config: "{\n  \"seed\": 42,\n  \"name\": \"a\u{2028}b\"\n}\n",
    inputs: [
      .init(path: "config.json", sha256: String(repeating: "0", count: 64)),
      .init(path: "a \"b\".json", sha256: String(repeating: "f", count: 64)),
    ], warnings: ["First."], started: Date(timeIntervalSince1970: 1_767_225_599),
    elapsedSeconds: 1.25, threads: 2)

  @Test func allFilesOfARunAppear() throws {
    try withFolder { folder in
      try ResultFiles.write(Examples.fiveIcons, Self.provenance, to: folder)
      #expect(
        names(folder) == [
          "areas.csv", "comparison.csv", "outcomes.csv", "rates.csv", "run.json",
        ])
      let rates = try Examples.text { try RatesTable.writeCSV(Examples.fiveIcons, to: $0) }
      #expect(contents(folder + "/rates.csv") == rates)
    }
  }

  @Test func usersAreWrittenOnlyWherePeopleDiffer() throws {
    try withFolder { folder in
      var results = Examples.fiveIcons
      results.runs[0].targets[0].strategies[0].users = [
        UserQuantiles(rate: "hit", q05: 0.1, q50: 0.2, q95: 0.3, bound: 0.9, shareBelow: 1)
      ]
      try ResultFiles.write(results, Self.provenance, to: folder)
      #expect(names(folder).contains("users.csv"))
      // A file of an earlier run would pass for a part of the next one.
      try ResultFiles.write(Examples.fiveIcons, Self.provenance, to: folder)
      #expect(!names(folder).contains("users.csv"))
    }
  }

  @Test func somebodysOwnUsersFileStays() throws {
    try withFolder { folder in
      try Data("name,age\n".utf8).write(to: URL(fileURLWithPath: folder + "/users.csv"))
      try ResultFiles.write(Examples.fiveIcons, Self.provenance, to: folder)
      #expect(contents(folder + "/users.csv") == "name,age\n")
    }
  }

  @Test func runFileSaysHowTheResultsWereMade() throws {
    var results = Examples.fiveIcons
    results.scenario.seed = .max
    results.warnings = ["Second."]
    let text = try Examples.text { try RunFile.write(Self.provenance, of: results, to: $0) }
    #expect(
      text == """
        {
          "schemaVersion": 1,
          "tapsimVersion": "0.1.0",
          "gslVersion": "2.7.1",
          "swiftVersion": "6.3.1",
          "seed": 18446744073709551615,
          "engine": "sample",
          "config": {
            "seed": 42,
            "name": "a\u{2028}b"
          },
          "inputs": [
            {"path": "config.json", "sha256": "\(String(repeating: "0", count: 64))"},
            {"path": "a \\"b\\".json", "sha256": "\(String(repeating: "f", count: 64))"}
          ],
          "warnings": [
            "First.",
            "Second."
          ],
          "started": "2025-12-31T23:59:59Z",
          "elapsedSeconds": 1.25,
          "threads": 2
        }

        """)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
