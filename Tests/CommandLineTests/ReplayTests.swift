import Foundation
import Testing

struct ReplayTests {
  /// Two buttons of 20 pt; `a` at (100, 100), `b` at (200, 100).
  private static let config = """
    { "layout": \(layout), "strategies": ["bounds", "edge:-5"] }
    """
  private static let layout = """
    { "screen": [393, 852], "views": [
      { "id": "a", "kind": "button", "frame": [100, 100, 20, 20] },
      { "id": "b", "kind": "button", "frame": [200, 100, 20, 20] },
      { "id": "note", "kind": "label", "frame": [0, 300, 20, 20] } ] }
    """
  private static let taps = """
    x,y,intended,user
    110,110,a,ann
    97,110,a,ann
    50,110,a,bob
    110,110,a,bob
    210,110,b,ann
    203,103,b,bob
    300,300,,bob

    """

  /// Calls the body with a folder that holds `config.json` and `taps.csv`.
  private func withFiles(
    config: String = Self.config, taps: String = Self.taps, _ body: (Scratch) async throws -> Void
  ) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("config.json", config)
    try scratch.write("taps.csv", taps)
    try await body(scratch)
  }

  private func replay(_ words: String..., in scratch: Scratch) async throws -> Tool.Outcome {
    try await Tool.run(
      ["replay", "config.json", "--touches", "taps.csv"] + words, in: scratch.folder)
  }

  @Test func itPrintsATableAndWritesItsFiles() async throws {
    try await withFiles { scratch in
      let outcome = try await replay(in: scratch)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("Read 7 touches, all of them taps.\n"))
      #expect(outcome.output.contains("1 of 7 taps would have gone elsewhere"))
      #expect(
        outcome.errors == """
          tapsim: warning: the taps are of only 2 users, so the intervals and p-values are rough

          """)
      #expect(
        try scratch.names(in: "config-results") == [
          "areas.csv", "comparison.csv", "flows.csv", "outcomes.csv", "rates.csv", "run.json",
        ])
      #expect(
        try scratch.text("config-results/flows.csv") == """
          layout,strategy,baseline,baseline_received,received,taps
          layout,edge:-5,bounds,a,a,2
          layout,edge:-5,bounds,b,b,2
          layout,edge:-5,bounds,,a,1
          layout,edge:-5,bounds,,,2

          """)
      #expect(
        try scratch.text("config-results/rates.csv").contains(
          "\nlayout,,bounds,a,replay,4,2,2,0,0.5,"))
      let run = try scratch.text("config-results/run.json")
      #expect(run.contains("\"touches\": {\"read\": 7, \"taps\": 7, \"leftOut\": {"))
      #expect(run.contains("{\"path\": \"taps.csv\", \"sha256\": \""))
    }
  }

  @Test func theSameTapsGiveTheSameBytesInAnyOrder() async throws {
    let rows = Self.taps.split(separator: "\n")
    let turned = ([rows[0]] + rows.dropFirst().reversed()).joined(separator: "\n") + "\n"
    try await withFiles { scratch in
      try scratch.write("turned.csv", turned)
      _ = try await replay("-o", "one", "--by", "user", in: scratch)
      _ = try await replay("-o", "two", "--by", "user", in: scratch)
      _ = try await Tool.run(
        [
          "replay", "config.json", "--touches", "turned.csv", "-o", "three", "--by", "user",
        ], in: scratch.folder)
      for name in try scratch.names(in: "one") where name != "run.json" {
        #expect(try scratch.text("one/\(name)") == scratch.text("two/\(name)"))
        #expect(try scratch.text("one/\(name)") == scratch.text("three/\(name)"))
      }
      #expect(
        try scratch.text("one/rates-by-user.csv").contains("\nlayout,,bounds,a,ann,replay,2,1,1,0,")
      )
    }
  }

  @Test func standardInputAndSeveralFilesAreReadAsOneLog() async throws {
    try await withFiles { scratch in
      let twice = try await Tool.run(
        ["replay", "config.json", "--touches", "taps.csv", "-", "-o", "-", "--format", "csv"],
        input: Self.taps, in: scratch.folder)
      #expect(twice.status == 0)
      #expect(twice.output.contains("\nlayout,,bounds,a,replay,8,4,4,0,"))
    }
  }

  @Test func strategiesOfTheCommandLineAreReplayed() async throws {
    try await withFiles(config: Self.layout) { scratch in
      let outcome = try await replay(
        "--strategy", "bounds", "--strategy", "edge:-60", "-o", "-", "--format", "csv",
        in: scratch)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("\nconfig,,edge:-60,a,replay,4,4,0,0,1,"))
    }
  }

  @Test(arguments: [
    ("x,y,intended\n1,2,a\n3,4,bb\n", "taps.csv:3: intended is \"bb\""),
    ("x,y,intended\n1,2,screen\n", "taps.csv:2: intended is \"screen\""),
    ("x,y,layout\n1,2,other\n", "taps.csv:2: layout is \"other\""),
    ("x,intended\n1,a\n", "taps.csv:1: no column \"y\""),
    ("x,y\n1,2\n3,\n", "taps.csv:3: y is \"\""),
    ("", "taps.csv: the log is empty"),
  ])
  func wrongLogsAreNamedWithTheirRow(_ taps: String, _ message: String) async throws {
    try await withFiles(taps: taps) { scratch in
      let outcome = try await replay(in: scratch)
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("tapsim: error: " + message), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(try scratch.names() == ["config.json", "taps.csv"])
    }
  }

  @Test func anIdThatIsNearlyRightIsSuggested() async throws {
    let config = Self.config.replacingOccurrences(of: "\"a\"", with: "\"play\"")
    try await withFiles(config: config, taps: "x,y,intended\n1,2,pley\n") { scratch in
      let outcome = try await replay(in: scratch)
      #expect(outcome.errors.hasSuffix("did you mean \"play\"?\n"))
    }
  }

  @Test(arguments: [
    (
      ["--density", "2"],
      "--density is not used: no layout is a UI dump, and no touches are in px"
    ),
    (
      ["--density", "420", "--unit", "px"],
      "--density 420 looks like dots an inch; pixels for each dp would be 2.625"
    ),
    (["--density", "2", "--unit", "px"], nil),
  ])
  func aDensityOfNoUseIsTold(_ words: [String], _ warning: String?) async throws {
    try await withFiles { scratch in
      let outcome = try await Tool.run(
        ["replay", "config.json", "--touches", "taps.csv", "-o", "-"] + words, in: scratch.folder)
      #expect(outcome.status == 0)
      let told = outcome.errors.split(separator: "\n").map(String.init)
        .filter { $0.contains("--density") }
      #expect(told == [warning].compactMap { $0.map { "tapsim: warning: " + $0 } })
    }
  }

  @Test func badRowsAreToldTogether() async throws {
    let bad = String(repeating: "1,\n", count: 30)
    try await withFiles(taps: "x,y\n1,\n2,2\n,3\n") { scratch in
      let two = try await replay(in: scratch)
      #expect(
        two
          == .init(
            status: 65, output: "",
            errors: """
              tapsim: error: taps.csv:2: y is ""; a finite number is needed
              tapsim: error: taps.csv:4: x is ""; a finite number is needed

              """))
      try scratch.write("taps.csv", "x,y\n" + bad)
      let lines = try await replay(in: scratch).errors.split(separator: "\n")
      #expect(lines.count == 21)
      #expect(
        lines.last == "tapsim: error: the logs were read no further: there may be more such rows")
    }
  }

  @Test func byUserNeedsUsers() async throws {
    try await withFiles(taps: "x,y,intended\n110,110,a\n") { scratch in
      let outcome = try await replay("--by", "user", in: scratch)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("a column user is needed"))
    }
  }

  @Test func framesOfTargetsAreForFit() async throws {
    try await withFiles { scratch in
      let outcome = try await replay("--columns", "target_x=tx", in: scratch)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("target_x is for tapsim fit"))
    }
  }

  @Test func aReplayNeedsALog() async throws {
    try await withFiles { scratch in
      let none = try await Tool.run(["replay", "config.json"], in: scratch.folder)
      #expect(none.status == 64)
      let missing = try await Tool.run(
        ["replay", "config.json", "--touches", "no.csv"], in: scratch.folder)
      #expect(missing.status == 66)
    }
  }

  @Test func badRowsAreCountedWhereTheyAreToBeSkipped() async throws {
    try await withFiles(taps: Self.taps + "nan,1,a,ann\nx\n") { scratch in
      #expect(try await replay(in: scratch).status == 65)
      let outcome = try await replay("--skip-bad", in: scratch)
      #expect(
        outcome.output.hasPrefix(
          "Read 9 touches: 7 taps; left out 2 rows that cannot be read.\n"))
      #expect(try scratch.text("config-results/run.json").contains("\"bad\": 2"))
    }
  }

  @Test func aLogWithoutTapsGivesEmptyRates() async throws {
    try await withFiles(taps: "x,y,intended,user\n") { scratch in
      let outcome = try await replay("--by", "user", in: scratch)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("there is no tap in the log"))
      #expect(outcome.output.hasPrefix("Read no touches: there is none in the log.\n"))
      #expect(
        try scratch.text("config-results/rates.csv").contains(
          "\nlayout,,bounds,a,replay,0,0,0,0,,,,"))
    }
  }

  @Test func severalLayoutsNeedTheirColumn() async throws {
    let layouts = """
      { "layouts": ["one.layout.json", "two.layout.json"], "strategies": ["bounds", "edge:-5"] }
      """
    try await withFiles(config: layouts) { scratch in
      try scratch.write("one.layout.json", Self.layout)
      try scratch.write(
        "two.layout.json", Self.layout.replacingOccurrences(of: "\"a\"", with: "\"z\""))
      let outcome = try await replay(in: scratch)
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("taps.csv:2: no layout is named"))
      try scratch.write(
        "taps.csv", "layout,x,y,intended\none,110,110,a\ntwo,110,110,z\ntwo,110,110,b\n")
      let right = try await replay("-o", "-", "--format", "csv", in: scratch)
      #expect(right.status == 0)
      #expect(right.output.contains("\ntwo,,bounds,z,replay,1,1,0,0,"))
      try scratch.write("taps.csv", "layout,x,y,intended\ntwo,110,110,a\n")
      let wrong = try await replay(in: scratch)
      #expect(
        wrong.errors.hasPrefix(
          "tapsim: error: taps.csv:2: intended is \"a\", and layout \"two\" has no view"))
    }
  }

  /// What the panel of a phone tells of taps is what their log in points tells, but for the swipes
  /// and the touches without beginning or end that the script put in.
  @Test func madePanelLogGivesTheFlowsOfItsTaps() async throws {
    let folder = "Datasets/examples/recorded-taps/"
    let scratch = try Scratch()
    defer { scratch.remove() }
    let taps = try String(
      contentsOf: Expected.package.appendingPathComponent(folder + "taps.csv"), encoding: .utf8)
    let own = taps.split(separator: "\n").filter { $0.contains(",p08,") }.map {
      $0.split(separator: ",").suffix(2).joined(separator: ",")
    }
    try scratch.write("taps.csv", (["x,y"] + own).joined(separator: "\n") + "\n")
    let run = { (log: [String], name: String) in
      let output = scratch.folder.appendingPathComponent(name).path
      let outcome = try await Tool.run(
        ["replay", folder + "config.json", "--touches"] + log + ["-o", output],
        in: Expected.package)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return (outcome, try scratch.text(name + "/flows.csv"))
    }
    let panel = try await run(
      [folder + "panel.getevent", "--desc", folder + "panel.txt"], "panel")
    let points = try await run([scratch.folder.appendingPathComponent("taps.csv").path], "points")
    #expect(
      panel.0.output.hasPrefix(
        "Read 44 touches: 40 taps; left out 2 that moved and 2 without beginning or end.\n"))
    #expect(panel.1 == points.1)
  }
}
