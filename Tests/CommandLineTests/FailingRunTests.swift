import Foundation
import Testing

/// A run that fails says why, with the status of the contract, and leaves nothing half-written.
struct FailingRunTests {
  @Test(arguments: [
    (#"{ "layout": \#(twoButtons), "tap": 3 }"#, "bad.json: tap: found an unknown key"),
    (#"{ "layout": \#(twoButtons), "taps": 0 }"#, "bad.json: taps: found 0"),
    (#"{ "layout": "#, "bad.json:1:13: "),
    (#"{ "screen": [9, 9], "views": [] }"#, "bad.json: "),
    ("<hierarchy><node bounds=\"[0,0][9,9]\" clickable=\"true\"", "bad.json: "),
    ("", "bad.json"),
  ])
  func wrongDataAreNamedAndNothingIsWritten(_ text: String, _ start: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("bad.json", text)
    let outcome = try await Tool.run(["run", "bad.json", "-o", "out"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("tapsim: error: \(start)"), "\(outcome.errors)")
    for line in outcome.errors.split(separator: "\n") { #expect(line.hasPrefix("tapsim: error: ")) }
    #expect(try scratch.names() == ["bad.json"])
  }

  @Test func aMissingFileIsAMissingInput() async throws {
    #expect(
      try await Tool.run(["run", "no.json"])
        == .init(
          status: 66, output: "",
          errors: "tapsim: error: cannot read \"no.json\": there is no such file\n"))
  }

  @Test func aStrategyThatIsNoneIsWrongUsage() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let outcome = try await Tool.run(["run", "s.json", "--strategy", "mim:44"], in: scratch.folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("tapsim: error: --strategy: found \"mim:44\""))
    #expect(outcome.errors.hasSuffix("did you mean \"min:44\"?\n"))
  }

  @Test func theExactEngineTakesNoPrecision() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let outcome = try await Tool.run(
      ["run", "s.json", "--engine", "exact", "--precision", "0.01"], in: scratch.folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "tapsim: error: --precision: the exact engine draws no taps; leave the option out\n")
  }

  @Test func aFileInThePlaceOfTheFolderCannotBeReplaced() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    for folder in ["s.json", "s.json/deeper"] {
      let outcome = try await Tool.run(["run", "s.json", "-o", folder], in: scratch.folder)
      #expect(outcome.status == 73)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("tapsim: error: \(folder): cannot be created: "))
    }
    #expect(try scratch.text("s.json") == twoButtons)
  }

  @Test func olderResultsStayWhereARunFails() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    _ = try await Tool.run(["run", "s.json", "-o", "r", "--taps", "10"], in: scratch.folder)
    let before = try scratch.text("r/rates.csv")
    try scratch.write("s.json", "{")
    #expect(try await Tool.run(["run", "s.json", "-o", "r"], in: scratch.folder).status == 65)
    #expect(try scratch.text("r/rates.csv") == before)
  }

  @Test func aReaderThatGoesAwayCostsNoFile() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try await Tool.run(
      ["run", "s.json", "-o", "r", "--taps", "10", "--device", "iphone-15"], in: scratch.folder,
      output: pipe.fileHandleForWriting)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
    #expect(try scratch.names(in: "r").contains("rates.csv"))
  }

  @Test func aRunThatIsStoppedLeavesNothing() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let outcome = try await Tool.run(
      ["run", "s.json", "-o", "r", "--taps", "1000000000000", "--device", "iphone-15"],
      in: scratch.folder, patience: 0.5)
    #expect(
      outcome
        == .init(
          status: -15, output: "", errors: "tapsim: interrupted: \"r\" was not written\n"))
    #expect(try scratch.names() == ["s.json"])
  }
}
