import Foundation
import LayoutFormats
import Testing

struct DetectionTests {
  private func detect(_ text: String) -> LayoutFormat? { LayoutImporter.detect(Data(text.utf8)) }

  @Test func tagsThatAreAllNodeAreUIAutomator() {
    #expect(detect(Fixture.android("")) == .uiautomator)
  }

  @Test func tagsThatAreClassNamesAreAppiumOnAndroid() {
    #expect(detect("<hierarchy><!-- a --><android.view.View/></hierarchy>") == .appiumAndroid)
  }

  @Test(arguments: [
    "<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>", "<XCUIElementTypeApplication/>",
    "<UIAApplication/>",
  ])
  func elementTypesOfAppleAreAppiumOnIOS(_ text: String) {
    #expect(detect(text) == .appiumIOS)
  }

  @Test func noiseAndCommentsBeforeTheDocumentDoNotDeceive() {
    let comment = "<!-- <AppiumAUT> --> log <3 of <user's> data\n"
    #expect(detect(comment + Fixture.android("")) == .uiautomator)
  }

  @Test(arguments: [
    "", "{\"screen\": [1, 2], \"text\": \"<hierarchy>\"}", "[ {\"a\": \"<AppiumAUT>\"} ]",
    "{\"text\": \"null root node\"}", "<UIAlert/>", "<html><body/></html>", "hello", "<",
    "<hierarch",
  ])
  func otherContentIsNoDump(_ text: String) {
    #expect(detect(text) == nil)
    #expect(LayoutImporter.complaint(text)?.isEmpty == false)
  }

  @Test func aFormatThatTheContentIsNotIsRefused() {
    let message = LayoutImporter.complaint(Fixture.android(Fixture.button("[0,0][9,9]"))) {
      $0.format = .appiumIOS
    }
    #expect(message == "not appium-ios: the content is uiautomator")
  }

  @Test func theTwoAndroidFormatsCanBeReadAsEachOther() throws {
    let text = Fixture.android(Fixture.button("[0,0][9,9]"))
    let layout = try LayoutImporter.read(text) { $0.format = .appiumAndroid }
    #expect(layout.format == .appiumAndroid)
    #expect(layout.tappable == 1)
  }

  @Test func formatNamesAreThoseOfTheContract() {
    #expect(
      LayoutFormat.allCases.map(\.rawValue) == [
        "uiautomator", "appium-android", "appium-ios", "debug-description", "idb", "sim-use", "wda",
        "maestro", "rico", "droidbot", "figma", "lighthouse", "tsi",
      ])
  }
}
