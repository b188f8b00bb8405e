import Foundation
import HitTesting
import LayoutFormats
import Testing

/// What stands round a JSON dump, or in it where no JSON may have it.
struct JSONNoiseTests {
  private let dump = Dumps.wda
  private let ids = ["buy"]

  private func read(_ text: String) throws -> ImportedLayout { try LayoutImporter.read(text) }

  @Test(arguments: [
    "Running on iPhone 15 [iOS 17.2]\n", "[INFO] ready {1}\n", "$ idb ui describe-all ",
    "{\"level\": \"info\", \"message\": \"<hierarchy>\"}\n", "\n\n  \n", "{{0, 0}, {1, 1}}\n",
  ])
  func textBeforeIsSkipped(_ noise: String) throws {
    let layout = try read(noise + dump)
    #expect(layout.tappableIDs == ids)
    let isBlank = noise.allSatisfy(\.isWhitespace)
    #expect(layout.warns("text before the JSON document was skipped") == !isBlank)
  }

  @Test(arguments: ["\ndone in 3 s\n$ ", "\n{\"ok\": true}\n", "}", "\0"])
  func textAfterIsSkipped(_ noise: String) throws {
    let layout = try read(dump + noise)
    #expect(layout.tappableIDs == ids)
    #expect(layout.warns("text after the JSON document was skipped") == (noise != "\0"))
  }

  @Test func logLinesInJSONBeforeAnXMLDumpAreSkipped() throws {
    let xml = Fixture.android(Fixture.button("[0,0][9,9]", "text=\"{&quot;a&quot;: 1}\""))
    #expect(try read("{\"level\": \"info\"}\n" + xml).tappableIDs == ["{\"a\": 1}"])
  }

  @Test func lineEndsMarksAndUTF16AreRead() throws {
    let windows = dump.replacingOccurrences(of: "\n", with: "\r\r\n")
    #expect(try read(windows).tappableIDs == ids)
    #expect(try read("\u{FEFF}" + dump).warns("a byte-order mark was skipped"))
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16] {
      let data = try #require(dump.data(using: encoding))
      let layout = try LayoutImporter.read(data)
      #expect(layout.tappableIDs == ids)
      #expect(layout.warns("the text is UTF-16"))
    }
  }

  @Test func bytesInAnotherEncodingAreReplaced() throws {
    var data = Data(dump.utf8)
    let place = try #require(data.range(of: Data("Shop".utf8)))
    data.replaceSubrange(place, with: [0xBC, 0xEE, 0xC7, 0xCE])
    let layout = try LayoutImporter.read(data)
    #expect(layout.tappableIDs == ids)
    #expect(layout.warns("bytes that are not UTF-8"))
  }

  @Test func halvesOfCharactersAreReplacedAndWholeOnesKept() throws {
    let label = "\"label\": \"\\ud83d\\ude00 \\ud83d\\\"\""
    let layout = try read(dump.replacingOccurrences(of: "\"label\": null", with: label))
    #expect(layout.tappableIDs == ["\u{1F600} \u{FFFD}\""])
    #expect(layout.warns("1 half of a character replaced"))
  }

  @Test func controlCharactersTrailingCommasAndNaNAreMended() throws {
    let spoilt = dump.replacingOccurrences(of: "\"label\": null", with: "\"label\": \"a\tb\u{1}\"")
      .replacingOccurrences(of: "\"isVisible\": \"0\",", with: "\"isVisible\": \"1\",")
      .replacingOccurrences(of: "\"height\": 50}", with: "\"height\": 50,\n }")
      .replacingOccurrences(of: "\"y\": 840", with: "\"y\": -Infinity")
    let layout = try read(spoilt)
    #expect(layout.tappableIDs == ["a b "])
    #expect(layout.warns("2 control characters in texts replaced"))
    #expect(layout.warns("1 comma before a closing bracket skipped"))
    #expect(layout.warns("1 number not finite"))
    #expect(layout.leftOut == [LeftOut(reason: .notFinite, count: 1)])
  }

  @Test(arguments: ["1e400", "-1e999", "NaN", "1e300", "99999999"])
  func numbersThatNoScreenHoldsAreCounted(_ number: String) throws {
    let layout = try read(
      dump.replacingOccurrences(of: "\"x\": 16, \"y\": 100", with: "\"x\": \(number), \"y\": 100"))
    #expect(layout.leftOut(.notFinite) == 1)
    #expect(layout.tappableIDs == ids)
  }

  @Test func theAnswerOfAServerMayHoldTheDumpAsText() throws {
    func answer(_ dump: String) throws -> String {
      let data = try JSONSerialization.data(withJSONObject: ["value": dump, "sessionId": "1"])
      return String(decoding: data, as: UTF8.self)
    }
    let xml = Fixture.ios(Fixture.element("Button", ["0", "0", "44", "44"], "label=\"a\""))
    let layout = try read(answer(xml))
    #expect(layout.format == .appiumIOS)
    #expect(layout.tappableIDs == ["a"])
    #expect(layout.warns("the dump in \"value\" was read"))
    #expect(try read(answer(Dumps.description)).format == .debugDescription)
    #expect(LayoutImporter.complaint(try answer("nothing\nhere")) != nil)
  }

  @Test func linesOfADescriptionMayEndInCRCRLF() throws {
    let text = "log line\r\r\n" + Dumps.description.replacingOccurrences(of: "\n", with: "\r\r\n")
    let layout = try read(text)
    #expect(layout.tappableIDs == ["YOU'RE", "Search", "Buy"])
    #expect(layout.all.contains { $0.id.hasPrefix("two\nlines") })
  }
}
