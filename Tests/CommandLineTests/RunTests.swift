import Foundation
import Testing

struct RunTests {
  private static let config = """
    { "seed": 7, "taps": 2000, "finger": { "sigma": [6, 6] }, "layout": \(twoButtons),
      "strategies": ["bounds", "min:44", "edge:-4"] }
    """
  private static let files = [
    "areas.csv", "comparison.csv", "outcomes.csv", "rates.csv", "run.json",
  ]

  /// Calls the body with a folder that holds `config.json`.
  private func withConfig(_ body: (Scratch) async throws -> Void) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("config.json", Self.config)
    try await body(scratch)
  }

  @Test func itPrintsATableAndWritesItsFiles() async throws {
    try await withConfig { scratch in
      let outcome = try await Tool.run(["run", "config.json"], in: scratch.folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(outcome.output.contains("min:44"))
      #expect(try scratch.names() == ["config-results", "config.json"])
      #expect(try scratch.names(in: "config-results") == Self.files)
    }
  }

  @Test func theFolderIsNamedOrNone() async throws {
    try await withConfig { scratch in
      _ = try await Tool.run(["run", "config.json", "-o", "-"], in: scratch.folder)
      #expect(try scratch.names() == ["config.json"])
      _ = try await Tool.run(["run", "-oa/b", "config.json"], in: scratch.folder)
      #expect(try scratch.names(in: "a/b") == Self.files)
    }
  }

  @Test func csvIsTheFileAndJSONHasTheSameRows() async throws {
    try await withConfig { scratch in
      let csv = try await Tool.run(
        ["run", "config.json", "-o", "r", "--format", "csv"], in: scratch.folder)
      #expect(csv.output == (try scratch.text("r/rates.csv")))
      let json = try await Tool.run(
        ["run", "config.json", "-o", "-", "--format", "json"], in: scratch.folder)
      let rows = try #require(
        JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
      #expect(rows.count == csv.output.split(separator: "\n").count - 1)
      #expect(rows.first?["taps"] as? Int == 2000)
    }
  }

  @Test func quietPrintsNothing() async throws {
    try await withConfig { scratch in
      let outcome = try await Tool.run(["run", "config.json", "--quiet"], in: scratch.folder)
      #expect(outcome == .init(status: 0, output: "", errors: ""))
      #expect(try scratch.names(in: "config-results") == Self.files)
    }
  }

  @Test func anyNumberOfThreadsGivesTheSameBytes() async throws {
    try await withConfig { scratch in
      for threads in ["1", "2", "5"] {
        _ = try await Tool.run(
          ["run", "config.json", "--threads", threads, "-o", threads, "--taps", "20000"],
          in: scratch.folder)
      }
      for file in Self.files where file.hasSuffix(".csv") {
        #expect(try scratch.text("1/\(file)") == scratch.text("2/\(file)"))
        #expect(try scratch.text("1/\(file)") == scratch.text("5/\(file)"))
      }
    }
  }

  @Test func aStrategyThatIsLeftOutLeavesTheRowsOfTheOthers() async throws {
    try await withConfig { scratch in
      let all = try await rates(["run", "config.json"], in: scratch)
      let some = try await rates(
        ["run", "config.json", "--strategy", "edge:-4", "--strategy", "bounds"], in: scratch)
      #expect(some.count == all.count * 2 / 3)
      #expect(Set(some).isSubset(of: all))
    }
  }

  @Test func theOptionsWinOverTheConfig() async throws {
    try await withConfig { scratch in
      let rows = try await rates(
        ["run", "config.json", "--precision", "0.05", "--strategy", "grow:3"], in: scratch)
      // 1.96^2 (1 / (4 * 0.05^2) - 1) = 380.3
      #expect(rows.allSatisfy { $0.contains(",grow:3,") })
      #expect(rows.first?.contains(",back,sample,381,") == true)
      let one = try await rates(["run", "config.json", "--seed", "1"], in: scratch)
      let other = try await rates(["run", "config.json", "--seed", "4294967297"], in: scratch)
      #expect(one != other)
    }
  }

  @Test func aBareLayoutIsComparedUnderTheUsualStrategies() async throws {
    try await withConfig { scratch in
      try scratch.write("s.layout.json", twoButtons)
      let rows = try await rates(["run", "s.layout.json", "--taps", "10"], in: scratch)
      let strategies = rows.map { $0.split(separator: ",")[2] }
      #expect(Array(strategies.prefix(3)) == ["bounds", "min:44", "aware:44"])
      #expect(rows.allSatisfy { $0.hasPrefix("s,tappy,") })
    }
  }

  private func rates(_ words: [String], in scratch: Scratch) async throws -> [String] {
    let outcome = try await Tool.run(
      words + ["--format", "csv", "-o", "-"], in: scratch.folder)
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n").dropFirst().map(String.init)
  }
}
