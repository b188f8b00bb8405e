import Foundation
import Testing

@testable import Configuration

/// The files of the contract, where its folder lies beside the package.
struct SharedFileTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared").path
  static let exists = FileManager.default.fileExists(atPath: folder)

  @Test(.enabled(if: exists, "the contract's folder is not beside the package"))
  func everyLayoutOfTheHitCasesIsRead() throws {
    let log = DiagnosticLog()
    let bytes = try Files.read(Self.folder + "/cases/hit-cases.json")
    let reporter = Reporter(file: "hit-cases.json", log: log)
    guard case .array(let cases) = JSONReader.read(bytes, reporter: reporter) else {
      Issue.record("no list of cases")
      return
    }
    #expect(cases.count == 41)
    for value in cases {
      let layout = try #require(value["layout"])
      #expect(ScreenDecoder(reporter: reporter).screen(layout, at: .root) != nil)
    }
    #expect(log.problems == [])
  }

  @Test(.enabled(if: exists, "the contract's folder is not beside the package"))
  func theBenchmarkConfigIsRead() throws {
    let loaded = try ScenarioLoader.load(path: Self.folder + "/bench/grid24.json")
    #expect(loaded.scenario.layouts[0].targets.count == 24)
    #expect(loaded.scenario.strategies.map(\.name).first == "none")
    #expect(loaded.warnings == [])
  }
}
