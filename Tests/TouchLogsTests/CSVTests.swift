import HitTesting
import Testing
import TouchLogs

struct CSVTests {
  @Test func withoutAPhaseEachRowIsATap() throws {
    let log = try Reading("x,y,intended,user\n1,2.5,play,ann\n-3e2,4,,bob\n5,6,play,ann\n")
    #expect(log.coordinates == [1, 2.5, -300, 4, 5, 6])
    #expect(log.words(\.intended) == ["play", nil, "play"])
    #expect(log.words(\.user) == ["ann", "bob", "ann"])
    #expect(log.lines == [2, 3, 4])
    #expect(log.counts.taps == 3)
    #expect(log.counts.read == 3)
  }

  @Test func aColumnMayMeanTwoThings() throws {
    let log = try Reading("a,b,who\n1,2,ann\n") {
      $0.columns = [.x: "a", .y: "b", .user: "who", .intended: "who"]
    }
    #expect(log.words(\.user) == ["ann"])
    #expect(log.words(\.intended) == ["ann"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func anyLineEndEndsARow(_ end: String) throws {
    let log = try Reading(["x,y", "1,2", "", "3,4", "5,6"].joined(separator: end))
    #expect(log.coordinates == [1, 2, 3, 4, 5, 6])
    #expect(log.lines == [2, 4, 5])
  }

  @Test func fieldsMayStandInQuotationMarks() throws {
    let log = try Reading(
      "\u{FEFF}\"x\",\"y\",\"intended\"\n\"1\",\"2\",\"a,\"\"b\"\"\n\nc\"\n\"3\",4,d\"e\n")
    #expect(log.coordinates == [1, 2, 3, 4])
    #expect(log.words(\.intended) == ["a,\"b\"\n\nc", "d\"e"])
    #expect(log.lines == [2, 5])
  }

  @Test(
    arguments: [
      ("x;y\n1.5;2\n", nil, "."), ("x;y\n1,5;2\n", nil, ","), ("x\ty\n1.5\t2\n", nil, "."),
      ("x y\n1.5 2\n", " ", "."), ("sep=;\nx;y\n1.5;2\n", nil, "."), ("x|y\n1,5|2", "|", ","),
    ] as [(String, Character?, Character)])
  func delimiterAndDecimalMarkCanBeOthers(
    _ text: String, _ delimiter: Character?, _ decimal: Character
  ) throws {
    let log = try Reading(text) {
      $0.delimiter = delimiter?.asciiValue
      $0.decimal = decimal.asciiValue ?? 0
    }
    #expect(log.coordinates == [1.5, 2])
  }
}
