import Testing

@testable import Reporting

@Suite struct CSVWriterTests {
  @Test(
    arguments: [
      ("play", "play"), ("", ""), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
      ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("a\rb", "\"a\rb\""), ("a;b", "a;b"),
      (" a ", " a "), ("次", "次"), ("=1+1", "=1+1"),
    ] as [(String, String)])
  func fieldsAreQuotedWhereTheyMustBe(text: String, field: String) {
    // Unicode scalars, since CR LF is one character.
    #expect(Array(CSVWriter.field(.text(text)).utf8) == Array(field.utf8))
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (0.1, "0.1"),
      (1.0 / 3, "0.3333333333333333"),
      (1e-7, "1e-07"), (100_000, "100000"), (1e16, "1e+16"), (.leastNonzeroMagnitude, "5e-324"),
    ] as [(Double, String)])
  func numbersAreTheShortestThatReadBack(number: Double, field: String) throws {
    #expect(CSVWriter.field(.number(number)) == field)
    #expect(try #require(Double(field)) == number)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNotFiniteIsEmpty(number: Double) {
    #expect(CSVWriter.field(.number(number)) == "")
    #expect(JSONText.value(.number(number)) == "null")
  }

  @Test func absentValuesAreEmpty() {
    #expect(CSVWriter.field(Cell(nil as Int?)) == "")
    #expect(CSVWriter.field(Cell(nil as Double?)) == "")
    #expect(CSVWriter.field(Cell(0 as Int?)) == "0")
  }

  @Test func namesInAListAreQuotedWhereTheyHoldTheSeparator() {
    #expect(CSVWriter.list(["bar", "next", "screen"]) == "bar;next;screen")
    #expect(CSVWriter.list(["a;b", "c\"d", "e,f"]) == "\"a;b\";\"c\"\"d\";e,f")
    #expect(CSVWriter.list([]) == "")
  }

  @Test func jsonStringsAreEscaped() {
    #expect(JSONText.string("a\"\\\n\r\t\u{1}é") == #""a\"\\\n\r\t\u0001é""#)
  }
}
