import Testing

@testable import tapsim

struct ArgumentParserTests {
  private static let count = Option("count", short: "c", "N", .wholeNumber(-9...9), help: "")
  private static let file = Option("file", short: "f", "FILE", .path, help: "")
  private static let tag = Option("tag", "TAG", .word("a tag"), arity: .repeated, help: "")
  private static let at = Option("at", "X,Y", .point, arity: .several, help: "")
  private static let loud = Flag("loud", short: "l", help: "")

  private static let command = Command(
    name: "try", summary: "",
    operands: [Operand("FIRST", help: ""), Operand("SECOND", help: "", isOptional: true)],
    options: [
      count.declaration, file.declaration, tag.declaration, at.declaration, loud.declaration,
    ],
    run: { _, _ in })

  private func parse(_ words: String...) throws -> Arguments {
    try ArgumentParser.parse(words, for: Self.command)
  }

  @Test(arguments: [["--count", "3"], ["--count=3"], ["-c", "3"], ["-c3"]])
  func aValueFollowsOrIsAttached(_ words: [String]) throws {
    let arguments = try ArgumentParser.parse(["a"] + words, for: Self.command)
    #expect(arguments[Self.count] == 3)
    #expect(arguments.operands == ["a"])
  }

  @Test func optionsMayStandBeforeAndBetweenOperands() throws {
    let arguments = try parse("--loud", "a", "-c", "1", "b")
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments[Self.loud])
    #expect(arguments[Self.file] == nil)
  }

  @Test func negativeNumbersAreValues() throws {
    #expect(try parse("a", "--count", "-3")[Self.count] == -3)
    #expect(try parse("a", "--count=-3")[Self.count] == -3)
    let points = try parse("a", "--at", "-1,-2", "-.5,3")[all: Self.at]
    #expect(points.map(\.first) == [-1, -0.5])
  }

  @Test func aSingleDashIsAnOperandAndAValue() throws {
    let arguments = try parse("-", "--file", "-")
    #expect(arguments.operands == ["-"])
    #expect(arguments[Self.file] == "-")
  }

  @Test func afterTwoDashesAllWordsAreOperands() throws {
    #expect(try parse("--loud", "--", "--count", "-x").operands == ["--count", "-x"])
  }

  @Test func anAttachedValueMayHoldAnythingEvenMoreEqualsSigns() throws {
    #expect(try parse("a", "--file=--x=y")[Self.file] == "--x=y")
    #expect(throws: UsageError.self) { try parse("a", "--file=") }
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    #expect(
      try parse("a", "--tag", "b", "--tag=a", "--tag", "b")[all: Self.tag] == ["b", "a", "b"])
  }

  @Test func severalValuesEndWhereAWordIsNone() throws {
    let arguments = try parse("--at", "1,2", "3,4", "a", "--at", "5,6", "--loud")
    #expect(arguments[all: Self.at].map(\.second) == [2, 4, 6])
    #expect(arguments.operands == ["a"])
  }

  @Test func anOptionIsNoValueOfAnother() {
    #expect(throws: UsageError("--file needs a value: --file FILE")) {
      try parse("a", "--file", "--loud")
    }
    #expect(throws: UsageError("--file needs a value: --file FILE")) {
      try parse("a", "--file", "-l")
    }
  }

  @Test func aSecondOperandMayBeLeftOutButNotTheFirst() throws {
    #expect(try parse("a").operand(1) == nil)
    #expect(throws: UsageError.self) { try parse("--loud") }
    #expect(throws: UsageError.self) { try parse("a", "b", "c") }
  }
}
