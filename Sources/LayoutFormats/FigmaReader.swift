import HitTesting

/// Figma's REST API: `GET /v1/files/KEY` and `/v1/files/KEY/nodes?ids=...`. Design pixels, which
/// are points at 1x, from the corner of the frame that is imported.
///
/// Source: figma/rest-api-spec, openapi.yaml.
enum FigmaReader: JSONDumpReader {
  static func recognizes(_ root: JSONNode) -> Bool {
    if FigmaFile.isNode(root) || root["document"].map(FigmaFile.isNode) == true { return true }
    guard let nodes = root["nodes"] else { return false }
    return nodes.keys.contains { nodes[$0]?["document"]?.isObject == true }
  }

  static func read(_ root: JSONNode, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    let file = FigmaFile(root)
    let (frame, warnings) = try file.frame(options.frame)
    var walk = FigmaWalk(components: file.componentNames)
    walk.visit(frame)
    guard let area = walk.area(of: frame) else {
      throw LayoutFormatError(
        "the frame \(Words.quote(FigmaFile.name(frame))) has no bounding box, and nothing in it has"
      )
    }
    return Dump(
      unit: .pt, views: walk.views(from: area.origin), screen: area.size, defaultRule: .type,
      warnings: warnings, usesFrame: true)
  }
}

/// Walks through a frame and makes views of its layers.
private struct FigmaWalk {
  let components: [String: String]
  private var views: [DumpView] = []
  /// For each view what its children take from it.
  private var contexts: [Context] = []

  /// What a layer hands down.
  private struct Context {
    var isHidden = false
    /// Whether it is the designer's own, such as marks of measures.
    var isPrivate = false
    /// The words by which it and those above it act.
    var words: Set<String> = []
    /// The name of a set of components, which its variants stand for.
    var setName: String?
  }

  init(components: [String: String]) { self.components = components }

  mutating func visit(_ frame: JSONNode) {
    JSONTree.visit([frame], children: "children") { node, parent in
      // A page is no layer.
      FigmaFile.isPage(node) ? nil : add(node, parent: parent)
    }
  }

  private mutating func add(_ node: JSONNode, parent: Int?) -> Int {
    let above = parent.map { contexts[$0] } ?? Context()
    var context = above
    let type = node["type"]?.text ?? ""
    context.setName = type == "COMPONENT_SET" ? node["name"]?.text : nil
    context.isHidden =
      above.isHidden || node["visible"]?.flag == false || node["opacity"]?.number == 0
    var view = DumpView()
    view.parent = parent
    view.frame = JSONFrame.xywh(node["absoluteBoundingBox"])
    view.text = node["characters"]?.text
    view.name = view.text ?? node["name"]?.text
    view.kind = type == "TEXT" ? .label : .view
    view.cutsContent = node["clipsContent"]?.flag == true
    if context.isHidden { view.unseen = .hidden }
    view.known = [.clickable, .type]
    let isLinked = Self.isLinked(node)
    if isLinked { view.evidence = [.clickable, .type] }
    context.isPrivate = above.isPrivate || FigmaName.isPrivate(node["name"]?.text ?? "")
    if FigmaName.canAct(type), !context.isPrivate {
      let names = [
        node["name"]?.text, node["componentId"]?.text.flatMap { components[$0] }, above.setName,
      ]
      let words = names.compactMap { $0 }.reduce(into: Set()) { $0.formUnion(FigmaName.words($1)) }
      // A layer inside a button that is called a button too is a part of it.
      if !words.subtracting(above.words).isEmpty {
        view.evidence.formUnion(.type)
        context.words.formUnion(words)
      }
    }
    views.append(view)
    contexts.append(context)
    return views.count - 1
  }

  /// Whether a prototype's link starts at the layer when it is tapped.
  private static func isLinked(_ node: JSONNode) -> Bool {
    guard let interactions = node["interactions"]?.elements, !interactions.isEmpty else {
      return node["transitionNodeID"]?.text != nil
    }
    return interactions.contains { interaction in
      guard let trigger = interaction["trigger"]?["type"]?.text else { return false }
      return ["ON_CLICK", "ON_PRESS", "MOUSE_DOWN", "MOUSE_UP", "ON_DRAG"].contains(trigger)
    }
  }

  /// The frame's own box, or, of a page, what its visible layers cover.
  func area(of frame: JSONNode) -> Rectangle? {
    let own = JSONFrame.xywh(frame["absoluteBoundingBox"])
    if DumpView.problem(with: own) == nil { return own }
    let boxes = views.filter { $0.unseen == nil && DumpView.problem(with: $0.frame) == nil }
      .compactMap { $0.frame?.box }
    guard let x = boxes.map(\.minX).min(), let y = boxes.map(\.minY).min(),
      let right = boxes.map(\.maxX).max(), let bottom = boxes.map(\.maxY).max()
    else { return nil }
    return Rectangle(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// The layers, with their places seen from a corner.
  func views(from origin: Point) -> [DumpView] {
    views.map { view in
      var view = view
      view.frame?.origin.x -= origin.x
      view.frame?.origin.y -= origin.y
      return view
    }
  }
}
