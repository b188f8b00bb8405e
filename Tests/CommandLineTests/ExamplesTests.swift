import Foundation
import Testing

/// Every example runs, and its page tells what it warns of; `DocumentationTests` holds the page's
/// numbers against the tool.
struct ExamplesTests {
  @Test(arguments: try names())
  func theExampleRunsAndItsPageNamesEveryWarning(_ name: String) async throws {
    let folder = "Datasets/examples/" + name
    let page = try String(
      contentsOf: Expected.package.appendingPathComponent(folder + "/README.md"), encoding: .utf8)
    let outcome = try await Tool.run(
      ["run", folder + "/config.json", "--taps", "1000", "-o", "-"], in: Expected.package)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\n* (all"))
    for warning in outcome.errors.split(separator: "\n") {
      #expect(page.contains("\n" + warning + "\n"), "\(name): \(warning)")
    }
    #expect(page.contains("$ tapsim run \(folder)/config.json"))
  }

  @Test func theExamplesAreListedInTheDataSetsPage() throws {
    let page = try String(
      contentsOf: Expected.package.appendingPathComponent("Datasets/README.md"), encoding: .utf8)
    let names = try Self.names()
    #expect(names.count >= 13)
    for name in names { #expect(page.contains("(examples/\(name)/README.md)"), "\(name)") }
  }

  /// The folders of the examples.
  static func names() throws -> [String] {
    let folder = Expected.package.appendingPathComponent("Datasets/examples")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
