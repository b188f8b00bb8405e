import HitTesting

/// The view hierarchies of Rico (`combined/N.json`), its semantic annotations, and Enrico's copies
/// of these. Pixels of a screen of 1440 by 2560, whatever the size of the screenshot.
///
/// Source: Deka et al. 2017 (doi 10.1145/3126594.3126651); Liu et al. 2018
/// (doi 10.1145/3242587.3242650).
enum RicoReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    if root["activity"]?["root"]?.isObject == true { return true }
    guard root["attributes"] == nil, root["bounds"]?.elements != nil else { return false }
    return ["class", "ancestors", "componentLabel"].contains { root.has($0) }
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    let top = root["activity"]?["root"] ?? root
    var views: [DumpView] = []
    JSONTree.visit([top], children: "children") { node, parent in
      var view = view(node).view
      view.parent = parent
      views.append(view)
      return views.count - 1
    }
    return AndroidView.dump(views, warnings: [])
  }

  private static func view(_ node: JSONNode) -> AndroidView {
    let ancestors = (node["ancestors"]?.elements ?? []).compactMap(\.text)
    let visibility = node["visibility"]?.text
    let isShown = visibility.map { $0 == "visible" }
    let isVisible = node["visible-to-user"]?.flag
    return AndroidView(
      frame: JSONFrame.corners(node["bounds"]),
      classNames: [node["class"]?.text].compactMap { $0 } + ancestors,
      description: first(node["content-desc"]), text: first(node["text"]),
      resourceID: node["resource-id"]?.text, isEnabled: node["enabled"]?.flag,
      isClickable: node["clickable"]?.flag,
      isVisible: isShown == false ? false : isVisible)
  }

  /// A text, or the first of a list of texts and nulls.
  private static func first(_ node: JSONNode?) -> String? {
    node?.text ?? node?.elements?.compactMap(\.text).first
  }
}
