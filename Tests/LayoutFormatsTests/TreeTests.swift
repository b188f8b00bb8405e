import HitTesting
import LayoutFormats
import Testing

struct TreeTests {
  @Test func childrenOfAViewLeftOutHangOnTheNearestKeptAncestor() throws {
    let nodes = """
      <node text="box" bounds="[100,100][500,500]"><node bounds="[0,0][0,0]">
      <node displayed="false" bounds="[100,100][400,400]">
      \(Fixture.button("[110,120][150,150]", "text=\"a\""))</node></node></node>
      """
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    let button = try #require(layout.view("box")?.children.first)
    #expect(button.id == "a")
    #expect(button.frame == Rectangle(x: 10, y: 20, width: 40, height: 30))
    #expect(layout.views == 3)
  }

  @Test func aChildThatSticksOutKeepsItsPlaceAndMayBeDead() throws {
    let nodes = """
      <node text="bar" bounds="[0,100][500,200]">
      \(Fixture.button("[0,190][40,230]", "text=\"a\""))\(Fixture.button("[60,90][99,190]", "text=\"b\""))
      </node>
      """
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    let expected = Rectangle(x: 0, y: 90, width: 40, height: 40)
    #expect(layout.view("bar")?.children.first?.frame == expected)
    #expect(layout.dead == ["a"])
  }

  @Test func plainViewsLetTouchesThroughUnlessOpaque() throws {
    let cover = "<node text=\"cover\" bounds=\"[0,0][1080,2400]\"/>"
    let text = Fixture.android(Fixture.button("[0,0][99,99]", "text=\"a\"") + cover)
    let layout = try LayoutImporter.read(text)
    #expect(layout.view("cover")?.isPassthrough == true)
    #expect(layout.dead == [])
    let opaque = try LayoutImporter.read(text) { $0.opaque = true }
    #expect(opaque.view("cover")?.isPassthrough == false)
    #expect(opaque.dead == ["a"])
  }

  @Test func aDisabledControlIsNotCalledDead() throws {
    let nodes =
      Fixture.button("[0,0][99,99]", "enabled=\"false\"") + Fixture.button("[0,200][99,299]")
    #expect(try LayoutImporter.read(Fixture.android(nodes)).dead == [])
  }

  @Test func aLabelInAButtonLeavesTheTouchToTheButtonEvenWhereOpaque() throws {
    let text = """
      <hierarchy><android.view.View bounds="[0,0][99,99]" clickable="true" text="row">
      <android.widget.TextView bounds="[40,40][60,60]" text="label"/>
      </android.view.View></hierarchy>
      """
    for opaque in [false, true] {
      let layout = try LayoutImporter.read(text) { $0.opaque = opaque }
      #expect(layout.dead == [])
    }
  }

  @Test func controlsInALabelOrAnImageCanBeReached() throws {
    let text = """
      <hierarchy><android.widget.ImageView bounds="[0,0][99,99]">
      <android.widget.TextView bounds="[0,0][99,99]">
      <android.widget.Button clickable="true" bounds="[0,0][9,9]"/>
      </android.widget.TextView></android.widget.ImageView></hierarchy>
      """
    #expect(try LayoutImporter.read(text).dead == [])
  }

  @Test func theInnerOfTwoNestedControlsWins() throws {
    let nodes = """
      <node clickable="true" text="row" bounds="[0,0][1080,100]">
      \(Fixture.button("[900,20][1000,80]", "text=\"switch\""))</node>
      """
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    #expect(layout.dead == [])
    let tester = HitTester(tree: ViewTree(layout.screen), strategy: .asIs)
    let actor = tester.touch(at: Point(x: 950, y: 50)).actor
    #expect(actor.map { tester.tree.views[$0].id } == "switch")
  }

  @Test func aScrollViewCutsWhatIsSeenOfItsRows() throws {
    let text = """
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="390" height="844">
      <XCUIElementTypeTable x="0" y="100" width="390" height="400">
      <XCUIElementTypeCell label="half" x="0" y="470" width="390" height="100"/>
      <XCUIElementTypeCell label="out" x="0" y="570" width="390" height="100"/>
      </XCUIElementTypeTable></XCUIElementTypeApplication></AppiumAUT>
      """
    let layout = try LayoutImporter.read(text)
    #expect(layout.tappableIDs == ["half", "out"])
    #expect(layout.dead == ["out"])
  }

  @Test func aControlOutsideItsParentHangsOnTheOneThatHoldsIt() throws {
    let elements = """
      <XCUIElementTypeOther x="0" y="0" width="390" height="100">
      <XCUIElementTypeOther x="0" y="0" width="390" height="50">
      <XCUIElementTypeButton label="out" x="10" y="200" width="44" height="44"/>
      </XCUIElementTypeOther></XCUIElementTypeOther>
      """
    let layout = try LayoutImporter.read(Fixture.ios(elements))
    #expect(layout.dead == [])
    #expect(layout.view("App")?.children.map(\.id) == ["App/0", "out"])
    #expect(layout.view("out")?.frame.origin == Point(x: 10, y: 200))
    #expect(
      layout.warns(
        "1 control outside what the dump calls the parent, hung on one above it: \"out\""))
  }

  @Test func aRowHasTheTextInItAndItsNameWhereItHasNone() throws {
    let nodes = """
      <node clickable="true" bounds="[0,0][1080,100]"><node bounds="[0,0][500,100]">
      <node class="android.widget.TextView" text="Oat milk" bounds="[0,0][500,50]"/></node>
      \(Fixture.button("[900,20][1000,80]", "text=\"Add\""))</node>
      <node clickable="true" resource-id="a:id/row" bounds="[0,100][1080,200]">
      <node class="android.widget.TextView" text="Bread" bounds="[0,100][500,150]"/></node>
      """
    let layout = try LayoutImporter.read(Fixture.android(nodes))
    #expect(layout.tappableIDs == ["Oat milk", "Add", "a:id/row"])
    #expect(layout.view("a:id/row")?.text == "Bread")
    #expect(layout.view("Oat milk/0/0")?.text == "Oat milk")
    #expect(!layout.warns("occurred before"))
  }

  @Test func nestingIsAllowedTo256ViewsAndNoDeeper() throws {
    func deep(_ levels: Int) -> String {
      let open = "<node clickable=\"true\" bounds=\"[0,0][9,9]\">"
      return "<hierarchy>" + String(repeating: open, count: levels)
        + String(repeating: "</node>", count: levels) + "</hierarchy>"
    }
    #expect(try LayoutImporter.read(deep(256)).views == 256)
    let message = LayoutImporter.complaint(deep(257))
    #expect(message == "views nest deeper than 256: that many levels are allowed")
  }
}
