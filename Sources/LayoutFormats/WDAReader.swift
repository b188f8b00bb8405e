import HitTesting

/// WebDriverAgent's `GET /source?format=json`, and the older answer of FBSimulatorControl: the same
/// tree under `value.tree`, with the types of UIAutomation and nested rectangles. Points.
///
/// Source: appium/WebDriverAgent, XCUIApplication+FBHelpers.m; facebook/idb, its test fixtures.
enum WDAReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    let node = node(root)
    return node["type"]?.text != nil && node["rect"]?.isObject == true
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    var dump = IOSDump()
    JSONTree.visit([node(root)], children: "children") { node, parent in
      dump.add(element(node), parent: parent)
    }
    return dump.dump(warnings: [])
  }

  /// The topmost element.
  private static func node(_ root: JSONNode) -> JSONNode {
    let value = root["value"].flatMap { $0.isObject ? $0 : nil } ?? root
    return value["tree"] ?? value
  }

  private static func element(_ node: JSONNode) -> IOSElement {
    IOSElement(
      type: IOSElementType(node["type"]?.text ?? ""), frame: frame(node),
      label: node["label"]?.text, placeholder: node["placeholderValue"]?.text,
      name: node["name"]?.text ?? node["rawIdentifier"]?.text, value: node["value"]?.text,
      isEnabled: node["isEnabled"]?.flag, isVisible: node["isVisible"]?.flag,
      isAccessible: node["isAccessible"]?.flag, isHittable: node["isHittable"]?.flag)
  }

  private static func frame(_ node: JSONNode) -> Rectangle? {
    guard let rect = node["rect"] else {
      return node["frame"]?.text.flatMap { BracedFrame.parse($0) }
    }
    return JSONFrame.xywh(rect)
      ?? JSONFrame.xywh(origin: rect["origin"], size: rect["size"])
      ?? node["frame"]?.text.flatMap { BracedFrame.parse($0) }
  }
}
