import Testing

/// The line that shows how far a run is: on a terminal only.
@Suite(.enabled(if: Programs.canPlayTerminal)) struct ProgressTests {
  @Test func aTerminalSeesItAndIsLeftClean() async throws {
    let shown = try await shown("")
    #expect(shown.contains("% of 20 million taps, "))
    #expect(shown.hasSuffix("\r\u{1B}[K"))
  }

  @Test(arguments: ["--quiet", "2>/dev/null", "2>&1 | cat"])
  func quietRunsFilesAndPipesSeeNothing(_ words: String) async throws {
    #expect(try await shown(words) == "")
  }

  /// What stands on a terminal after a run that takes some seconds.
  private func shown(_ words: String) async throws -> String {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let command = """
      TERM=xterm \(Tool.executable.path) run s.json -o r --taps 10000000 --threads 1 --format csv \
      --device iphone-15 >/dev/null \(words)
      """
    let outcome = try await Programs.run(
      "script", ["--quiet", "--command", command, "/dev/null"], in: scratch.folder)
    #expect(outcome.status == 0)
    return outcome.output
  }
}

extension Programs {
  /// Whether there is util-linux' `script`, which runs a command before a terminal of its own;
  /// the one of BSD takes other words.
  fileprivate static var canPlayTerminal: Bool {
    #if os(Linux)
      exist("script")
    #else
      false
    #endif
  }
}
