import HitTesting
import Testing

@testable import Configuration

struct LayoutDecodingTests {
  private func views(_ text: String, platform: String = "uikit") throws -> [View] {
    Array(
      try Sample.load(Sample.views(text, platform: platform), needsTargets: false)
        .scenario.layouts[0].tree.views.dropFirst())
  }

  @Test func everyKeyOfAViewIsRead() throws {
    let read = try views(
      #"""
      { "id": "a", "kind": "cell", "text": "Play", "frame": [1, 2, 3, 4], "hidden": true,
        "alpha": 0.5, "enabled": false, "userInteractionEnabled": false, "clipsToBounds": true,
        "contentOffset": [5, -6], "rotation": -30, "scale": [2, -1], "translation": [7, 8],
        "shape": { "cornerRadius": 2 }, "tapGesture": true, "passthrough": true, "zIndex": -3,
        "allowsHitTesting": false, "deliversUndrawnTouches": false, "drawsContent": true,
        "hitArea": { "kind": "minimumTapArea", "size": 44 }, "aim": [0.25, 1], "weight": 2.5,
        "action": "go", "children": [] }
      """#, platform: "swiftui")
    var view = View(
      id: "a", kind: .cell, frame: Rectangle(x: 1, y: 2, width: 3, height: 4), platform: .swiftui)
    view.text = "Play"
    view.isHidden = true
    view.alpha = 0.5
    view.isEnabled = false
    view.isUserInteractionEnabled = false
    view.clipsToBounds = true
    view.contentOffset = Point(x: 5, y: -6)
    view.transform = Transform(
      rotation: -30, scale: Size(width: 2, height: -1), translation: Point(x: 7, y: 8))
    view.shape = .cornerRadius(2)
    view.hasTapGesture = true
    view.isPassthrough = true
    view.zIndex = -3
    view.allowsHitTesting = false
    view.deliversUndrawnTouches = false
    view.hitArea = .minimumTapArea(Size(width: 44, height: 44))
    view.aim = Point(x: 0.25, y: 1)
    view.weight = 2.5
    view.action = "go"
    #expect(read == [view])
  }

  @Test(arguments: ViewKind.allCases)
  func defaultsDependOnKindAndPlatform(_ kind: ViewKind) throws {
    for platform in Platform.allCases {
      let read = try views(
        "{ \"kind\": \"\(kind.rawValue)\", \"frame\": [0, 0, 9, 9] }", platform: platform.rawValue)
      let isOff = platform == .uikit && (kind == .imageView || kind == .label)
      #expect(read[0].isUserInteractionEnabled == !isOff)
      #expect(read[0].clipsToBounds == (kind == .scrollView))
      #expect(read[0].action == read[0].id)
    }
  }

  @Test func aViewWithoutIDIsNamedByItsPath() throws {
    let read = try views(
      #"""
      { "frame": [0, 0, 9, 9], "children": [{ "frame": [0, 0, 9, 9] }] },
      { "id": "bar", "frame": [0, 0, 9, 9], "children": [
        { "id": "x", "frame": [0, 0, 9, 9] }, { "frame": [0, 0, 9, 9] } ] }
      """#)
    #expect(read.map(\.id) == ["screen/0", "screen/0/0", "bar", "x", "bar/1"])
  }

  @Test func aSurfaceThatDeliversNoUndrawnTouchesDrawsNothingByDefault() throws {
    let read = try views(#"{ "frame": [0, 0, 9, 9], "deliversUndrawnTouches": false }"#)
    #expect(!read[0].drawsContent)
  }

  @Test func pairsMayBeObjectsAndAScaleOneNumber() throws {
    let read = try views(
      #"""
      { "frame": [0, 0, 9, 9], "scale": 2, "contentOffset": { "y": 4, "x": 3 },
        "aim": { "x": 0, "y": 1 } }
      """#)
    #expect(read[0].transform.scale == Size(width: 2, height: 2))
    #expect(read[0].contentOffset == Point(x: 3, y: 4))
    #expect(read[0].aim == Point(x: 0, y: 1))
  }

  @Test func aNegativeSizeIsStandardisedWithAWarning() throws {
    let loaded = try Sample.load(
      Sample.views(#"{ "id": "b", "kind": "button", "frame": [50, 60, -20, -30] }"#))
    #expect(
      loaded.scenario.layouts[0].tree.views[1].frame
        == Rectangle(x: 30, y: 30, width: 20, height: 30))
    #expect(
      loaded.warnings
        == ["c.json: view \"b\" has a negative size, which was standardised"].map {
          $0.replacingOccurrences(of: "c.json", with: loaded.inputs[0].path)
        })
  }

  @Test func writingDirectionAndPlatformAreRead() throws {
    let text = """
      { "layout": { "screen": { "w": 10, "h": 20 }, "direction": "rtl", "platform": "swiftui",
        "views": [] } }
      """
    let screen = try Sample.load(text, needsTargets: false).scenario.layouts[0].tree.screen
    #expect(
      screen
        == Screen(
          size: Size(width: 10, height: 20), platform: .swiftui, direction: .rtl, views: []))
  }
}
