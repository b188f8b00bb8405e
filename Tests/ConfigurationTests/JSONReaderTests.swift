import Foundation
import Testing

@testable import Configuration

struct JSONReaderTests {
  private func read(_ bytes: [UInt8]) -> (value: JSONValue?, problems: [String]) {
    let log = DiagnosticLog()
    let value = JSONReader.read(bytes, reporter: Reporter(file: "f", log: log))
    return (value, log.problems.map(\.description))
  }

  private func read(_ text: String) -> JSONValue? { read(Array(text.utf8)).value }

  @Test func marksCommentsAndTrailingCommasAreAccepted() {
    let text = "\u{FEFF}// one\n{ /* * two **/ \"a\": [1, 2, /**/], \"b\": {},\r\n}\n// end"
    #expect(
      read(text)
        == .members([
          "a": .array([.integer(1), .integer(2)]), "b": .object([]),
        ]))
  }

  @Test func keysKeepTheirOrder() {
    guard case .object(let members) = read(#"{ "z": 1, "a": 2, "m": 3 }"#) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["z", "a", "m"])
  }

  @Test(arguments: [UInt64.max, UInt64.max - 1, 0, 9_007_199_254_740_993])
  func wholeNumbersAreKeptExactly(_ number: UInt64) {
    guard case .number(let read) = read("\(number)") else {
      Issue.record("no number")
      return
    }
    #expect(read.integer == number)
  }

  @Test func decimalsAreTheNearestDoubles() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: generator.next())
      let short = Double(Int.random(in: -99_999...99_999)) / 1000
      for number in [bits, short] where number.isFinite {
        guard case .number(let read) = read("\(number)") else {
          Issue.record("no number in \(number)")
          continue
        }
        #expect(read.double.bitPattern == number.bitPattern)
      }
    }
  }

  static let written: [(String, Double)] = [
    ("0.1", 0.1), ("123456789012345678901234567890", 0x1.8ee90ff6c373ep+96),
    ("1e23", 1e23), ("-0", -0.0), ("0.30000000000000004", 0.1 + 0.2),
    ("5e-324", .leastNonzeroMagnitude),
    ("1E+2", 100),
  ]

  @Test(arguments: written)
  func writtenDecimalsAreRoundedCorrectly(_ text: String, _ number: Double) {
    guard case .number(let read) = read(text) else {
      Issue.record("no number")
      return
    }
    #expect(read.double.bitPattern == number.bitPattern)
  }

  @Test func escapesStandForTheirCharacters() {
    #expect(
      read(#"["\"\\\/\b\f\n\r\t\u00e4\ud83d\ude00", "plain ä 😀"]"#)
        == .array([.string("\"\\/\u{8}\u{C}\n\r\t\u{E4}\u{1F600}"), .string("plain ä 😀")]))
  }

  @Test(arguments: [
    [UInt8]([0x80]), [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80],
    [0xF8], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xFF],
  ])
  func bytesThatAreNotUTF8AreNamed(_ bytes: [UInt8]) {
    let hex = String(bytes[0], radix: 16, uppercase: true)
    #expect(
      read(Array("{\n \"a\": \"".utf8) + bytes).problems
        == ["f:2:8: found the byte 0x\(hex) (number 9), expected UTF-8"])
  }

  @Test(arguments: [[UInt8]([0xFF, 0xFE, 0x7B, 0]), [0xFE, 0xFF, 0, 0x7B]])
  func sixteenBitTextIsNamed(_ bytes: [UInt8]) {
    #expect(read(bytes).problems == ["f:1:1: found UTF-16, expected UTF-8"])
  }

  @Test func duplicateKeysAmongManyAreFound() {
    let members = (0..<100).map { "\"k\($0)\": \($0)" } + ["\"k7\": 1", "\"k99\": 2"]
    #expect(
      read(Array("{ \(members.joined(separator: ",")) }".utf8)).problems.map {
        $0.prefix { $0 != "(" }
      } == [
        "f: k7: found the key a second time ", "f: k99: found the key a second time ",
      ])
  }

  @Test func everyPrefixOfADocumentIsAnErrorAndNeverACrash() {
    let text = Array(Sample.config(#""a": [true, null, -1.5e3, "\u00e4", { "b": [] }]"#).utf8)
    for count in 0..<text.count {
      let (value, problems) = read(Array(text.prefix(count)))
      #expect(value == nil && problems.count == 1)
    }
  }

  @Test func noBytesCrashTheReader() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array(#"{}[]:,"\/*-+.0123456789eEutrnalfs "#.utf8) + [0, 10, 0xC3, 0xA4, 0xF0]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      let (value, problems) = read(bytes)
      #expect(value != nil || problems.count > 0)
    }
  }
}
