import HitTesting

/// A state of DroidBot or of what is built on it (`states/state_*.json`): a list of views that name
/// their parents. Physical pixels.
///
/// Source: honeynet/droidbot, device_state.py.
enum DroidBotReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    guard root["screen"] == nil, let first = root["views"]?.elements?.first(where: \.isObject)
    else {
      return false
    }
    return first.has("bounds") && (first.has("parent") || first.has("class"))
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    let nodes = (root["views"]?.elements ?? []).filter(\.isObject)
    var places: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() {
      let id = node["temp_id"]?.number.flatMap { Int(exactly: $0) } ?? index
      if places[id] == nil { places[id] = index }
    }
    var views = nodes.map { node in
      var view = view(node).view
      // -1 is a root's.
      if let parent = node["parent"]?.number.flatMap({ Int(exactly: $0) }), parent >= 0 {
        view.parent = places[parent] ?? Int.max
      }
      return view
    }
    let lost = TreeOrder.sort(&views)
    var dump = AndroidView.dump(views, warnings: [])
    if let screen = screen(root, roots: dump.screen) {
      dump.screen = screen
      dump.warnings = []
    }
    if lost > 0 {
      dump.warnings.append("\(Words.count(lost, "view")) without a parent hung on the screen")
    }
    return dump
  }

  /// The display's size, turned so that it holds the roots: the state may give it upright while the
  /// roots lie, and the other way round. Nil where it holds them neither way.
  private static func screen(_ root: JSONNode, roots: Size?) -> Size? {
    guard let width = root["width"]?.number, let height = root["height"]?.number, let roots,
      DumpView.problem(with: Rectangle(x: 0, y: 0, width: width, height: height)) == nil
    else { return nil }
    return [Size(width: width, height: height), Size(width: height, height: width)]
      .first { $0.width >= roots.width && $0.height >= roots.height }
  }

  private static func view(_ node: JSONNode) -> AndroidView {
    AndroidView(
      frame: JSONFrame.corners(node["bounds"]),
      classNames: [node["class"]?.text].compactMap { $0 },
      description: node["content_description"]?.text ?? node["content_desc"]?.text,
      text: node["text"]?.text, resourceID: node["resource_id"]?.text,
      isEnabled: node["enabled"]?.flag, isClickable: node["clickable"]?.flag,
      isCheckable: node["checkable"]?.flag, isVisible: node["visible"]?.flag)
  }
}
