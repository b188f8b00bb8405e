import Foundation
import HitTesting
import Testing
import TouchModels

@testable import Reporting
@testable import Simulation

@Suite struct ReplayTests {
  /// Two buttons of 20 pt, 44 pt apart, under `bounds` and with 5 pt more on each side.
  private static func replay(weight: Double = 1) -> Replay {
    var first = Examples.button("a", x: 100, y: 100, width: 20, height: 20)
    first.weight = weight
    let views = [first, Examples.button("b, c", x: 164, y: 100, width: 20, height: 20)]
    let tree = ViewTree(Screen(size: Size(width: 393, height: 852), views: views))
    return Replay(
      Scenario(
        layouts: [.init(name: "bar", tree: tree, pointsPerInch: 160)],
        fingers: [FingerModel(name: "tappy", components: [.init(spread: .sigma([7, 7]))])],
        strategies: [
          Strategy(name: "bounds", area: .bounds),
          Strategy(name: "edge:-5", area: .touchEdgeInsets(Insets(all: -5))),
        ]))
  }

  /// Of each of some people: two hits on `a`, one tap beside it, one far away meant for `b, c`, and
  /// one that nobody labelled.
  private static func results(people: Int?, byUser: Bool = false) throws -> Results {
    var replay = replay()
    for user in 0..<(people ?? 3) {
      for (x, intended) in [(110.0, 1), (112, 1), (97, 1), (250, 2), (187, nil)] {
        replay.add(
          ReplayTap(
            point: Point(x: x, y: 110), intended: intended,
            user: people == nil || intended == nil ? nil : user))
      }
    }
    return try replay.results(users: ["zoe", "ann", "bob"], byUser: byUser)
  }

