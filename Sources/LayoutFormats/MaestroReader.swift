import HitTesting

/// `maestro hierarchy`: a tree of attributes. On Android, in pixels, with a flag `clickable`; on
/// iOS, in points cut to whole numbers, with nothing that says what a tap does.
///
/// Source: mobile-dev-inc/maestro, TreeNode.kt, AndroidDriver.kt, IOSDriver.kt.
enum MaestroReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    guard let attributes = root["attributes"], attributes.isObject else { return false }
    return attributes["bounds"] != nil || root["children"]?.elements != nil
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    var views: [DumpView] = []
    var saysClickable = false
    JSONTree.visit([root], children: "children") { node, parent in
      var view = view(node, &saysClickable)
      view.parent = parent
      views.append(view)
      return views.count - 1
    }
    let size = Dump.extent(of: outermost(views))
    if saysClickable {
      return Dump(
        unit: .px, views: views, screen: size, defaultRule: .clickable, warnings: [])
    }
    return Dump(
      unit: .pt, views: views, screen: size, defaultRule: .accessible,
      warnings: [
        "Maestro does not say on iOS what a tap does: whatever has an accessibility text counts as "
          + "tappable, labels too (a page source of Appium or WebDriverAgent knows the types)"
      ])
  }

  private static func view(_ node: JSONNode, _ saysClickable: inout Bool) -> DumpView {
    let attributes = node["attributes"] ?? .null
    let flag = { (key: String) in node[key]?.flag ?? attributes[key]?.flag }
    let clickable = flag("clickable")
    if clickable != nil { saysClickable = true }
    let element = AndroidView(
      frame: attributes["bounds"]?.text.flatMap { AndroidBounds.parse($0) },
      classNames: [attributes["class"]?.text].compactMap { $0 },
      description: attributes["accessibilityText"]?.text,
      text: attributes["text"]?.text ?? attributes["title"]?.text ?? attributes["hintText"]?.text,
      resourceID: attributes["resource-id"]?.text, isEnabled: flag("enabled"),
      isClickable: clickable)
    var view = element.view
    TapEvidence.note(attributes["accessibilityText"]?.text != nil, as: .accessible, in: &view)
    return view
  }

  /// The frames of the topmost views that have one: a root often has none.
  private static func outermost(_ views: [DumpView]) -> [Rectangle?] {
    var isCovered = [Bool](repeating: false, count: views.count)
    var frames: [Rectangle?] = []
    for (index, view) in views.enumerated() {
      let isBelow = view.parent.map { isCovered[$0] } ?? false
      let hasFrame = DumpView.problem(with: view.frame) == nil
      if hasFrame, !isBelow { frames.append(view.frame) }
      isCovered[index] = isBelow || hasFrame
    }
    return frames
  }
}
