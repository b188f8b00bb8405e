import HitTesting

/// Appium's XCUITest page source and WebDriverAgent's XML; also the older `UIA...` tags of
/// UIAutomation. Frames are in points.
///
/// Source: appium/WebDriverAgent, FBXPath.m.
enum AppiumIOSReader: DumpReader {
  static func recognizes(_ source: DumpSource) -> Bool {
    source.start.root.map { $0 != "hierarchy" } ?? false
  }

  static func read(_ source: DumpSource) throws(LayoutFormatError) -> Dump {
    let document = try XMLDocument(source)
    var screens: [Rectangle?] = []
    var windows: [Rectangle?] = []
    let views = try XMLElements.views(of: document) { tag, attributes in
      if tag == "AppiumAUT" { return nil }
      let type = IOSElementType(attributes["type"]?.unlessBlank ?? tag)
      let view = view(type, attributes)
      if type.name == "Application" { screens.append(view.frame) }
      if type.name == "Window" { windows.append(view.frame) }
      return view
    }
    var warnings = document.warnings
    let application = screens.first { DumpView.problem(with: $0) == nil }
    if application == nil {
      warnings.append("no Application with a size: the screen is taken from the windows")
    }
    let frames = application.map { [$0] } ?? windows
    warnings.append(
      "which view is in front is a guess from the order of the dump, which says nothing of it")
    return Dump(
      unit: .pt, views: views, screen: Dump.extent(of: frames), defaultRule: .type,
      warnings: warnings)
  }

  private static func view(
    _ type: IOSElementType, _ attributes: [String: String]
  ) -> DumpView {
    let label = attributes["label"]?.unlessBlank
    var view = DumpView()
    view.frame = frame(attributes)
    view.name = label ?? attributes["name"]?.unlessBlank
    view.text = label
    view.kind = type.kind
    view.isEnabled = attributes["enabled"]?.isFalse != true
    if attributes["visible"]?.isFalse == true { view.unseen = .invisible }
    view.known = .type
    // The application and its windows are no controls, whatever a flag says.
    guard !type.isSurface else { return view }
    TapEvidence.note(type.acts ? "true" : "false", as: .type, in: &view)
    TapEvidence.note(attributes["accessible"], as: .accessible, in: &view)
    TapEvidence.note(attributes["hittable"], as: .hittable, in: &view)
    return view
  }

  private static func frame(_ attributes: [String: String]) -> Rectangle? {
    let numbers = ["x", "y", "width", "height"].compactMap { key in
      attributes[key].flatMap { Double($0.filter { !$0.isWhitespace }) }
    }
    guard numbers.count == 4 else { return nil }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
