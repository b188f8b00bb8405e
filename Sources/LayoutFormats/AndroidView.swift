import HitTesting

/// What the Android formats share: the attributes of a view, and the size of the screen.
///
/// Source: AOSP, AccessibilityNodeInfoDumper; appium-uiautomator2-server, its page source.
enum AndroidView {
  /// The views of a document, whose root has no bounds of its own.
  static func read(_ source: DumpSource) throws(LayoutFormatError) -> Dump {
    guard source.start.root != nil else { throw DumpRefusal.failed(source) }
    let document = try XMLDocument(source)
    let views = try XMLElements.views(of: document) { tag, attributes in
      tag == "hierarchy" ? nil : view(tag: tag, attributes)
    }
    let roots = views.lazy.filter { $0.parent == nil }.map(\.frame)
    return Dump(
      unit: .px, views: views, screen: Dump.extent(of: roots), defaultRule: .clickable,
      warnings: document.warnings + originWarnings(roots))
  }

  /// A dialog's window alone begins somewhere on the screen, and says nothing of the rest of it.
  private static func originWarnings(_ roots: some Sequence<Rectangle?>) -> [String] {
    let frames = roots.compactMap { $0 }.filter { DumpView.problem(with: $0) == nil }
    guard let x = frames.map(\.origin.x).min(), let y = frames.map(\.origin.y).min(),
      x > 0 || y > 0
    else { return [] }
    return [
      "the roots begin at \(Int(x)), \(Int(y)), not at 0, 0: the screen may be larger than the "
        + "dump says (give its size with --screen)"
    ]
  }

  private static func view(tag: String, _ attributes: [String: String]) -> DumpView {
    let className = attributes["class"]?.unlessBlank ?? tag
    let description = attributes["content-desc"]?.unlessBlank
    let text = attributes["text"]?.unlessBlank
    var view = DumpView()
    view.frame = attributes["bounds"].flatMap { AndroidBounds.parse($0) }
    view.name = description ?? text ?? attributes["resource-id"]?.unlessBlank
    view.text = text ?? description
    view.kind = AndroidClass.kind(className)
    view.isEnabled = attributes["enabled"]?.isFalse != true
    view.drawingOrder = attributes["drawing-order"].flatMap { Int($0) }
    let seen = [attributes["displayed"], attributes["visible-to-user"]]
    if seen.contains(where: { $0?.isFalse == true }) { view.unseen = .invisible }
    TapEvidence.note(attributes["clickable"], as: [.clickable, .checkable], in: &view)
    TapEvidence.note(attributes["checkable"], as: .checkable, in: &view)
    TapEvidence.note(AndroidClass.acts(className) ? "true" : "false", as: .type, in: &view)
    return view
  }
}
