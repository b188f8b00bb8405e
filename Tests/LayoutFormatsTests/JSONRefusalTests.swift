import Foundation
import HitTesting
import LayoutFormats
import Testing

struct JSONRefusalTests {
  @Test func aSecondDumpIsRefused() {
    let expected =
      "two documents in one file: the second begins on line 13; a file may hold one dump, so split "
      + "it"
    #expect(LayoutImporter.complaint(Dumps.tsi + "\n" + Dumps.tsi) == expected)
    #expect(LayoutImporter.complaint(Dumps.tsi + "\n" + Dumps.tsi.dropLast(20)) == expected)
    #expect(
      LayoutImporter.complaint(Dumps.description + "\n" + Dumps.description)?
        .hasPrefix("two documents in one file: the second begins on line ") == true)
  }

  @Test func aCutDocumentIsRefusedWithWhatIsOpen() {
    #expect(
      LayoutImporter.complaint("note\n" + Dumps.tsi.dropLast(3))
        == "the JSON is cut short: it ends on line 13 with 3 brackets still open; a whole dump is "
        + "needed")
  }

  @Test(arguments: [
    ("[{\"a\": }]", "line 1: the JSON is not well formed"),
    ("{\"a\": 1]", "line 1: the JSON is not well formed: a ] closes another bracket"),
    ("\n\n{\"a\": 1 \"b\": 2}", "line 3: the JSON is not well formed"),
    ("{\"a\": 01}", "line 1: the JSON is not well formed"),
    ("{\"a\": 1,\n\"a\": 2}", "line 2: the key \"a\" stands twice in one object"),
  ])
  func brokenJSONIsRefusedWithItsLine(_ text: String, _ words: String) {
    let message = LayoutImporter.complaint(text)
    #expect(message?.hasPrefix(words) == true, "\(message ?? "")")
    #expect(message?.contains("\n") == false)
  }

  @Test(arguments: [
    ("{\"screen\": [1, 2], \"views\": []}", "this is a layout already: it needs no import"),
    ("{\"layout\": \"a.json\"}", "this is a config, not a UI dump"),
    ("{\"rendering_system\": \"android\", \"windows\": []}", "a Sentry view hierarchy is not read"),
    ("{\"documents\": [], \"strings\": []}", "a DOM snapshot of Chrome is not read"),
    ("[{\"type\": 4, \"timestamp\": 1}]", "rrweb events are touches"),
    ("Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px", "Compose's printToLog is not read"),
    ("{\"b\": 1, \"a\": 2}", "no UI dump known here: a JSON object with the keys \"a\", \"b\""),
    ("[{\"a\": 2}]", "no UI dump known here: a list of JSON objects with the keys \"a\""),
  ])
  func whatIsNoDumpIsCalledByItsName(_ text: String, _ words: String) {
    #expect(LayoutImporter.detect(Data(text.utf8)) == nil)
    #expect(LayoutImporter.complaint(text)?.hasPrefix(words) == true)
  }

  @Test(arguments: LayoutFormat.allCases)
  func aFormatForcedOnOtherContentIsRefused(_ format: LayoutFormat) {
    for (text, found, _) in Dumps.all where found != format {
      #expect(
        LayoutImporter.complaint(text) { $0.format = format }
          == "not \(format.rawValue): the content is \(found.rawValue)")
    }
  }

  @Test func aDumpWithoutAControlSaysWhatWasFound() {
    let text = Dumps.wdaOld.replacingOccurrences(of: "UIAButton", with: "UIAImage")
    #expect(
      LayoutImporter.complaint(text)?.hasPrefix(
        "no tappable view among 2 views found: tappable is decided by type") == true)
  }
}
