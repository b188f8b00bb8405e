import Foundation
import HitTesting
import LayoutFormats
import Testing

struct RefusalTests {
  private let dump = Fixture.android(Fixture.button("[0,0][9,9]"))

  @Test func anEmptyFileIsCalledSo() {
    #expect(LayoutImporter.complaint(" \n ") == "the file is empty: a UI dump is needed")
  }

  @Test func theComplaintOfAFailedDumpIsQuoted() {
    let said = "ERROR: null root node returned by UiTestAutomationBridge."
    #expect(LayoutImporter.detect(Data(said.utf8)) == .uiautomator)
    #expect(
      LayoutImporter.complaint(said + "\r\n")
        == "the dump failed on the device and holds no <hierarchy>: it says \"\(said)\"; take it "
        + "again")
  }

  @Test func anotherDocumentIsNamed() {
    let message = LayoutImporter.complaint("<?xml version=\"1.0\"?><html><body/></html>")
    #expect(
      message == "no UI dump known here: the first element is <html>; known are "
        + LayoutFormat.allCases.map(\.rawValue).joined(separator: ", "))
  }

  @Test func twoDocumentsAreRefused() {
    let expected =
      "two documents in one file: the second begins on line 2; a file may hold one dump, so split "
      + "it"
    #expect(LayoutImporter.complaint("\(dump)\n\(dump)") == expected)
    #expect(LayoutImporter.complaint("\(dump)\n<hierarchy/>") == expected)
    let cut = dump.replacingOccurrences(of: "</node></hierarchy>", with: "")
    #expect(LayoutImporter.complaint("\(cut)\n\(dump)") == expected)
    let ios = Fixture.ios("")
    #expect(LayoutImporter.complaint(ios + ios)?.hasPrefix("two documents") == true)
  }

  @Test func aCutFileIsRefused() {
    let message = LayoutImporter.complaint(dump.replacingOccurrences(of: "</hierarchy>", with: ""))
    #expect(
      message == "the XML is cut short: it ends on line 1 with 1 element still open; a whole dump "
        + "is needed")
    let inTag = LayoutImporter.complaint(dump.prefix(140) + "")
    #expect(inTag?.contains("it ends inside the tag that begins on line 1") == true)
  }

  @Test(arguments: [
    ("<node a=1/>", "not in quotes"), ("<node a=\"1\" a=\"2\"/>", "same attribute twice"),
    ("<node a=\"x & y\"/>", "not written &amp;"), ("<node a=\"&nbsp;\"/>", "an entity"),
    ("<node></nod>", "does not match"),
  ])
  func brokenXMLIsRefusedWithItsLine(_ broken: String, _ words: String) {
    let message = LayoutImporter.complaint("noise\n\n" + Fixture.android("\n" + broken))
    #expect(message?.hasPrefix("line 4: the XML is not well formed: ") == true, "\(message ?? "")")
    #expect(message?.contains(words) == true, "\(message ?? "")")
  }

  @Test func noTappableViewIsAnErrorThatSaysHowItWasDecided() {
    let nodes = "<node clickable=\"false\" bounds=\"[0,0][9,9]\"/>"
    #expect(
      LayoutImporter.complaint(Fixture.android(nodes))
        == "no tappable view among 2 views found: tappable is decided by clickable "
        + "(clickable=\"true\"); another rule can be given with --tappable")
  }

  @Test func noTappableViewLeftIsAnErrorThatSaysWhy() {
    let nodes =
      Fixture.button("[0,0][9,9]", "displayed=\"false\"") + Fixture.button("[0,0][0,0]")
    #expect(
      LayoutImporter.complaint(Fixture.android(nodes))
        == "no tappable view is left of 3 views found: by clickable (clickable=\"true\") 2 would "
        + "be, but are left out (no area 1, invisible 1)")
  }

  @Test func anEmptyHierarchyIsAnError() {
    let message = LayoutImporter.complaint("<hierarchy rotation=\"0\" />")
    #expect(
      message == "no size for the screen: none of the 0 views found has a frame with an area on it")
  }

  @Test func binaryDataAreCalledSo() {
    for data in [
      Data(count: 4000), Data("<hierarchy/>".utf16.flatMap { [UInt8($0 & 255), 0, 0, 0] }),
    ] {
      #expect(
        LayoutImporter.complaint(data)
          == "the file is binary, or text in an unknown encoding: save it as UTF-8")
    }
  }

  @Test func aRuleThatTheDumpDoesNotKnowIsRefused() {
    let message = LayoutImporter.complaint(dump) { $0.tappable = .hittable }
    #expect(
      message == "tappable hittable: no view of this uiautomator dump says that; it allows "
        + "clickable, checkable, type")
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aDensityMustBeANumberAboveZero(_ density: Double) {
    let message = LayoutImporter.complaint(dump) { $0.density = density }
    #expect(message == "density \(density): a number above 0 is allowed (px per dp)")
  }

  @Test(arguments: [5e-324, 1e-94])
  func aDensityMayNotTakeLengthsOutOfWhatALayoutHolds(_ density: Double) {
    let message = LayoutImporter.complaint(dump) { $0.density = density }
    #expect(
      message
        == "density \(density): that small, lengths would exceed 1e+100, the most in a layout")
  }

  @Test func aScreenThatIsGivenIsTheLayoutsToTheDigit() throws {
    let layout = try LayoutImporter.read(dump) {
      $0.density = 1e300
      $0.screen = Size(width: 1e100, height: 0.3)
    }
    #expect(layout.screen.size == Size(width: 1e100, height: 0.3))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e101])
  func aScreenMustHaveAnArea(_ side: Double) {
    let message = LayoutImporter.complaint(dump) { $0.screen = Size(width: 9, height: side) }
    #expect(message == "screen 9.0x\(side): both sides must be numbers above 0, up to 1e+100")
  }

  @Test func messagesAreOneLine() {
    for text in ["a\nb", "<hierarchy>\n<node>\n", "<hierarchy>\n<node a=\"\n"] {
      #expect(LayoutImporter.complaint(text)?.contains("\n") == false)
    }
  }
}
