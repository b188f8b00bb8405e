/// How the kept views of a dump hang together: each on its nearest kept ancestor.
struct KeptTree: Sendable {
  /// The kept views in layout order (each before its children, siblings back to front), as indices
  /// into the dump.
  private(set) var order: [Int] = []
  /// For each view of the dump its nearest kept ancestor; nil for one that hangs on the screen.
  private(set) var parents: [Int?]
  /// For each kept view its place among the children of its parent.
  private(set) var places: [Int]

  /// Hangs up the kept views.
  ///
  /// - Throws: `LayoutFormatError` where kept views nest deeper than `depthLimit`.
  init(
    _ views: [DumpView], isKept: (Int) -> Bool, depthLimit: Int
  ) throws(LayoutFormatError) {
    parents = [Int?](repeating: nil, count: views.count)
    places = [Int](repeating: 0, count: views.count)
    var depths = [Int](repeating: 0, count: views.count)
    var children = [Int](repeating: 0, count: views.count)
    var roots = 0
    for index in Self.backToFront(views) {
      if let parent = views[index].parent {
        parents[index] = isKept(parent) ? parent : parents[parent]
      }
      guard isKept(index) else { continue }
      order.append(index)
      guard let parent = parents[index] else {
        places[index] = roots
        roots += 1
        depths[index] = 1
        continue
      }
      places[index] = children[parent]
      children[parent] += 1
      depths[index] = depths[parent] + 1
      guard depths[index] <= depthLimit else {
        throw LayoutFormatError(
          "views nest deeper than \(depthLimit): that many levels are allowed")
      }
    }
  }

  /// All views in layout order: siblings by their drawing order where each of them has one.
  private static func backToFront(_ views: [DumpView]) -> [Int] {
    var children = [[Int]](repeating: [], count: views.count)
    var roots: [Int] = []
    for (index, view) in views.enumerated() {
      if let parent = view.parent { children[parent].append(index) } else { roots.append(index) }
    }
    // A stack, since a dump may nest deeper than calls can.
    var stack = Array(sorted(roots, views).reversed())
    var order: [Int] = []
    order.reserveCapacity(views.count)
    while let index = stack.popLast() {
      order.append(index)
      stack += sorted(children[index], views).reversed()
    }
    return order
  }

  private static func sorted(_ siblings: [Int], _ views: [DumpView]) -> [Int] {
    let keys = siblings.compactMap { views[$0].drawingOrder }
    guard siblings.count > 1, keys.count == siblings.count else { return siblings }
    return zip(keys, siblings).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
  }
}
