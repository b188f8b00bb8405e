import HitTesting

/// How the kept views of a dump hang together: each on its nearest kept ancestor. A control that
/// lies wholly outside that one, or outside one above it, hangs on the nearest ancestor from which
/// on none leaves it out: what a dump calls a parent need not be the view's superview, and a person
/// who sees the control taps it. What cuts its content, as a scroll view does, lets nothing out.
struct KeptTree: Sendable {
  /// The kept views in layout order (each before its children, siblings back to front), as indices
  /// into the dump.
  private(set) var order: [Int] = []
  /// For each view of the dump its nearest kept ancestor; nil for one that hangs on the screen.
  private(set) var parents: [Int?]
  /// For each kept view its place among the children of its parent.
  private(set) var places: [Int]
  /// The controls that were outside their parent.
  private(set) var strays: [Int] = []

  /// Hangs up the kept views.
  ///
  /// - Throws: `LayoutFormatError` where kept views nest deeper than `depthLimit`.
  init(
    _ views: [DumpView], isKept: (Int) -> Bool, isControl: (Int) -> Bool, depthLimit: Int
  ) throws(LayoutFormatError) {
    parents = [Int?](repeating: nil, count: views.count)
    places = [Int](repeating: 0, count: views.count)
    var depths = [Int](repeating: 0, count: views.count)
    var children = [Int](repeating: 0, count: views.count)
    var roots = 0
    // What of a view all its ancestors show.
    var reach = [Box?](repeating: nil, count: views.count)
    for index in Self.backToFront(views) {
      if let parent = views[index].parent {
        parents[index] = isKept(parent) ? parent : parents[parent]
      }
      guard isKept(index), let box = views[index].frame?.box else { continue }
      order.append(index)
      if isControl(index), let home = home(of: box, from: parents[index], reach, views) {
        strays.append(index)
        parents[index] = home.ancestor
      }
      reach[index] = parents[index].flatMap { reach[$0] }.map { $0.intersection(box) } ?? box
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

  /// The nearest ancestor from which on all show a part of a frame; nil where the parent is such.
  private func home(
    of frame: Box, from parent: Int?, _ reach: [Box?], _ views: [DumpView]
  ) -> (ancestor: Int?, Void)? {
    var ancestor = parent
    while let index = ancestor, let box = reach[index], !box.overlaps(frame) {
      if views[index].cutsContent { return nil }
      ancestor = parents[index]
    }
    return ancestor == parent ? nil : (ancestor, ())
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
