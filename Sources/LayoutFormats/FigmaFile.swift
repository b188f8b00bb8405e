/// The pages and frames of a Figma file, and which of them is meant.
struct FigmaFile {
  private var pages: [JSONNode] = []
  /// The nodes that were asked for by their ids.
  private var asked: [JSONNode] = []
  /// What components and their sets are called, by the component's id.
  private(set) var componentNames: [String: String] = [:]

  init(_ root: JSONNode) {
    var tops: [(document: JSONNode, about: JSONNode)] = []
    if let nodes = root["nodes"] {
      tops = nodes.keys.compactMap { key in
        nodes[key].flatMap { about in about["document"].map { ($0, about) } }
      }
    } else {
      tops = [(root["document"] ?? root, root)]
    }
    for (document, about) in tops {
      readComponents(about)
      if document["type"]?.text == "DOCUMENT" {
        pages += document["children"]?.elements ?? []
      } else if Self.isPage(document) {
        pages.append(document)
      } else {
        asked.append(document)
      }
    }
  }

  private mutating func readComponents(_ about: JSONNode) {
    guard let components = about["components"] else { return }
    for id in components.keys {
      let set = components[id]?["componentSetId"]?.text.flatMap { about["componentSets"]?[$0] }
      componentNames[id] = set?["name"]?.text ?? components[id]?["name"]?.text
    }
  }

  private static let types: Set<String> = [
    "DOCUMENT", "CANVAS", "SECTION", "FRAME", "GROUP", "COMPONENT", "COMPONENT_SET", "INSTANCE",
  ]

  /// Whether an object is a node that holds others.
  static func isNode(_ node: JSONNode) -> Bool {
    node["type"]?.text.map(types.contains) == true
      && (node.has("children") || node.has("absoluteBoundingBox"))
      && node["rect"] == nil && node["frame"] == nil
  }

  /// Whether a node is a page of a file.
  static func isPage(_ node: JSONNode) -> Bool { node["type"]?.text == "CANVAS" }

  /// What a node is called.
  static func name(_ node: JSONNode) -> String { node["name"]?.text ?? node["id"]?.text ?? "" }

  /// The frame that is meant, and what the user should know of the choice.
  ///
  /// - Throws: `LayoutFormatError` where none or several are.
  func frame(
    _ wish: String?
  ) throws(LayoutFormatError) -> (frame: JSONNode, warnings: [String]) {
    if let wish { return (try named(wish), []) }
    let screens =
      asked.isEmpty ? pages.flatMap(Self.pieces).filter { $0["type"]?.text == "FRAME" } : asked
    if let only = screens.first, screens.count == 1 { return (only, []) }
    guard screens.isEmpty else {
      throw LayoutFormatError(
        "the file holds \(screens.count) frames: name one with --frame (frame in a config): "
          + Words.list(screens.map(Self.name)))
    }
    let sheets = pages.filter { !Self.pieces(of: $0).isEmpty }
    guard let page = sheets.first, sheets.count == 1 else {
      throw LayoutFormatError(
        sheets.isEmpty
          ? "the file holds no frame"
          : "the file holds no frame but \(sheets.count) pages: name one with --frame: "
            + Words.list(sheets.map(Self.name)))
    }
    return (
      page,
      [
        "no frame stands on the page \(Words.quote(Self.name(page))): all of it is taken for one "
          + "screen; --frame takes one of "
          + Words.list(Self.pieces(of: page).map(Self.name), most: 5)
      ]
    )
  }

  /// The node of a name or an id: first among pages and what stands on them, then deeper.
  private func named(_ wish: String) throws(LayoutFormatError) -> JSONNode {
    let tops = asked + pages + pages.flatMap(Self.pieces)
    let id = wish.split(separator: "-").joined(separator: ":")
    for matches in [
      tops.filter { Self.name($0) == wish }, tops.filter { [wish, id].contains($0["id"]?.text) },
      inside { [wish, id].contains($0["id"]?.text) }, inside { Self.name($0) == wish },
    ] {
      if let only = matches.first, matches.count == 1 { return only }
      guard matches.isEmpty else {
        let ids = matches.map { $0["id"]?.text ?? "?" }
        throw LayoutFormatError(
          "frame \(Words.quote(wish)): \(matches.count) have this name; give an id: "
            + Words.list(ids))
      }
    }
    throw LayoutFormatError(
      "frame \(Words.quote(wish)): there is none; the file holds \(Words.list(tops.map(Self.name)))"
    )
  }

  private func inside(_ isMeant: (JSONNode) -> Bool) -> [JSONNode] {
    var found: [JSONNode] = []
    JSONTree.visit(asked + pages, children: "children") { node, _ in
      if Self.isNode(node), isMeant(node) { found.append(node) }
      return nil
    }
    return found
  }

  /// What stands on a page and is not hidden, sections opened.
  private static func pieces(of page: JSONNode) -> [JSONNode] {
    var pieces: [JSONNode] = []
    var stack = Array((page["children"]?.elements ?? []).reversed())
    while let node = stack.popLast() {
      guard isNode(node), node["visible"]?.flag != false else { continue }
      if node["type"]?.text == "SECTION" {
        stack += (node["children"]?.elements ?? []).reversed()
      } else {
        pieces.append(node)
      }
    }
    return pieces
  }
}
