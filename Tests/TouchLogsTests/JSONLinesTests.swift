import HitTesting
import Testing
import TouchLogs

struct JSONLinesTests {
  @Test func anObjectALineHasTheNamesOfTheColumns() throws {
    let log = try Reading(
      #"""
      {"x": 1, "y": 2.5, "intended": "caf\u00e9 \ud83d\ude00\n\"", "user": 7}
      {"extra": {"x": 9, "a": [1, {"b": "}"}]}, "y": "4", "x": "3", "user": null}

      { "x" : -5e1 , "y" : 6 , "intended" : "" }
      """#)
    #expect(log.coordinates == [1, 2.5, 3, 4, -50, 6])
    #expect(log.words(\.intended) == ["caf\u{E9} \u{1F600}\n\"", nil, nil])
    #expect(log.words(\.user) == ["7", nil, nil])
    #expect(log.lines == [1, 2, 4])
  }

  @Test func phasesMakeTapsAndRowsWithoutAreWholeTaps() throws {
    let log = try Reading(
      """
      {"x":1,"y":2,"phase":"began","time":0}
      {"x":50,"y":60}
      {"x":3,"y":2,"phase":"ended","time":0.25}
      """)
    #expect(log.coordinates == [50, 60, 1, 2])
  }

  @Test func columnsCanBeMapped() throws {
    let log = try Reading(#"{"tx":1,"ty":2,"key":"a","x":9}"#) {
      $0.columns = [.x: "tx", .y: "ty", .intended: "key"]
    }
    #expect(log.coordinates == [1, 2])
    #expect(log.words(\.intended) == ["a"])
  }

  @Test(arguments: [
    (#"{"x":1}"#, "no key \"y\"; the object has \"x\""), (#"{"x":1,"y":NaN}"#, "y is \"NaN\""),
    (#"{"x":1,"y":1e999}"#, "y is \"1e999\""), (#"{"x":1,"y":[2]}"#, "y is \"[2]\""),
    (#"{"x":1,"y":2"#, "the JSON ends in the middle"), (#"{"x":1,"y":2} 3"#, "one object a line"),
    (#"{"x":1 "y":2}"#, "a comma or a closing bracket"), (#"{"x" 1}"#, "a key and a colon"),
    (#"{"x":1,"y":2]"#, "the other closing bracket"), ("[1,2]", "an object is needed"),
    ("x", "a key"), (#"{"x":1,"y":2,"phase":"down"}"#, "allowed are began, moved, ended"),
  ])
  func aBadLineIsAnErrorWithItsNumberOrIsCounted(_ line: String, _ message: String) throws {
    let text = #"{"x":1,"y":2}"# + "\n" + line + "\n" + #"{"x":3,"y":4}"#
    let error = Reading.error(text)
    if line != "x" { #expect(error?.message.contains(message) == true, "\(error?.message ?? "")") }
    #expect(error?.line == 2)
    let log = try Reading(text) { $0.skipBad = true }
    #expect(log.coordinates == [1, 2, 3, 4])
    #expect(log.leftOut == [.bad: 1])
  }
}
