import HitTesting

/// What the controls of a screen are called: by what a person reads on them, else by their ids.
/// Where several would be called alike, what tells their ids apart is added.
struct ControlNames: Sendable {
  private let names: [Int: String]
  private let views: [View]

  init(_ tree: ViewTree) {
    views = tree.views
    let controls = tree.views.indices.filter { tree.views[$0].isControl && tree.isShown($0) }
    var names: [Int: String] = [:]
    for (name, alike) in Dictionary(grouping: controls, by: { tree.views[$0].shownName }) {
      guard alike.count > 1 else {
        names[alike[0]] = name
        continue
      }
      let ids = alike.map { tree.views[$0].id }
      let numbers = ids.map(Self.number)
      let additions =
        Set(numbers).count == numbers.count ? numbers : ids.map { $0 == name ? "" : "(\($0))" }
      for (view, addition) in zip(alike, additions) {
        names[view] = addition.isEmpty ? name : "\(name) \(addition)"
      }
    }
    self.names = names
  }

  subscript(view: Int) -> String { names[view] ?? views[view].shownName }

  /// The `#2` at the end of an id that an import had to tell from others; empty for none.
  private static func number(of id: String) -> String {
    id.firstMatch(of: #/#[0-9]+$/#).map { String($0.output) } ?? ""
  }
}

extension View {
  /// What a person calls it, else its id.
  fileprivate var shownName: String {
    guard let text, !text.allSatisfy(\.isWhitespace) else { return id }
    return text
  }
}
