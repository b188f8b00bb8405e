extension HitTester {
  /// Where each node can be found on the screen.
  ///
  /// - Complexity: O(n) in the number of nodes, times the depth.
  package func extents() -> NodeExtents {
    var paths: [Int: ScreenPath] = [:]
    let boxes = nodes.indices.map { index -> Box in
      let path = screenPath(to: index, &paths)
      guard let box = nodes[index].area.boundingBox, !box.isEmpty else { return .empty }
      return path.boundingBoxOnScreen(box).padded
    }
    let reaches = nearestControls?.candidates.map(\.reach) ?? []
    return NodeExtents(boxes: boxes, reaches: reaches, screen: nodes[0].areaBox)
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
  /// - Complexity: O(k log k) in the number of nodes that can matter, and their depth.
  package func restricted(to window: Box, extents: NodeExtents) -> HitTester {
    let candidates = nearestControls.map { controls in
      extents.candidates(in: window).map { controls.candidates[$0] }
    }
    var new: [Int: Int] = [:]
    var kept: [HitNode] = []
    for index in nodes(in: window, extents, and: (candidates ?? []).flatMap(\.surfaces)) {
      var node = nodes[index]
      node.parent = new[node.parent] ?? -1
      new[index] = kept.count
      kept.append(node)
    }
    // Off the screen nothing is kept but the screen itself, which every walk starts from.
    if kept.isEmpty { kept = [nodes[0]] }
    kept.linkSiblings()
    let reachable = (candidates ?? []).compactMap { candidate in
      candidate.moved { new[$0] }
    }
    return HitTester(
      self, nodes: kept,
      nearestControls: reachable.isEmpty ? nil : NearestControls(candidates: reachable))
  }

  /// The nodes that can matter in a window, parents first.
  ///
  /// - Parameter more: nodes that matter besides those whose area meets the window.
  func nodes(in window: Box, _ extents: NodeExtents, and more: [Int] = []) -> [Int] {
    var kept: [Int] = []
    let found = extents.nodes(in: window)
    for index in withAncestors(more.isEmpty ? found : found + more) {
      // By index: a copy of a node would count its references.
      if nodes[index].takesTouches,
        !nodes[index].areaPrunes || extents[index].overlaps(window),
        nodes[index].parent < 0 || kept.containsRising(nodes[index].parent)
      {
        kept.append(index)
      }
    }
    return kept
  }

  /// Some nodes and all their ancestors, each once, parents first.
  private func withAncestors(_ wanted: [Int]) -> [Int] {
    var all = wanted
    var start = 0
    while start < all.count {
      // A level up at a time, so that a parent of many is gone through once.
      let end = all.count
      for place in start..<end {
        let parent = nodes[all[place]].parent
        if parent >= 0, all.count == end || all[all.count - 1] != parent { all.append(parent) }
      }
      if all.count > end + 1 {
        all.replaceSubrange(end..., with: Array(all[end...]).risingOnce())
      }
      start = end
    }
    all.makeRisingOnce()
    return all
  }
}

extension [HitNode] {
  /// Links each node's children by their places among their siblings.
  mutating func linkSiblings() {
    for index in indices { self[index].frontChild = -1 }
    // The backmost first: each is put in front of those behind it.
    let backToFront = indices.dropFirst().sorted { self[$0].siblingRank > self[$1].siblingRank }
    for index in backToFront {
      let parent = self[index].parent
      self[index].behind = self[parent].frontChild
      self[parent].frontChild = index
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
