import Testing

/// A wrong file that the built tool is given. It prints one line on standard error, which names the
/// place, what was found and what is allowed, ends with the contract's status, prints nothing else
/// and leaves nothing behind.
struct WrongInput: Sendable, CustomStringConvertible {
  var command: String
  var text: String
  var status: Int32
  /// How the message begins.
  var start: String
  /// How it ends.
  var end: String

  init(_ command: String, _ text: String, _ status: Int32, _ start: String, _ end: String = "") {
    (self.command, self.text, self.status) = (command, text, status)
    (self.start, self.end) = (start, end)
  }

  var description: String { "\(command): \(text)" }

  func check() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    try scratch.write("in.json", text)
    let options = ["hit": ["--at", "1,1"], "run": ["-o", "r"]][command] ?? []
    let outcome = try await Tool.run([command, "in.json"] + options, in: scratch.folder)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("tapsim: error: " + start), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix(end + "\n"), "\(outcome.errors)")
    #expect(outcome.errors.count { $0 == "\n" } == 1)
    #expect(try scratch.names() == ["in.json", "s.json"])
  }
}
