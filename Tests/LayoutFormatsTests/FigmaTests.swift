import Foundation
import HitTesting
import LayoutFormats
import Testing

struct FigmaTests {
  private func cart(
    _ text: String = Dumps.figma, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedLayout {
    try LayoutImporter.read(text) {
      $0.frame = "Cart"
      change(&$0)
    }
  }

  @Test func severalFramesAreAnErrorThatListsThem() {
    #expect(
      LayoutImporter.complaint(Dumps.figma)
        == "the file holds 2 frames: name one with --frame (frame in a config): \"Cart\", \"Menu\"")
  }

  @Test func aFrameThatIsNotThereIsAnErrorThatListsThem() {
    #expect(
      LayoutImporter.complaint(Dumps.figma) { $0.frame = "cart" }
        == "frame \"cart\": there is none; the file holds \"Page\", \"Cart\", \"Menu\"")
  }

  @Test(arguments: ["Cart", "1:2", "1-2"])
  func aFrameIsNamedByItsNameOrItsID(_ name: String) throws {
    let layout = try LayoutImporter.read(Dumps.figma) { $0.frame = name }
    #expect(layout.format == .figma)
    #expect(layout.screen.size == Size(width: 375, height: 812))
    #expect(!layout.warns("frame is not used"))
  }

  @Test func placesAreSeenFromTheFramesCorner() throws {
    let layout = try cart()
    #expect(layout.view("Cart")?.frame == Rectangle(x: 0, y: 0, width: 375, height: 812))
    #expect(layout.view("primary")?.frame == Rectangle(x: 16, y: 698, width: 343, height: 48))
  }

  @Test func aComponentsSetSaysThatAnInstanceIsAButton() throws {
    let layout = try cart()
    #expect(layout.tappableIDs == ["primary", "row"])
    #expect(layout.view("primary")?.text == "Buy")
    #expect(layout.dead == [])
    #expect(try cart { $0.tappable = .clickable }.tappableIDs == ["row"])
  }

  @Test func whatIsInAHiddenLayerIsHidden() throws {
    let layout = try cart()
    #expect(layout.leftOut(.hidden) == 2)
    #expect(layout.leftOut(.noBounds) == 1)
    #expect(try cart { $0.includeInvisible = true }.tappable == 3)
  }

  @Test func framesOfTheSameNameAreToldApartByTheirIDs() {
    let text = Dumps.figma.replacingOccurrences(of: "\"Menu\"", with: "\"Cart\"")
    let message = LayoutImporter.complaint(text) { $0.frame = "Cart" }
    #expect(message == "frame \"Cart\": 2 have this name; give an id: \"1:2\", \"2:1\"")
  }

  @Test func theAnswerForNodesIsReadToo() throws {
    let text = """
      {"nodes": {"3:1": {"document": {"id": "3:1", "type": "FRAME", "name": "Sign in",
        "absoluteBoundingBox": {"x": -10, "y": -20, "width": 320, "height": 200}, "children": [
        {"id": "3:2", "type": "GROUP", "name": "Email input",
         "absoluteBoundingBox": {"x": 0, "y": 0, "width": 300, "height": 40}}]}}}}
      """
    let layout = try LayoutImporter.read(text)
    #expect(layout.tappableIDs == ["Email input"])
    #expect(layout.view("Email input")?.frame.origin == Point(x: 10, y: 20))
  }

  @Test func aPageWithoutAFrameIsOneScreen() throws {
    let text = """
      {"document": {"id": "0:0", "type": "DOCUMENT", "children": [{"id": "0:1", "type": "CANVAS",
        "name": "Parts", "children": [{"id": "1:1", "type": "COMPONENT", "name": "Button",
         "absoluteBoundingBox": {"x": -50, "y": 10, "width": 100, "height": 40}},
        {"id": "1:2", "type": "COMPONENT", "name": "Checkbox",
         "absoluteBoundingBox": {"x": 70, "y": 10, "width": 24, "height": 24}}]}]}}
      """
    let layout = try LayoutImporter.read(text)
    #expect(layout.screen.size == Size(width: 144, height: 40))
    #expect(layout.tappableIDs == ["Button", "Checkbox"])
    #expect(layout.warns("no frame stands on the page \"Parts\""))
    #expect(try LayoutImporter.read(text) { $0.frame = "Checkbox" }.views == 1)
  }

  @Test(arguments: [
    ("Button", true), ("btn/primary", true), ("$my-design-system-button", true),
    ("ButtonWithFrames", true), ("icon button", true), ("textField 2", true), ("Search bar", true),
    ("Type=Button, State=On", true), ("Tab bar", false), ("Button group", false),
    ("Button label", false), ("Card", false), ("_Button", false), ("Switch track", false),
    ("Buttress", false), ("Tab bar/Tab", true),
  ])
  func namesSayWhatActs(_ name: String, _ acts: Bool) throws {
    let text = """
      {"type": "FRAME", "id": "1:1", "name": "S", "children": [{"type": "FRAME", "name": "\(name)",
       "absoluteBoundingBox": {"x": 0, "y": 0, "width": 40, "height": 40}}, {"type": "FRAME",
       "name": "Link", "absoluteBoundingBox": {"x": 0, "y": 50, "width": 40, "height": 40}}],
       "absoluteBoundingBox": {"x": 0, "y": 0, "width": 100, "height": 100}}
      """
    #expect(try LayoutImporter.read(text).tappableIDs == (acts ? [name, "Link"] : ["Link"]))
  }
}
