import HitTesting

/// Lighthouse: the artifact `TapTargets`, alone or in `artifacts.json`; else the rectangles that a
/// report keeps with its full-page screenshot. Pixels of CSS, on the whole page.
///
/// Source: GoogleChrome/lighthouse, core/gather/gatherers/seo/tap-targets.js (to version 11),
/// core/gather/gatherers/full-page-screenshot.js.
enum LighthouseReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    targets(root) != nil || nodes(root) != nil || root.has("lighthouseVersion")
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    if let targets = targets(root) { return try dump(targets.map(target), screen: screen(root)) }
    guard let nodes = nodes(root) else {
      throw LayoutFormatError(
        "this Lighthouse report holds no rectangles: its audits name only what failed; a report "
          + "with fullPageScreenshot, or the artifact TapTargets (lighthouse -G), has them")
    }
    let labels = LighthouseLabels(root)
    let views = nodes.keys.map { (LighthouseID($0), $0) }.sorted { $0.0 < $1.0 }
      .compactMap { id, key in nodes[key].map { node(id, $0, labels) } }
    var result = try dump(views, screen: screen(root))
    result.warnings.append(
      "a report keeps the rectangles of those elements only that some audit speaks of: others are "
        + "missing")
    return result
  }

  private static func dump(
    _ views: [DumpView], screen: Size?
  ) throws(LayoutFormatError) -> Dump {
    var dump = Dump(unit: .css, views: views, screen: screen, defaultRule: .type)
    try FlatTree.rebuild(&dump)
    return dump
  }

  private static func targets(_ root: JSONNode) -> [JSONNode]? {
    let list = (root.elements ?? root["TapTargets"]?.elements)?.filter(\.isObject)
    guard let list, list.first?["clientRects"]?.elements != nil else { return nil }
    return list
  }

  private static func nodes(_ root: JSONNode) -> JSONNode? {
    let screenshots = [
      root["fullPageScreenshot"], root["audits"]?["full-page-screenshot"]?["details"],
      root["FullPageScreenshot"], root,
    ]
    return screenshots.compactMap { $0?["nodes"] }.first { nodes in
      nodes.keys.prefix(8).contains { nodes[$0]?.has("left") == true }
    }
  }

  /// A target is the union of its rectangles: a link that breaks has one on each line.
  private static func target(_ node: JSONNode) -> DumpView {
    let about = node["node"] ?? node
    var view = control(acts: true)
    view.frame = union((node["clientRects"]?.elements ?? []).map { JSONFrame.edges($0) })
    view.text = about["nodeLabel"]?.text
    view.name =
      view.text ?? about["selector"]?.text ?? node["href"]?.text ?? about["snippet"]?.text
    return view
  }

  private static func node(
    _ id: LighthouseID, _ node: JSONNode, _ labels: LighthouseLabels
  ) -> DumpView {
    var view = control(acts: id.acts)
    view.frame = JSONFrame.edges(node)
    view.text = labels.texts[id.text]
    view.name = view.text ?? node["id"]?.text ?? id.text
    return view
  }

  private static func control(acts: Bool) -> DumpView {
    var view = DumpView()
    view.known = .type
    if acts { view.evidence = .type }
    return view
  }

  private static func union(_ frames: [Rectangle?]) -> Rectangle? {
    let boxes = frames.compactMap { $0 }.filter { DumpView.problem(with: $0) == nil }.map(\.box)
    guard var all = boxes.first else { return frames.first ?? nil }
    for box in boxes.dropFirst() {
      all.minX = min(all.minX, box.minX)
      all.minY = min(all.minY, box.minY)
      all.maxX = max(all.maxX, box.maxX)
      all.maxY = max(all.maxY, box.maxY)
    }
    return Rectangle(x: all.minX, y: all.minY, width: all.width, height: all.height)
  }

  /// The whole page, as the screenshot shows it.
  private static func screen(_ root: JSONNode) -> Size? {
    let places = [
      root["fullPageScreenshot"]?["screenshot"],
      root["audits"]?["full-page-screenshot"]?["details"]?["screenshot"],
      root["FullPageScreenshot"]?["screenshot"], root["screenshot"],
    ]
    for case let place? in places {
      guard let width = place["width"]?.number, let height = place["height"]?.number else {
        continue
      }
      return Dump.extent(of: [Rectangle(x: 0, y: 0, width: width, height: height)])
    }
    return nil
  }
}
