/// Puts views into an order in which each stands after its parent.
enum TreeOrder {
  /// Sorts views by their tree, siblings in the order they stand in, and lets the indices of their
  /// parents follow. A view that is its own ancestor, or whose parent is none of the views, becomes
  /// a root.
  ///
  /// - Returns: how many views had no parent that could be.
  static func sort(_ views: inout [DumpView]) -> Int {
    let old = views
    var children = [[Int]](repeating: [], count: old.count)
    var roots: [Int] = []
    var lost = 0
    for (index, view) in old.enumerated() {
      if let parent = view.parent, old.indices.contains(parent) {
        children[parent].append(index)
      } else {
        if view.parent != nil { lost += 1 }
        roots.append(index)
      }
    }
    var places = [Int?](repeating: nil, count: old.count)
    views = []
    views.reserveCapacity(old.count)
    func take(_ root: Int) {
      var stack: [(index: Int, parent: Int?)] = [(root, nil)]
      while let (index, parent) = stack.popLast() {
        guard places[index] == nil else { continue }
        places[index] = views.count
        var view = old[index]
        view.parent = parent
        let place = views.count
        views.append(view)
        for child in children[index].reversed() { stack.append((child, place)) }
      }
    }
    roots.forEach(take)
    // What no root leads to goes round in a circle, which is cut at its first view.
    for index in old.indices where places[index] == nil {
      lost += 1
      take(index)
    }
    return lost
  }
}
