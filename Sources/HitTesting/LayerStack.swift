/// A screen under a strategy as boxes laid over one another, wherever that is all it is: the first
/// box that contains a point, from front to back, has the view that the walk finds there. Asked for
/// a window it costs no more than the few boxes in it, where the walk would go through the whole
/// screen.
///
///     let stack = tester.layerStack(extents: tester.extents())
///     let found = stack.layers(in: window)?.first { $0.box.contains(p) }?.view
///
/// A reference, since it is asked for each target, and a copy of its parts would count a dozen.
package final class LayerStack: Sendable {
  /// A box on the screen, and what is found in it unless another lies in front.
  package struct Layer: Sendable, Hashable {
    /// Exact: it contains the points that the walk, step by step, takes into the view and lets in
    /// through all its ancestors.
    package let box: Box
    /// Index in the `ViewTree` of the view that is found.
    package let view: Int
    /// Index of the node among the hit tester's.
    fileprivate let node: Int
  }

  /// The front one first.
  private let layers: [Layer]
  /// For each node the edge of its hit area; nil where it has none, or cannot be entered.
  private let edges: [Boundary?]
  /// Edges of nodes that cut what is below them.
  private let cuts: [Int: Boundary]
  private let index: BoxIndex
  /// Where something else than boxes decides: a curve, a turned edge, what is drawn, what is near.
  private let blurred: BoxIndex

  fileprivate init(_ walk: LayerWalk, over screen: Box) {
    layers = walk.layers
    edges = walk.edges
    cuts = walk.cuts
    index = BoxIndex(layers.map(\.box), over: screen)
    blurred = BoxIndex(walk.blurred, over: screen)
  }

  /// The layers that overlap a window, the front one first; nil where boxes do not tell all.
  package func layers(in window: Box) -> [Layer]? {
    guard !blurred.overlapsAny(window) else { return nil }
    return index.overlapping(window).map { layers[$0] }
  }

  /// Where the receiver may change in a window that boxes tell all of: what `boundaries()` gives
  /// for the hit tester restricted to it.
  package func boundaries(in window: Box, of tester: HitTester, _ extents: NodeExtents)
    -> [Boundary]
  {
    let nodes = tester.nodes(in: window, extents)
    var boundaries: [Boundary] = []
    // What is asked for is added to them.
    boundaries.reserveCapacity(nodes.count + 4)
    for node in nodes {
      if let edge = edges[node] { boundaries.append(edge) }
      if !cuts.isEmpty, let cut = cuts[node] { boundaries.append(cut) }
    }
    return boundaries
  }

  /// The area that a view asks for, as a person would write it, where all of it is the view's and
  /// nothing else is: nothing lies in front, and nothing cuts it. Nil where that is not so, or not
  /// as plain.
  package func openArea(of view: Int, in tester: HitTester) -> Box? {
    guard tester.nodes.count == tester.tree.views.count, tester.tree.subtreeEnds[view] == view + 1,
      case .box(let exact, let shown)? = edges[view], let front = layers(in: exact)?.first,
      front.node == view, front.box == exact
    else { return nil }
    return shown
  }
}

extension HitTester {
  /// What this hit tester says of the screen, as boxes.
  ///
  /// - Parameter extents: of this hit tester.
  /// - Complexity: O(n) in the number of nodes, times their depth.
  package func layerStack(extents: NodeExtents) -> LayerStack {
    var walk = LayerWalk(
      tester: self, extents: extents, edges: Array(repeating: nil, count: nodes.count))
    walk.visit(0, along: ScreenPath(nodes[0].placement), within: Clip())
    walk.blurred += nearestControls?.candidates.map(\.reach) ?? []
    return LayerStack(walk, over: nodes[0].areaBox)
  }
}

/// What a touch has to be in to get into a node.
private struct Clip {
  var box = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  /// Whether the box is all that it has to be in.
  var isSharp = true

  /// Narrows it to the inside of an edge.
  mutating func narrow(to edge: [Boundary]) {
    switch edge.first {
    case .box(let exact, _): box = box.intersection(exact)
    case .irregular: isSharp = false
    case nil: box = .empty
    }
  }
}

/// Goes through the nodes in the order in which the walk asks them.
private struct LayerWalk {
  let tester: HitTester
  let extents: NodeExtents
  var edges: [Boundary?]
  var cuts: [Int: Boundary] = [:]
  var layers: [LayerStack.Layer] = []
  var blurred: [Box] = []

  mutating func visit(_ index: Int, along path: ScreenPath, within outer: Clip) {
    // By index: a copy of a node would count its references.
    guard tester.nodes[index].takesTouches else { return }
    let edge = path.boundary(of: tester.nodes[index].area)
    edges[index] = edge.first
    var clip = outer
    if tester.nodes[index].areaPrunes { clip.narrow(to: edge) }
    if let box = tester.nodes[index].pruningBox {
      let cut = path.boundary(of: .rectangle(box))
      cuts[index] = cut.first
      clip.narrow(to: cut)
    }
    if tester.nodes[index].surface != nil { clip.isSharp = false }
    var child = tester.nodes[index].frontChild
    while child >= 0 {
      visit(child, along: path.appending(tester.nodes[child].placement), within: clip)
      child = tester.nodes[child].behind
    }
    guard tester.nodes[index].canAnswer, let first = edge.first else { return }
    guard clip.isSharp, case .box(let exact, _) = first else {
      blurred.append(extents[index])
      return
    }
    let box = exact.intersection(clip.box)
    if !box.isEmpty {
      layers.append(.init(box: box, view: tester.nodes[index].view, node: index))
    }
  }
}