  @Test func flowsTellWhatWouldHaveActedInstead() throws {
    let text = try Examples.text { try FlowsTable.writeCSV(Self.results(people: 3), to: $0) }
    #expect(
      text == """
        layout,strategy,baseline,baseline_received,received,taps
        bar,edge:-5,bounds,a,a,6
        bar,edge:-5,bounds,,a,3
        bar,edge:-5,bounds,,"b, c",3
        bar,edge:-5,bounds,,,3

        """)
  }

  @Test func theFingerIsEmptyAndTheEngineIsReplay() throws {
    let results = try Self.results(people: nil)
    let rates = try Examples.text { try RatesTable.writeCSV(results, to: $0) }
    let rows = rates.split(separator: "\n")
    #expect(rows[1].hasPrefix("bar,,bounds,a,replay,9,6,3,0,0.6666666666666666,"))
    #expect(rows[2].hasPrefix("bar,,edge:-5,a,replay,9,9,0,0,1,"))
    #expect(rows[5].hasPrefix("bar,,bounds,*,replay,12,6,6,0,0.5,"))
    let json = try Examples.text { try RatesTable.writeJSON(results, to: $0) }
    #expect(json.contains("\"finger\": null"))
    let outcomes = try Examples.text { try OutcomesTable.writeCSV(results, to: $0) }
    #expect(outcomes.contains("\nbar,,bounds,a,hit,a,,6,"))
  }

  @Test func pValuesStandInAReplayOnly() throws {
    let text = try Examples.text {
      try ComparisonTable.writeCSV(Self.results(people: nil), to: $0)
    }
    let rows = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let a = try #require(rows.first { $0[4] == "a" })
    #expect(abs((Double(a[13]) ?? 0) - 0.25) < 1e-12)
    #expect(abs((Double(a[14]) ?? 0) - 0.5) < 1e-12)
    let all = try #require(rows.first { $0[4] == "*" })
    #expect(!all[13].isEmpty)
    #expect(all[14].isEmpty)
    let simulated = try Examples.text { try ComparisonTable.writeCSV(Examples.fiveIcons, to: $0) }
    #expect(simulated.split(separator: "\n").dropFirst().allSatisfy { $0.hasSuffix(",,") })
  }

  @Test func ratesByUserAreOrderedByTargetAndName() throws {
    let results = try Self.results(people: 3, byUser: true)
    #expect(UserRatesTable.isPart(of: results))
    let text = try Examples.text { try UserRatesTable.writeCSV(results, to: $0) }
    let rows = text.split(separator: "\n")
    #expect(rows[0].hasPrefix("layout,finger,strategy,target,user,engine,taps,hits,"))
    #expect(rows[1].hasPrefix("bar,,bounds,a,ann,replay,3,2,1,0,0.6666666666666666,"))
    #expect(rows[2].hasPrefix("bar,,edge:-5,a,ann,replay,3,3,0,0,1,"))
    #expect(rows[3].hasPrefix("bar,,bounds,a,bob,"))
    #expect(rows[7].hasPrefix("bar,,bounds,\"b, c\",ann,replay,1,0,1,0,0,"))
    #expect(rows[13].hasPrefix("bar,,bounds,*,ann,replay,4,2,2,0,0.5,"))
    #expect(rows.count == 1 + 3 * 2 * 3)
  }

  @Test func aReplayWritesItsFilesAndRemovesThoseOfAnEarlierOne() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapsim-replay-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let names = { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    var provenance = Provenance(
      tapsimVersion: "1", gslVersion: "2", swiftVersion: "6", config: "{}", inputs: [],
      started: Date(timeIntervalSince1970: 0), elapsedSeconds: 1, threads: 1)
    provenance.touches = .init(
      read: 20, taps: 15, leftOut: [.init(reason: "moved", count: 5)])
    try ResultFiles.write(Self.results(people: 3, byUser: true), provenance, to: folder)
    #expect(
      try names() == [
        "areas.csv", "comparison.csv", "flows.csv", "outcomes.csv", "rates-by-user.csv",
        "rates.csv", "run.json",
      ])
    let run = try String(contentsOfFile: folder + "/run.json", encoding: .utf8)
    #expect(
      run.contains(
        "\n  \"touches\": {\"read\": 20, \"taps\": 15, \"leftOut\": {\"moved\": 5}},\n"))
    #expect(run.contains("\"engine\": \"replay\""))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.utf8)) }
    try ResultFiles.write(Self.results(people: 3), provenance, to: folder)
    #expect(try !names().contains("rates-by-user.csv"))
    try ResultFiles.write(Examples.fiveIcons, provenance, to: folder)
    #expect(try !names().contains("flows.csv"))
  }

  @Test func theTableSaysWhoseTapsAndHowSure() throws {
    let text = try Examples.summary(Self.results(people: 3))
    #expect(text.contains("\nbar\n12 taps of 3 people"))
    #expect(text.contains("Against bounds, on the same taps"))
    #expect(
      text.contains("hits +25.0 points (95 %: "), "\(text)")
    #expect(text.contains("3 gained, 0"))
    #expect(text.contains("6 of 15 taps would have gone"))
    #expect(!text.contains("tappy"))
  }

  @Test func onePersonProvesNothing() throws {
    let text = try Examples.summary(Self.results(people: 1))
    #expect(text.contains("\nbar\n4 taps of one person\n"))
    #expect(text.contains("The taps of one person cannot tell."))
    #expect(text.contains("hits +25.0 points; 1 gained, 0 lost"))
  }

  @Test func targetsWithoutTapsAreCountedNotListed() throws {
    let text = try Examples.summary(Examples.fewTaps())
    #expect(text.contains("\n2 targets had no taps.\n"))
    #expect(!text.contains("\nc "))
    let many = try Examples.text {
      try SummaryTable(mostTargets: 1).write(Examples.fewTaps(), to: $0)
    }
    #expect(many.contains("; 1 more is not\nshown: rates.csv has them all. 2 targets had no taps."))
  }

  @Test func unlabelledTapsStillTellWhereTheyWouldHaveGone() throws {
    var replay = Self.replay()
    replay.add(ReplayTap(point: Point(x: 97, y: 110)))
    replay.add(ReplayTap(point: Point(x: 110, y: 110)))
    let text = try Examples.summary(replay.results())
    #expect(
      text == """

        bar
        2 taps, meant for no target that is known

        Against bounds, on the same taps
          edge:-5  1 of 2 taps would have gone elsewhere: 1 from nothing to a

        """, "\(text)")
  }
}
