/// The errors for texts that are no dump at all, or one of a kind that is not read.
enum DumpRefusal {
  /// No reader knows the content.
  static func unknown(_ source: DumpSource) -> LayoutFormatError {
    guard let line = source.firstLine else {
      return LayoutFormatError("the file is empty: a UI dump is needed")
    }
    if let root = source.otherJSON { return unknown(root) }
    if let tag = source.start.otherTag {
      return LayoutFormatError(
        "no UI dump known here: the first element is <\(tag)>; known are \(LayoutFormat.names)")
    }
    if let kind = other(source) {
      return LayoutFormatError("\(kind); known are \(LayoutFormat.names)")
    }
    if line.unicodeScalars.count(where: { $0 == "\u{FFFD}" }) * 3 > line.unicodeScalars.count {
      return LayoutFormatError(
        "the file is binary, or text in an unknown encoding: save it as UTF-8")
    }
    return LayoutFormatError(
      "no UI dump known here: it begins with \(Words.quote(line)); known are \(LayoutFormat.names)")
  }

  private static func unknown(_ root: JSONNode) -> LayoutFormatError {
    if root.has("screen"), root.has("views") {
      return LayoutFormatError("this is a layout already: it needs no import")
    }
    if root.has("layout") || root.has("layouts") {
      return LayoutFormatError("this is a config, not a UI dump")
    }
    if let kind = kind(root) {
      return LayoutFormatError("\(kind); known are \(LayoutFormat.names)")
    }
    if let first = root.elements?.first(where: \.isObject) {
      return LayoutFormatError(
        "no UI dump known here: a list of JSON objects with \(keys(first)); known are "
          + LayoutFormat.names)
    }
    return LayoutFormatError(
      "no UI dump known here: a JSON object with \(keys(root)); known are \(LayoutFormat.names)")
  }

  private static func keys(_ node: JSONNode) -> String {
    node.keys.isEmpty ? "no key" : "the keys \(Words.list(node.keys, most: 5))"
  }

  /// What a JSON document is that people take for a dump.
  private static func kind(_ root: JSONNode) -> String? {
    if root.has("rendering_system"), root.has("windows") {
      return "a Sentry view hierarchy is not read: it does not say what can be tapped"
    }
    if root.has("documents"), root.has("strings") {
      return "a DOM snapshot of Chrome is not read"
    }
    if root.has("platform"), root.has("elements") {
      return "Maestro Studio's screen is not read: save the output of maestro hierarchy"
    }
    if root.elements?.first?["timestamp"] != nil, root.elements?.first?["type"] != nil {
      return "rrweb events are touches, not a layout"
    }
    return nil
  }

  /// What a text is that people take for a dump.
  private static func other(_ source: DumpSource) -> String? {
    let head = String(decoding: source.text.prefix(4_000), as: UTF8.self)
    if head.contains("Node #"), head.contains(" at (l=") {
      return "Compose's printToLog is not read: take a uiautomator dump of the same screen"
    }
    if head.contains("RenderView#") || head.contains("SemanticsNode#") {
      return "Flutter's trees are not read: take a dump of the platform, uiautomator or Appium"
    }
    return nil
  }

  /// The dump failed on the device, and its complaint was saved.
  static func failed(_ source: DumpSource) -> LayoutFormatError {
    LayoutFormatError(
      "the dump failed on the device and holds no <hierarchy>: it says "
        + "\"\(source.firstLine ?? "")\"; take it again")
  }
}
