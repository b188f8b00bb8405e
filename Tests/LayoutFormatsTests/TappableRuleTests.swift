import LayoutFormats
import Testing

struct TappableRuleTests {
  private let text = """
    <hierarchy><android.view.View bounds="[0,0][99,99]" clickable="false" checkable="false">
    <android.view.View text="click" clickable="true" checkable="false" bounds="[0,0][9,9]"/>
    <android.view.View text="check" clickable="false" checkable="true" bounds="[0,20][9,29]"/>
    <android.widget.Button text="type" clickable="false" bounds="[0,40][9,49]"/>
    </android.view.View></hierarchy>
    """

  @Test(arguments: [
    (nil, ["click"]), (TappableRule.clickable, ["click"]), (.checkable, ["click", "check"]),
    (.type, ["type"]),
  ])
  func eachRuleDecides(_ rule: TappableRule?, _ ids: [String]) throws {
    let layout = try LayoutImporter.read(text) { $0.tappable = rule }
    #expect(layout.tappableIDs == ids)
    #expect(layout.tappable == ids.count)
    #expect(layout.rule == rule ?? .clickable)
  }
}
