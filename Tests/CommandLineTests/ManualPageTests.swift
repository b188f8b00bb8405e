import Foundation
import Testing

@testable import tapsim

struct ManualPageTests {
  static let file = Expected.package.appendingPathComponent("docs/tapsim.1")

  @Test func thePageInDocsIsThatOfTheTool() async throws {
    let outcome = try await Tool.run(["man"])
    #expect(outcome.status == 0)
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      outcome.output == page,
      "TAPSIM_UPDATE_PAGES=1 swift test --filter DocumentationUpdate brings it up to date")
  }

  @Test(arguments: Tapsim.commands.map(\.name))
  func everyCommandAndOptionIsInIt(_ name: String) throws {
    let command = try Tapsim.command(named: name)
    let page = ManualPage.text(for: Tapsim.commands).replacing("\\-", with: "-")
    #expect(page.contains("\n.SS \(name)"))
    for option in command.options { #expect(page.contains("\\fB\(option.word)\\fR")) }
  }

  @Test func wordsThatRoffTakesForRequestsAreKept() {
    let command = Command(
      name: "try", summary: ".start\\s 'here' - or \u{E9}", run: { _, _ in })
    let page = ManualPage.text(for: [command])
    #expect(page.contains("\n\\&.start\\(rss \\(aqhere\\(aq \\- or \\[u00E9].\n"))
  }

  @Test(.enabled(if: Programs.exist("mandoc")))
  func mandocFindsNothingToSay() async throws {
    let outcome = try await Programs.run("mandoc", ["-Tlint", Self.file.path])
    #expect(outcome == .init(status: 0, output: ""))
  }

  @Test(.enabled(if: Programs.exist("groff")))
  func groffFindsNothingToSay() async throws {
    let outcome = try await Programs.run(
      "groff", ["-man", "-ww", "-z", "-Tutf8", Self.file.path])
    #expect(outcome == .init(status: 0, output: ""))
  }
}

/// Not a check; see `DocumentationUpdate`.
struct DocumentationUpdateOfTheManualPage {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TAPSIM_UPDATE_PAGES"] != nil))
  func theManualPageBecomesWhatTheToolPrints() throws {
    try Data(ManualPage.text(for: Tapsim.commands).utf8).write(to: ManualPageTests.file)
  }
}
