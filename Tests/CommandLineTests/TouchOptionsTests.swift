import HitTesting
import Testing
import TouchLogs

@testable import tapsim

/// The reading options of touch logs, as a command takes them.
struct TouchOptionsTests {
  private static let command = Command(
    name: "try", summary: "", operands: [Operand("CONFIG", help: "")],
    options: TouchOptions.declarations, alternatives: TouchOptions.alternatives,
    run: { _, _ in })

  private func parse(_ words: String...) throws -> Arguments {
    try ArgumentParser.parse(["config.json"] + words, for: Self.command)
  }

  private func options(_ words: String...) throws -> TouchLogOptions {
    let arguments = try ArgumentParser.parse(["config.json"] + words, for: Self.command)
    return TouchOptions.reading(arguments, pointsPerMillimetre: 6, screen: nil)
  }

  @Test func withoutOptionsTheLogDecides() throws {
    var plain = TouchLogOptions()
    plain.pointsPerMillimetre = 6
    #expect(try options() == plain)
  }

  @Test func eachOptionReachesTheReader() throws {
    let read = try options(
      "--touches-format", "getevent", "--columns", "x=tx,target_x=a=b", "--delimiter", "tab",
      "--decimal", ",", "--skip-bad", "--unit", "px", "--density", "2.75", "--offset", "-1.5,2",
      "--touch-range", "1079x2399", "--rotate", "270", "--tap-slop", "0", "--max-duration", "0.5")
    var expected = TouchLogOptions()
    expected.format = .getevent
    expected.columns = [.x: "tx", .targetX: "a=b"]
    expected.delimiter = UInt8(ascii: "\t")
    expected.decimal = UInt8(ascii: ",")
    expected.skipBad = true
    expected.unit = .px
    expected.density = 2.75
    expected.pointsPerMillimetre = 6
    expected.offset = Point(x: -1.5, y: 2)
    expected.touchRange = Size(width: 1079, height: 2399)
    expected.rotation = .threeQuarters
    expected.tapSlop = 0
    expected.maxDuration = 0.5
    #expect(read == expected)
    #expect(try options("--desc", "panel.desc").panelDescription == "panel.desc")
  }

  @Test(arguments: [
    ["--touches-format", "getevents"], ["--columns", "x"], ["--columns", "x=a,z=b"],
    ["--columns", "x=a,x=b"], ["--columns", "x="], ["--delimiter", "ab"], ["--delimiter", "5"],
    ["--delimiter", "\""], ["--delimiter", "."], ["--decimal", ";"], ["--unit", "cm"],
    ["--density", "0"], ["--density", "nan"], ["--offset", "1"], ["--offset", "inf,0"],
    ["--touch-range", "0x9"], ["--rotate", "45"], ["--tap-slop", "-1"], ["--max-duration", "0"],
    ["--touch-range", "9x9", "--desc", "a"],
  ])
  func wrongValuesAreRefused(_ words: [String]) {
    #expect(throws: UsageError.self) {
      _ = try ArgumentParser.parse(["config.json"] + words, for: Self.command)
    }
  }

  @Test func aLogAfterAnEqualsSignLeavesTheNextWordToTheOperand() throws {
    let arguments = try ArgumentParser.parse(["--touches=a.csv", "c.json"], for: Self.command)
    #expect(arguments.operands == ["c.json"])
    #expect(try TouchOptions.files(arguments) == ["a.csv"])
    #expect(try TouchOptions.files(parse("--touches=a.csv", "b.csv")) == ["a.csv", "b.csv"])
  }

  @Test func aConfigThatTheListOfLogsTookIsToldSo() {
    #expect(
      throws: UsageError(
        "CONFIG is missing: tapsim try CONFIG [OPTIONS]; --touches takes all words after it, so "
          + "put CONFIG first")
    ) {
      _ = try ArgumentParser.parse(["--touches", "a.csv", "c.json"], for: Self.command)
    }
  }

  @Test func aLogWithoutTouchesIsNotSaidToHoldTaps() {
    #expect(TouchReport.sentence(TouchCounts()) == "Read no touches: there is none in the log.")
  }

  @Test func logsAreListedOrRepeated() throws {
    let arguments = try parse("--touches", "a.csv", "b.csv", "--skip-bad", "--touches", "-")
    #expect(try TouchOptions.files(arguments) == ["a.csv", "b.csv", "-"])
    #expect(throws: UsageError("no touch log is given: use --touches FILE ...")) {
      _ = try TouchOptions.files(parse())
    }
    #expect(throws: UsageError.self) { _ = try TouchOptions.files(parse("--touches", "-", "-")) }
  }

  @Test(
    arguments: [
      (TouchLogError.Fault.usage, 64), (.data, 65), (.noInput, 66), (.inputOutput, 74),
    ] as [(TouchLogError.Fault, Int32)])
  func anErrorHasTheStatusOfItsFault(_ fault: TouchLogError.Fault, _ status: Int32) {
    let failure = Failure(TouchLogError(fault, file: "a.csv", line: 3, "no"))
    #expect(failure.status.rawValue == status)
    #expect(failure.messages == ["a.csv:3: no"])
  }

  @Test func anUnknownColumnNamesTheNearest() {
    let unknown = TouchLogError.UnknownName(name: "touchx", known: ["key", "touch_x"])
    let failure = Failure(TouchLogError(file: "a.csv", line: 1, "no column", unknown: unknown))
    #expect(failure.messages == ["a.csv:1: no column; did you mean \"touch_x\"?"])
  }
}
