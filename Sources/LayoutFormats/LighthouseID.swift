/// The name that Lighthouse gives an element, such as `page-12-BUTTON` or `5-46-A`: the place where
/// it was found, a running number, the tag.
struct LighthouseID: Comparable {
  let text: String
  private let numbers: [Int]
  private let tag: String

  private static let acting: Set<String> = [
    "A", "BUTTON", "INPUT", "SELECT", "TEXTAREA", "SUMMARY", "OPTION", "AREA",
  ]

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "-")
    numbers = parts.dropLast().map { Int($0) ?? -1 }
    tag = parts.last.map(String.init) ?? ""
  }

  /// Whether elements of the tag act on a tap.
  var acts: Bool { Self.acting.contains(tag) }

  /// In the order in which they were found.
  static func < (a: Self, b: Self) -> Bool {
    if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
    return a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

/// What a report's audits call the elements that they name.
struct LighthouseLabels {
  /// By the element's name.
  private(set) var texts: [String: String] = [:]

  init(_ root: JSONNode) {
    var stack =
      root["audits"].map { audits in audits.keys.compactMap { audits[$0]?["details"] } } ?? []
    while let node = stack.popLast() {
      if let elements = node.elements {
        stack += elements
        continue
      }
      if let id = node["lhId"]?.text, texts[id] == nil {
        texts[id] = node["nodeLabel"]?.text ?? node["selector"]?.text
      }
      for key in node.keys where key != "nodes" && key != "screenshot" {
        if let child = node[key], child.isObject || child.elements != nil { stack.append(child) }
      }
    }
  }
}
