import Testing

@testable import Configuration

/// Each input and every line of its error.
struct SyntaxErrorTests {
  @Test(arguments: cases)
  func brokenSyntaxIsToldByLineAndColumn(_ errorCase: ErrorCase) throws {
    try #expect(Sample.problems(errorCase.input).joined(separator: "\n") == errorCase.lines)
  }

  static let cases: [ErrorCase] = [
    ErrorCase(
      ##""##,
      ##"""
      c.json:1:1: found nothing, expected an object
      """##),
    ErrorCase(
      ##"  // only a comment"##,
      ##"""
      c.json:1:20: found nothing, expected an object
      """##),
    ErrorCase(
      ##"{"##,
      ##"""
      c.json:1:2: found the end of the file, expected a key in double quotes, or }
      """##),
    ErrorCase(
      ##"{ "layout" }"##,
      ##"""
      c.json:1:12: found "}", expected :
      """##),
    ErrorCase(
      ##"{ "seed": }"##,
      ##"""
      c.json:1:11: found "}", expected a value
      """##),
    ErrorCase(
      ##"{ "seed": 1 "taps": 2 }"##,
      ##"""
      c.json:1:13: found "\"", expected , or }
      """##),
    ErrorCase(
      ##"{ seed: 1 }"##,
      ##"""
      c.json:1:3: found seed, expected a key in double quotes, or }
      """##),
    ErrorCase(
      ##"{ 'seed': 1 }"##,
      ##"""
      c.json:1:3: found "'", expected a key in double quotes, or }
      """##),
    ErrorCase(
      ##"{ "seed": 01 }"##,
      ##"""
      c.json:1:11: found 01, expected a number without leading 0
      """##),
    ErrorCase(
      ##"{ "seed": +1 }"##,
      ##"""
      c.json:1:11: found "+", expected a value
      """##),
    ErrorCase(
      ##"{ "seed": .5 }"##,
      ##"""
      c.json:1:11: found ".", expected a value
      """##),
    ErrorCase(
      ##"{ "seed": 1. }"##,
      ##"""
      c.json:1:13: found " ", expected a digit
      """##),
    ErrorCase(
      ##"{ "seed": 1e }"##,
      ##"""
      c.json:1:13: found " ", expected a digit
      """##),
    ErrorCase(
      ##"{ "seed": NaN }"##,
      ##"""
      c.json:1:11: found NaN, expected a value; JSON has only numbers that are finite
      """##),
    ErrorCase(
      ##"{ "seed": -Infinity }"##,
      ##"""
      c.json:1:12: found Infinity, expected a digit
      """##),
    ErrorCase(
      ##"{ "seed": nul }"##,
      ##"""
      c.json:1:11: found nul, expected a value
      """##),
    ErrorCase(
      ##"{ "seed": 1 } x"##,
      ##"""
      c.json:1:15: found x, expected nothing after the end of the JSON value
      """##),
    ErrorCase(
      ##"{ "seed": 1 }{}"##,
      ##"""
      c.json:1:14: found "{", expected nothing after the end of the JSON value
      """##),
    ErrorCase(
      ##"{ , }"##,
      ##"""
      c.json:1:3: found ",", expected a key in double quotes, or }
      """##),
    ErrorCase(
      ##"{ "a": [ , ] }"##,
      ##"""
      c.json:1:10: found ",", expected a value
      """##),
    ErrorCase(
      ##"{ "a": [1,,2] }"##,
      ##"""
      c.json:1:11: found ",", expected a value
      """##),
    ErrorCase(
      ##"{ "a": [1 2] }"##,
      ##"""
      c.json:1:11: found 2, expected , or ]
      """##),
    ErrorCase(
      ##"{ "a": [1} }"##,
      ##"""
      c.json:1:10: found "}", expected , or ]
      """##),
    ErrorCase(
      ##"{ "a": "open"##,
      ##"""
      c.json:1:8: found a string without its closing "
      """##),
    ErrorCase(
      ##"{ /* open"##,
      ##"""
      c.json:1:3: found a comment without its end */
      """##),
    ErrorCase(
      ##"{ / }"##,
      ##"""
      c.json:1:3: found /, expected // or /* of a comment
      """##),
    ErrorCase(
      ##"{ "a": "\q" }"##,
      ##"""
      c.json:1:10: found q, expected one of " \ / b f n r t u after a backslash
      """##),
    ErrorCase(
      ##"{ "a": "\u12G4" }"##,
      ##"""
      c.json:1:13: found G4, expected four hexadecimal digits after \u
      """##),
    ErrorCase(
      ##"{ "a": "\ud83d" }"##,
      ##"""
      c.json:1:9: found half a surrogate pair, expected both halves
      """##),
    ErrorCase(
      ##"{ "a": "\ud83d\u0041" }"##,
      ##"""
      c.json:1:9: found half a surrogate pair, expected both halves
      """##),
    ErrorCase(
      ##"{ "a": "\ude00" }"##,
      ##"""
      c.json:1:9: found half a surrogate pair, expected both halves
      """##),
    ErrorCase(
      "{ \"a\": \"x\ny\" }",
      ##"""
      c.json:1:10: found a line break in a string, expected an escape such as \n, or the \##
      closing "
      """##),
    ErrorCase(
      "{ \"a\": \"x\ty\" }",
      ##"""
      c.json:1:10: found a control character in a string, expected an escape such as \n, or \##
      the closing "
      """##),
    ErrorCase(
      "{\n  \"seed\": 1,\r\n  \"tap\u{e4}\" 2 }",
      ##"""
      c.json:3:10: found 2, expected :
      """##),
    ErrorCase(
      ##"[1, 2]"##,
      ##"""
      c.json: found a list of 2 values, expected an object, or a UI dump that this version \##
      reads
      """##),
    ErrorCase(
      ##"42"##,
      ##"""
      c.json: found a file that begins with "42", expected a config or layout in JSON, or a \##
      UI dump
      """##),
    ErrorCase(
      ##"hello there"##,
      ##"""
      c.json: found a file that begins with "hello there", expected a config or layout in \##
      JSON, or a UI dump
      """##),
    ErrorCase(
      String(repeating: "[", count: 100_000),
      ##"""
      c.json:1:601: nested deeper than 600 levels; a layout may nest 256 views
      """##),
    ErrorCase(
      ##"{ "tag": 1, "state": 2, "activity": 3, "views": [] }"##,
      ##"""
      c.json: found an object with the keys "tag", "state", "activity", expected a config (with \##
      "layout"), a layout (with "screen" and "views") or a UI dump that this version reads
      """##),
  ]
}
