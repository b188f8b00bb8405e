/// What the Android formats in XML share: the attributes of a view.
///
/// Source: AOSP, AccessibilityNodeInfoDumper; appium-uiautomator2-server, its page source.
enum AndroidXML {
  /// The dump in a document, whose root has no bounds of its own.
  static func read(_ source: DumpSource) throws(LayoutFormatError) -> Dump {
    guard source.start.root != nil else { throw DumpRefusal.failed(source) }
    let document = try XMLDocument(source)
    var views: [DumpView] = []
    try XMLElements.visit(document) { tag, attributes, parent in
      guard tag != "hierarchy" else { return nil }
      var view = view(tag: tag, attributes).view
      view.parent = parent
      views.append(view)
      return views.count - 1
    }
    return AndroidView.dump(views, warnings: document.warnings)
  }

  private static func view(tag: String, _ attributes: [String: String]) -> AndroidView {
    let flag = { (key: String) in attributes[key].flatMap(\.flag) }
    let seen = [flag("displayed"), flag("visible-to-user")].compactMap { $0 }
    return AndroidView(
      frame: attributes["bounds"].flatMap { AndroidBounds.parse($0) },
      classNames: [attributes["class"]?.unlessBlank ?? tag],
      description: attributes["content-desc"], text: attributes["text"],
      resourceID: attributes["resource-id"], isEnabled: flag("enabled"),
      isClickable: flag("clickable"), isCheckable: flag("checkable"),
      isVisible: seen.isEmpty ? nil : !seen.contains(false),
      drawingOrder: attributes["drawing-order"].flatMap { Int($0) })
  }
}
