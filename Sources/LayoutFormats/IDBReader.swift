import HitTesting

/// The accessibility dumps of idb (`idb ui describe-all --json`, flat or `--nested`, and its format
/// `complete`) and of AXe (`axe describe-ui`). Points of the screen.
///
/// Source: facebook/idb, FBControlCore/Commands/FBAccessibilityDocument.swift.
enum IDBReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    guard let first = roots(root).first(where: \.isObject) else { return false }
    if first.has("AXFrame") { return true }
    return first.has("frame") && !first.has("rect")
      && ["AXLabel", "AXUniqueId", "role", "type", "identifier"].contains { first.has($0) }
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    let roots = roots(root)
    var dump = IOSDump()
    JSONTree.visit(roots, children: "children") { node, parent in
      dump.add(element(node), parent: parent)
    }
    let screen = root["screen"].flatMap { JSONFrame.xywh(origin: zero, size: $0) }
    var result = dump.dump(
      warnings: [], screen: screen.flatMap { DumpView.problem(with: $0) == nil ? $0.size : nil })
    if roots.count > 1, !roots.contains(where: { $0["children"]?.elements?.isEmpty == false }) {
      try FlatTree.rebuild(&result)
    }
    return result
  }

  private static var zero: JSONNode { .object(["x": 0.0, "y": 0.0]) }

  private static func roots(_ root: JSONNode) -> [JSONNode] {
    root.elements ?? root["elements"]?.elements ?? [root]
  }

  private static func element(_ node: JSONNode) -> IOSElement {
    let role = node["role"]?.text.map { $0.hasPrefix("AX") ? String($0.dropFirst(2)) : $0 }
    let type = IOSElementType(node["type"]?.text ?? role ?? "")
    let interactable = node["interactable"]
    let reasons = (interactable?["reasons"]?.elements ?? []).compactMap { $0["kind"]?.text }
    return IOSElement(
      type: type, frame: JSONFrame.xywh(node["frame"]) ?? braced(node),
      label: node["AXLabel"]?.text ?? node["label"]?.text ?? node["title"]?.text,
      placeholder: node["placeholder"]?.text,
      name: node["AXUniqueId"]?.text ?? node["identifier"]?.text,
      value: node["AXValue"]?.text ?? node["value"]?.text,
      isEnabled: reasons.contains("disabled") ? false : node["enabled"]?.flag,
      // Every element of such a dump is one that assistive technology reaches; groups only hold
      // them.
      isAccessible: type.name != "Group",
      isHittable: interactable.map { $0["status"]?.text == "actionable" },
      actsByTrait: acts(node, role: role))
  }

  private static func braced(_ node: JSONNode) -> Rectangle? {
    node["AXFrame"]?.text.flatMap { BracedFrame.parse($0) }
  }

  private static func acts(_ node: JSONNode, role: String?) -> Bool {
    let traits = (node["traits"]?.elements ?? []).compactMap(\.text)
    let subrole = node["subrole"]?.text.map { $0.hasPrefix("AX") ? String($0.dropFirst(2)) : $0 }
    return traits.contains { ["Button", "Link", "SearchField", "KeyboardKey"].contains($0) }
      || [role, subrole].contains { $0.map { IOSElementType($0).acts } ?? false }
  }
}
