import Foundation
import HitTesting
import Testing
import TouchLogs

/// Every kind of broken log has its message, with the line where there is one.
struct BrokenLogTests {
  @Test(
    arguments: [
      ("", nil, "the log is empty"), ("\u{FEFF} \n\r\n\t\n", nil, "the log is empty"),
      ("12,34\n56,78\n", 1, "the first row holds numbers (\"12\", \"34\"): a header row with x,y"),
      ("tx,y\n1,2\n", 1, "no column \"x\"; the header has \"tx\", \"y\"; --columns x=NAME,y=NAME"),
      ("hello\n", 1, "it begins with \"hello\"; known are csv, jsonl, getevent"),
      ("x,x,y\n1,2,3\n", 1, "the header has the column \"x\" 2 times"),
      ("x,y,target_x\n1,2,3\n", 1, "go together, and the header has no target_y"),
      ("x,y\n1\n", 2, "found 1 fields, and the header has 2"),
      ("x,y\n\n1,2,3\n", 3, "found 3 fields, and the header has 2"),
      ("x,y\n1,nan\n", 2, "y is \"nan\"; a finite number is needed"),
      ("x,y\ninf,1\n", 2, "x is \"inf\"; a finite number is needed"),
      ("x,y\n1,-Infinity\n", 2, "y is \"-Infinity\""), ("x,y\n1,1e999\n", 2, "y is \"1e999\""),
      ("x,y\n1,\n", 2, "y is \"\""), ("x,y\n0x10,1\n", 2, "x is \"0x10\""),
      ("x,y\n1.2.3,1\n", 2, "x is \"1.2.3\""), ("x;y\n1,5;2\n", 2, "x is \"1,5\""),
      ("x,y\n1,2\n\"1,2\n3,4\n", 3, "a quotation mark is not closed"),
      ("x,y\n\"1\"2,3\n", 2, "found \"2\" after a closing quotation mark"),
      (
        "x,y,phase\n1,2,down\n", 2,
        "phase is \"down\"; allowed are began, moved, ended or cancelled"
      ),
      ("x,y,target_x,target_y,target_width,target_height\n1,2,3,4,0,5\n", 2, "0.0 x 5.0"),
    ] as [(String, Int?, String)])
  func aBrokenLogIsAnErrorWithItsPlace(_ text: String, _ line: Int?, _ message: String) {
    let error = Reading.error(text)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    #expect(error?.line == line)
    #expect(error?.file == "log")
    #expect(error?.fault == .data)
    let start = line.map { "log:\($0): " } ?? "log: "
    #expect(error?.description.hasPrefix(start) == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x78, 0, 0x2C, 0], "UTF-16"), ([0x78, 0, 0x2C, 0, 0x79, 0, 0x0A, 0], "UTF-16"),
      ([0, 0x78, 0, 0x2C, 0, 0x79], "UTF-16"), ([0x1F, 0x8B, 8, 0], "compressed"),
      ([0x50, 0x4B, 3, 4], "compressed"), ([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 3, 9, 9], "binary"),
    ] as [([UInt8], String)])
  func whatIsNoTextIsSaid(_ bytes: [UInt8], _ message: String) {
    let error = Reading.error(bytes: bytes)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    #expect(error?.fault == .data)
  }

  @Test func wordsThatAreNotUTF8AreBad() throws {
    let bytes = Array("x,y,user\n1,2,".utf8) + [0xE9, 0x0A]
    #expect(Reading.error(bytes: bytes)?.message.contains("not UTF-8") == true)
    #expect(try Reading(bytes: bytes) { $0.skipBad = true }.leftOut == [.bad: 1])
  }

  @Test func aMappedColumnThatIsMissingNamesTheOthers() {
    let error = Reading.error("tx,ty,key\n1,2,a\n") { $0.columns = [.x: "tx", .y: "tz"] }
    #expect(error?.message == "no column \"tz\"; the header has \"tx\", \"ty\", \"key\"")
    #expect(error?.unknown == .init(name: "tz", known: ["tx", "ty", "key"]))
  }

  @Test func badRowsAreToldTogether() throws {
    let rows = #expect(throws: BadRows.self) {
      try Reading("x,y\n1,a\n1,2\n1\n3,4\n")
    }
    #expect(
      rows?.problems.map(\.description) == [
        "log:2: y is \"a\"; a finite number is needed",
        "log:4: found 1 fields, and the header has 2",
      ])
    #expect(rows?.isFull == false)
  }

  @Test(arguments: [19, 20, 21, 5000])
  func readingStopsAtTwentyBadRows(_ count: Int) throws {
    let text = "x,y\n" + String(repeating: "1,a\n", count: count)
    let rows = #expect(throws: BadRows.self) { try Reading(text) }
    #expect(rows?.problems.count == min(count, 20))
    #expect(rows?.isFull == (count >= 20))
    #expect(try Reading(text) { $0.skipBad = true }.leftOut == [.bad: count])
  }

  @Test func whatEndsTheReadingIsToldBehindBadRows() throws {
    struct Stop: Error {}
    var labels = LabelTable()
    let bytes = Array("x,y\n1,a\n1,2\n".utf8)
    let rows = #expect(throws: BadRows.self) {
      _ = try TouchLog.read(bytes: bytes, name: "log", options: .init(), labels: &labels) {
        tap, _ in throw TouchLogError(file: "log", line: tap.place.line, "no such target")
      }
    }
    #expect(rows?.problems.map(\.line) == [2, 3])
    #expect(throws: Stop.self) {
      _ = try TouchLog.read(bytes: bytes, name: "log", options: .init(), labels: &labels) {
        _, _ in throw Stop()
      }
    }
  }

  @Test func aDocumentOnOneLineTellsOfItsFirstFault() {
    #expect(Reading.error("[1, 2]\n") { $0.format = .rrweb }?.line == 1)
  }

  @Test func aDecimalCommaIsRecognised() throws {
    let text = "x;y\n31,7;2\n"
    let hint = "; use --decimal , for a decimal comma"
    #expect(Reading.error(text)?.message == "x is \"31,7\"; a finite number is needed" + hint)
    #expect(try Reading(text) { $0.decimal = UInt8(ascii: ",") }.coordinates == [31.7, 2])
    for other in ["1,2,3", "a,b", ","] {
      #expect(Reading.error("x;y\n\(other);2\n")?.message.hasSuffix("is needed") == true)
    }
  }

  @Test func badRowsAreCountedOnRequest() throws {
    let text = """
      x,y,intended
      1,2,a
      nan,2,a
      1
      "1"x,2,a
      3,4,b
      "5,6,c
      7,8,d
      """
    let log = try Reading(text) { $0.skipBad = true }
    #expect(log.coordinates == [1, 2, 3, 4, 7, 8])
    #expect(log.lines == [2, 6, 8])
    #expect(log.leftOut == [.bad: 4])
    #expect(log.counts.read == 7)
  }

  @Test func aRowWithoutEndIsRefused() throws {
    let long = "x,y\n1,2\n" + String(repeating: "9", count: 3 << 20)
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapsim-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try Data((long + "\n3,4\n").utf8).write(to: scratch)
    var labels = LabelTable()
    var options = TouchLogOptions()
    let error = #expect(throws: TouchLogError.self) {
      _ = try TouchLog.read(
        files: [scratch.path], options: options, labels: &labels, each: { _, _ in })
    }
    #expect(error?.line == 3)
    #expect(error?.message.contains("more than 1 MiB") == true)
    options.skipBad = true
    let counts = try TouchLog.read(
      files: [scratch.path], options: options, labels: &labels, each: { _, _ in })
    #expect(counts.taps == 2)
    #expect(counts.count(.bad) == 1)
  }

  @Test(arguments: ["/nowhere/log.csv", "/"])
  func aFileThatIsMissingOrAFolderIsNoInput(_ path: String) {
    var labels = LabelTable()
    let error = #expect(throws: TouchLogError.self) {
      _ = try TouchLog.read(
        files: [path], options: TouchLogOptions(), labels: &labels, each: { _, _ in })
    }
    #expect(error?.fault == .noInput)
    #expect(error?.file == path)
  }

  private struct Misfit: Sendable {
    let text: String
    let message: String
    let change: @Sendable (inout TouchLogOptions) -> Void

    init(
      _ text: String, _ message: String,
      _ change: @escaping @Sendable (inout TouchLogOptions) -> Void
    ) {
      self.text = text
      self.message = message
      self.change = change
    }
  }

  @Test func optionsThatDoNotFitAreUsageErrors() {
    let rows = "x,y\n1,2\n"
    let events = "0003 0039 00000001\n"
    let misfits = [
      Misfit(rows, "--rotate") { $0.rotation = .half },
      Misfit(rows, "--touch-range") { $0.touchRange = Size(width: 1, height: 1) },
      Misfit(rows, "the same character") { $0.delimiter = $0.decimal },
      Misfit(rows, "--density") { $0.unit = .px },
      Misfit(rows, "a device") { $0.unit = .mm },
      Misfit("x,y,phase\n1,2,began\n", "a column time") { $0.maxDuration = 1 },
      Misfit(events, "--unit") { $0.unit = .mm },
      Misfit(events, "--columns") { $0.columns = [.x: "a"] },
    ]
    for misfit in misfits {
      let error = Reading.error(misfit.text, misfit.change)
      #expect(error?.message.contains(misfit.message) == true, "\(error?.message ?? "none")")
      #expect(error?.fault == .usage)
    }
  }
}
