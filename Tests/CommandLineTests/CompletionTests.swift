import Foundation
import HitTesting
import Testing
import TouchModels

@testable import Configuration
@testable import tapsim

struct CompletionTests {
  /// The completions of one line, as bash gets them at its end.
  private func completions(
    of line: String, breaks: String = "$' \\t\\n\"\\'><=;|&(:'"
  ) async throws -> [String] {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("tapsim.bash", BashCompletion.script(for: Tapsim.commands))
    try scratch.write("player.json", "")
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("plays"), withIntermediateDirectories: false)
    try scratch.write(
      "ask.bash",
      """
      source ./tapsim.bash
      COMP_WORDBREAKS=\(breaks)
      COMP_LINE=$1 COMP_POINT=${#1}
      _tapsim
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let outcome = try await Programs.run("bash", ["ask.bash", line], in: scratch.folder)
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: Programs.exist("bash")),
    arguments: [
      ("tapsim r", ["replay", "run"]),
      ("tapsim help c", ["check-config", "completions"]),
      ("tapsim completions ", ["bash", "zsh", "fish"]),
      ("tapsim run --s", ["--strategy", "--seed"]),
      ("tapsim models -", ["--format", "--help"]),
      ("tapsim run --format ", ["table", "csv", "json"]),
      ("tapsim run --format=c", ["csv"]),
      ("tapsim quick 24x24 --finger b", ["bi-zhai-2d"]),
      ("tapsim run a.json --device pixel-6", ["pixel-6", "pixel-6-pro"]),
      ("tapsim import --format appium-", ["appium-android", "appium-ios"]),
      // bash keeps what is before the last colon.
      ("tapsim run --strategy edge:", ["-10"]),
      ("tapsim run --strategy=aware:4", ["44"]),
      ("tapsim run a.json --taps ", []),
      ("tapsim hit pla", ["plays", "player.json"]),
      ("tapsim run -o pla", ["plays"]),
      ("tapsim quick ", []),
      ("tapsim nosuch ", []),
    ])
  func bashOffersWhatMayStand(_ line: String, _ offered: [String]) async throws {
    #expect(Set(try await completions(of: line)) == Set(offered))
  }

  @Test(.enabled(if: Programs.exist("bash")))
  func bashWithOtherWordBreaksGetsWholeWords() async throws {
    let breaks = "$' \\t\\n'"
    #expect(
      try await completions(of: "tapsim run --strategy edge:", breaks: breaks) == ["edge:-10"])
    #expect(
      try await completions(of: "tapsim run --format=c", breaks: breaks) == ["--format=csv"])
  }

  @Test(.enabled(if: Programs.exist("bash")))
  func theFirstWordIsACommandOrAnOptionOfTheTool() async throws {
    #expect(
      try await completions(of: "tapsim ")
        == Tapsim.commands.map(\.name) + ["--help", "--version"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func theScriptIsUnderstood(_ shell: String) async throws {
    let script = try await Tool.run(["completions", shell])
    #expect(script.status == 0)
    #expect(script.errors.isEmpty)
    for command in Tapsim.commands {
      #expect(script.output.contains(command.name))
      for option in command.options { #expect(script.output.contains(option.name)) }
    }
    guard Programs.exist(shell) else { return }
    let scratch = try Scratch()
    defer { scratch.remove() }
    let file = try scratch.write("script", script.output)
    #expect(try await Programs.run(shell, ["-n", file.path]) == .init(status: 0, output: ""))
  }

  @Test(.enabled(if: Programs.exist("fish")))
  func fishOffersWhatMayStand() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("tapsim.fish", FishCompletion.script(for: Tapsim.commands))
    let ask =
      "source tapsim.fish; complete -C 'tapsim run --strategy edge'; "
      + "complete -C 'tapsim help c'"
    let outcome = try await Programs.run("fish", ["--no-config", "-c", ask], in: scratch.folder)
    #expect(outcome.output.hasPrefix("edge:-10\t"))
    #expect(outcome.output.hasSuffix("\ncheck-config\ncompletions\n"))
  }

  @Test func wordsThatAreOfferedAreTakenAndNeedNoQuotes() throws {
    for command in Tapsim.commands {
      for option in command.options {
        guard case .words(let words) = option.candidates else { continue }
        for word in words {
          #expect(word.wholeMatch(of: /[A-Za-z0-9.:,-]+/) != nil, "\(word)")
          #expect(throws: Never.self) { try option.check(word) }
        }
      }
    }
    for form in StrategyShorthand.forms { #expect(StrategyShorthand.strategy(form) != nil) }
  }

  @Test func anUnknownShellIsNamed() async throws {
    #expect(
      try await Tool.run(["completions", "fihs"])
        == .init(
          status: 64, output: "",
          errors: "tapsim: error: SHELL: 'fihs' is not one of bash, zsh, fish; did you mean "
            + "'fish'?\n"))
  }
}
