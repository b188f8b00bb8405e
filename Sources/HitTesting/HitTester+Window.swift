extension HitTester {
  /// The bounding box on the screen of each node's hit area, to rounding; empty where it has none.
  package func extents() -> [Box] {
    var paths: [Int: ScreenPath] = [:]
    return nodes.indices.map { index in
      let path = screenPath(to: index, &paths)
      guard let box = nodes[index].area.boundingBox, !box.isEmpty else { return .empty }
      return path.boundingBoxOnScreen(box).padded
    }
  }

  /// The way from the screen to a node, remembered for the nodes that have children.
  private func screenPath(to index: Int, _ known: inout [Int: ScreenPath]) -> ScreenPath {
    let node = nodes[index]
    guard node.parent >= 0 else { return ScreenPath(node.placement) }
    let above = known[node.parent] ?? screenPath(to: node.parent, &known)
    known[node.parent] = above
    return above.appending(node.placement)
  }

  /// A hit tester that answers as this one for points in a window of the screen, and has only the
  /// nodes that can matter there.
  ///
  /// - Parameter extents: of this hit tester.
  /// - Complexity: O(n) in the number of nodes whose parents can matter.
  package func restricted(to window: Box, extents: [Box]) -> HitTester {
    var kept = Kept(window: window, extents: extents, new: [:])
    if keep(0, parent: -1, &kept) == nil {
      // The window is off the screen: the screen alone, which every walk starts from.
      kept.nodes = [nodes[0]]
      kept.nodes[0].frontChild = -1
    }
    let candidates = nearestControls?.candidates.compactMap { candidate in
      var moved = candidate
      moved.surfaces = candidate.surfaces.compactMap { kept.new[$0] }
      // A surface that is not in the window cannot be entered by a touch there.
      let isEnterable = moved.surfaces.count == candidate.surfaces.count
      let reach = candidate.frame.box.grown(by: candidate.radius).padded
      return isEnterable && reach.overlaps(window) ? moved : nil
    }
    return HitTester(
      self, nodes: kept.nodes,
      nearestControls: candidates.flatMap { $0.isEmpty ? nil : NearestControls(candidates: $0) })
  }

  /// What `restricted` has kept so far.
  private struct Kept {
    let window: Box
    let extents: [Box]
    var nodes: [HitNode] = []
    /// The new index of each surface that is kept.
    var new: [Int: Int]
  }

  /// Keeps a node and what can matter below it; nil where neither can.
  private func keep(_ index: Int, parent: Int, _ kept: inout Kept) -> Int? {
    let node = nodes[index]
    let isHere = kept.extents[index].overlaps(kept.window)
    guard node.takesTouches, isHere || !node.areaPrunes else { return nil }
    let new = kept.nodes.count
    kept.nodes.append(node)
    kept.nodes[new].parent = parent
    kept.nodes.link(children(of: index).compactMap { keep($0, parent: new, &kept) }, to: new)
    if kept.nodes[new].frontChild < 0 && !isHere && node.surface == nil {
      kept.nodes.removeLast()
      return nil
    }
    if node.surface != nil { kept.new[index] = new }
    return new
  }
}

extension HitTester {
  /// The children of a node, front to back.
  private func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = nodes[index].frontChild
    while child >= 0 {
      children.append(child)
      child = nodes[child].behind
    }
    return children
  }
}

extension [HitNode] {
  /// Makes some nodes, front to back, the children of another.
  mutating func link(_ children: [Int], to parent: Int) {
    self[parent].frontChild = children.first ?? -1
    for (child, behind) in zip(children, children.dropFirst() + [-1]) {
      self[child].behind = behind
    }
  }
}

extension Box {
  /// Nothing at all.
  package static let empty = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// A little larger, by more than conversions between spaces can round away.
  package var padded: Box {
    let size = max(abs(minX), abs(maxX), abs(minY), abs(maxY), 1)
    return grown(by: size * 1e-9)
  }
}
