import HitTesting

/// `sim-use describe`: a flat list of what is on the screen of a simulator, in whole points.
///
/// Source: lycorp-jp/sim-use, its test fixtures.
enum SimUseReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    guard let first = entries(root)?.first(where: \.isObject) else { return false }
    return first["frame"]?.isObject == true && first.has("role")
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    var dump = IOSDump()
    for entry in entries(root) ?? [] where entry.isObject {
      dump.add(element(entry), parent: nil)
    }
    var result = dump.dump(warnings: [], screen: screen(root))
    try FlatTree.rebuild(&result)
    return result
  }

  private static func entries(_ root: JSONNode) -> [JSONNode]? {
    (root["data"] ?? root)["entries"]?.elements
  }

  private static func element(_ entry: JSONNode) -> IOSElement {
    let states = (entry["states"]?.elements ?? []).compactMap { $0.text?.lowercased() }
    let type = IOSElementType(entry["role"]?.text ?? "")
    return IOSElement(
      type: type, frame: JSONFrame.xywh(entry["frame"]), label: entry["label"]?.text,
      name: entry["uniqueId"]?.text, value: entry["value"]?.text,
      isEnabled: !states.contains("disabled"), isAccessible: type.name != "Group")
  }

  /// The entries leave the application out; the tree they were made from, or the outline, has it.
  private static func screen(_ root: JSONNode) -> Size? {
    let data = root["data"] ?? root
    let application = data["raw"]?.elements?.first.flatMap { JSONFrame.xywh($0["frame"]) }
    if let application, DumpView.problem(with: application) == nil {
      return Dump.extent(of: [application])
    }
    // "App: NAME  402x874"
    let line = data["outline"]?.text?.split(whereSeparator: \.isNewline).first ?? ""
    guard line.hasPrefix("App:"), let last = line.split(separator: " ").last else { return nil }
    let sides = last.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2 else { return nil }
    return Dump.extent(of: [Rectangle(x: 0, y: 0, width: sides[0], height: sides[1])])
  }
}
