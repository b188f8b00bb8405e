import Testing

@testable import tapsim

struct HelpTests {
  @Test(arguments: Tapsim.commands.map(\.name))
  func everyCommandExplainsItself(_ name: String) async throws {
    let outcome = try await Tool.run([name, "--help"])
    let expected = try Expected.text("help-\(name).txt")
    #expect(outcome == .init(status: 0, output: expected, errors: ""))
    #expect(try await Tool.run(["help", name]) == outcome)
    #expect(try await Tool.run([name, "--no-such-option", "-h"]) == outcome)
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func theToolListsItsCommands(_ words: [String]) async throws {
    let expected = try Expected.text("help.txt")
    #expect(try await Tool.run(words) == .init(status: 0, output: expected, errors: ""))
  }

  @Test func theToolAloneIsWrongUsageAndHelps() async throws {
    let expected = try Expected.text("help.txt")
    #expect(try await Tool.run([]) == .init(status: 64, output: "", errors: expected))
  }

  @Test func theVersionIsOneLine() async throws {
    #expect(
      try await Tool.run(["--version"])
        == .init(status: 0, output: "tapsim \(Version.tapsim)\n", errors: ""))
  }

  @Test(arguments: Tapsim.commands.map(\.name))
  func helpFitsATerminalAndShowsAnExample(_ name: String) throws {
    let command = try Tapsim.command(named: name)
    #expect(!command.examples.isEmpty)
    for line in HelpText.text(for: command).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: Tapsim.commands.map(\.name))
  func everyExampleIsUnderstood(_ name: String) throws {
    let command = try Tapsim.command(named: name)
    for example in command.examples {
      let words = example.line.split(separator: " ").map(String.init)
        .prefix { $0.first.map { !"<>|".contains($0) } ?? true }
      #expect(Array(words.prefix(2)) == ["tapsim", name])
      #expect(throws: Never.self) {
        try ArgumentParser.parse(Array(words.dropFirst(2)), for: command)
      }
    }
  }
}
