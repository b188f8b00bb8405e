import HitTesting

/// Gives each kept view an id of its own: what it is called, else its path, with `#2`, `#3` in
/// document order where that is taken.
struct ViewIDs {
  /// The id of each view of the dump; empty for one that is left out.
  private(set) var ids: [String]

  private let tree: KeptTree
  private let views: [DumpView]
  /// What views are called themselves, which no numbered id may take from them.
  private let names: Set<String>
  private var used = reserved
  private var counters: [String: Int] = [:]
  private var repeated = 0
  private var firstRepeated: String?
  /// Names that mean something else in results, in document order.
  private var refused: [String] = []

  private static let reserved: Set = [Screen.id, Screen.allTargets]

  init(tree: KeptTree, views: [DumpView]) {
    self.tree = tree
    self.views = views
    ids = [String](repeating: "", count: views.count)
    names = Set(tree.order.compactMap { views[$0].name })
  }

  /// What the user should know of the ids.
  var warnings: [String] {
    var warnings = refused.map {
      "the id \(Words.quote($0)) means something else in results, so views of this name got #2, ..."
    }
    if let firstRepeated {
      warnings.append(
        "\(Words.count(repeated, "id")) occurred before and got #2, #3, ...; the first is "
          + Words.quote(firstRepeated))
    }
    return warnings
  }

  /// Fills `ids`, in document order.
  mutating func assign() {
    for index in tree.order.sorted() {
      let name = views[index].name
      let id = free(name ?? path(of: index), isOwn: name != nil)
      used.insert(id)
      ids[index] = id
    }
  }

  private func path(of index: Int) -> String {
    let parent = tree.parents[index].map { ids[$0] } ?? Screen.id
    return "\(parent)/\(tree.places[index])"
  }

  /// The wish, or the first free number of it.
  private mutating func free(_ wish: String, isOwn: Bool) -> String {
    if !used.contains(wish), isOwn || !names.contains(wish) { return wish }
    if Self.reserved.contains(wish) {
      if !refused.contains(wish) { refused.append(wish) }
    } else if isOwn {
      repeated += 1
      firstRepeated = firstRepeated ?? wish
    }
    var number = counters[wish] ?? 2
    while used.contains("\(wish)#\(number)") || names.contains("\(wish)#\(number)") { number += 1 }
    counters[wish] = number + 1
    return "\(wish)#\(number)"
  }
}
