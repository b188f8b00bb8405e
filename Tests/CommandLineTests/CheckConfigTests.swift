import Foundation
import Testing

struct CheckConfigTests {
  private static let config = """
    { "layout": \(twoButtons), "device": "iphone-15",
      "strategies": ["bounds", "min:44", "edge:12"], "fingers": [
        { "preset": "tappy" }, { "name": "thumb", "sigma": [6, 6] } ] }
    """

  @Test func aGoodConfigIsSummedUpAndRunsNothing() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("c.json", Self.config.replacing(", \"edge:12\"", with: ""))
    #expect(
      try await Tool.run(["check-config", "c.json"], in: scratch.folder)
        == .init(
          status: 0, output: "c.json: 1 layout, 2 targets, 2 strategies, 2 fingers\n", errors: ""))
    #expect(try scratch.names() == ["c.json"])
  }

  @Test func itWarnsAsARunDoes() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("c.json", Self.config)
    let check = try await Tool.run(["check-config", "c.json"], in: scratch.folder)
    let run = try await Tool.run(
      ["run", "c.json", "-o", "-", "--taps", "1"], in: scratch.folder)
    #expect(check.status == 0)
    #expect(check.errors == run.errors)
    #expect(check.errors.hasPrefix("tapsim: warning: strategy \"edge:12\": "))
  }

  @Test func aBareLayoutIsCheckedToo() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let outcome = try await Tool.run(["check-config", "s.layout.json"], in: scratch.folder)
    #expect(outcome.output == "s.layout.json: 1 layout, 2 targets, 3 strategies, 1 finger\n")
  }

  @Test func aDensityWithoutADumpIsToldToHaveNoUse() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let outcome = try await Tool.run(
      ["check-config", "s.layout.json", "--density", "3"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix(
        "tapsim: warning: --density is not used: no layout is a UI dump\n"))
  }

  @Test func severalFaultsAreToldTogether() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write(
      "c.json", #"{ "layout": \#(twoButtons), "seed": -1, "tap": 9, "finger": { "rho": 2 } }"#)
    let outcome = try await Tool.run(["check-config", "c.json"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("tapsim: error: c.json: ") })
  }
}
