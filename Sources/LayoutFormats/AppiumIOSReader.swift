import HitTesting

/// Appium's XCUITest page source and WebDriverAgent's XML; also the older `UIA...` tags of
/// UIAutomation. Frames are in points.
///
/// Source: appium/WebDriverAgent, FBXPath.m.
enum AppiumIOSReader: DumpReader {
  static func recognizes(_ source: DumpSource) -> Bool {
    source.start.root.map { $0 != "hierarchy" } ?? false
  }

  static func read(_ source: DumpSource, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    let document = try XMLDocument(source)
    var dump = IOSDump()
    try XMLElements.visit(document) { tag, attributes, parent in
      tag == "AppiumAUT" ? nil : dump.add(element(tag, attributes), parent: parent)
    }
    return dump.dump(warnings: document.warnings)
  }

  private static func element(_ tag: String, _ attributes: [String: String]) -> IOSElement {
    let flag = { (key: String) in attributes[key].flatMap(\.flag) }
    return IOSElement(
      type: IOSElementType(attributes["type"]?.unlessBlank ?? tag), frame: frame(attributes),
      label: attributes["label"], placeholder: attributes["placeholderValue"],
      name: attributes["name"], value: attributes["value"], isEnabled: flag("enabled"),
      isVisible: flag("visible"), isAccessible: flag("accessible"), isHittable: flag("hittable"))
  }

  private static func frame(_ attributes: [String: String]) -> Rectangle? {
    let numbers = ["x", "y", "width", "height"].compactMap { key in
      attributes[key].flatMap { Double($0.filter { !$0.isWhitespace }) }
    }
    guard numbers.count == 4 else { return nil }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
