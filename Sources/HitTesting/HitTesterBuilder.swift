/// Works out the nodes of a `HitTester`: for each view its placement, its hit area and its children
/// front to back, and the overlay buttons that a strategy adds.
struct HitTesterBuilder {
  let tree: ViewTree
  let rules: PlatformRules
  private(set) var nodes: [HitNode] = []
  /// What decides for each view; `bounds` where nothing else does.
  let areaRules: [AreaRule]
  private let trims: [Int: NeighborTrim]
  /// The overlay nodes of each parent, with the child each belongs to.
  private var overlays: [Int: [Overlay]] = [:]

  private struct Overlay {
    var node: Int
    var target: Int
    var order: OverlayOrder
  }

  init(tree: ViewTree, strategy: Strategy) {
    self.tree = tree
    rules = PlatformRules(tree.screen.platform)
    areaRules = strategy.resolvedRules(in: tree)
    trims = NeighborTrim.all(in: tree, rules: areaRules)
  }

  mutating func build() {
    nodes.reserveCapacity(tree.views.count)
    for index in tree.views.indices { nodes.append(node(index, tree.views[index])) }
    for index in tree.views.indices.dropFirst() {
      guard case .overlayButton(let insets, let order) = areaRules[index] else { continue }
      addOverlay(over: index, insets, order)
    }
    for index in tree.views.indices {
      for (rank, child) in childrenFrontToBack(of: index).enumerated() {
        nodes[child].siblingRank = rank
      }
    }
    nodes.linkSiblings()
  }

  private func node(_ index: Int, _ view: View) -> HitNode {
    let placement = placement(index)
    let area = hitArea(index, view, placement.bounds)
    var node = HitNode(
      view: index, parent: tree.parents[index], placement: placement,
      takesTouches: rules.takesTouches(view),
      areaBox: Box(minX: 0, minY: 0, maxX: 0, maxY: 0), curvedArea: nil,
      canAnswer: !view.isPassthrough,
      areaPrunes: rules.areaPrunesChildren || index == 0)
    switch area {
    case .nothing: break
    case .rectangle(let box): node.areaBox = box
    case .ellipse, .rounded, .trimmed: node.curvedArea = area
    }
    if rules.scrollViewPrunes && view.kind == .scrollView {
      node.pruningBox = placement.bounds.box
    }
    if !view.deliversUndrawnTouches { node.surface = DrawnSurface(index, in: tree) }
    return node
  }

  /// The placement under the strategy: `paddedFrame` moves the frame, and the bounds with it, so
  /// that the children stay where they are on the screen.
  private func placement(_ index: Int) -> Placement {
    var placement = tree.placements[index]
    guard case .paddedFrame(let insets) = areaRules[index] else { return placement }
    let old = placement.frame.origin
    placement.frame = placement.frame.inset(by: insets).standardized
    placement.boundsOrigin.x += placement.frame.origin.x - old.x
    placement.boundsOrigin.y += placement.frame.origin.y - old.y
    return placement
  }

  private func hitArea(_ index: Int, _ view: View, _ bounds: Rectangle) -> HitArea {
    let hasChildren = tree.subtreeEnds[index] > index + 1
    let rule = areaRules[index]
    if rules.containersHaveNoArea && hasChildren && index > 0 && !rule.givesContainersAnArea {
      return .nothing
    }
    if let trim = trims[index] { return trim.area }
    return rule.hitArea(in: bounds, of: view, direction: tree.screen.direction)
  }

  private mutating func addOverlay(over target: Int, _ insets: Insets, _ order: OverlayOrder) {
    let frame = tree.placements[target].frame.inset(by: insets).standardized
    let placement = Placement(frame: frame)
    let node = HitNode(
      view: target, parent: tree.parents[target], placement: placement,
      takesTouches: tree.isReachable[target] && tree.views[target].isEnabled,
      areaBox: placement.bounds.box, curvedArea: nil, canAnswer: true,
      areaPrunes: rules.areaPrunesChildren)
    overlays[tree.parents[target], default: []].append(
      Overlay(node: nodes.count, target: target, order: order))
    nodes.append(node)
  }

  private func childrenFrontToBack(of parent: Int) -> [Int] {
    let added = overlays[parent] ?? []
    // In layout order, as the children are.
    var above = added.filter { $0.order == .aboveTarget }[...]
    var order: [(node: Int, zIndex: Double)] = []
    var child = parent + 1
    while child < tree.subtreeEnds[parent] {
      let z = rules.usesSwiftUIModifiers ? tree.views[child].zIndex : 0
      order.append((child, z))
      if let overlay = above.first, overlay.target == child {
        order.append((overlay.node, z))
        above.removeFirst()
      }
      child = tree.subtreeEnds[child]
    }
    order += added.filter { $0.order == .front }.map { ($0.node, .infinity) }
    if rules.usesSwiftUIModifiers {
      // `sort` is stable in Swift's library, but not by contract: the place breaks ties.
      order = order.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element)
    }
    return order.reversed().map(\.node)
  }

  /// The controls under `nearest`, with what their redirection needs to know.
  func nearestControls() -> NearestControls? {
    let views = tree.views.indices.filter {
      if case .nearest = areaRules[$0] { return isCandidate($0) }
      return false
    }
    guard !views.isEmpty else { return nil }
    let ranks = frontRanks()
    let candidates: [NearestControls.Candidate] = views.compactMap { view in
      guard case .nearest(let radius) = areaRules[view], let frame = tree.visibleFrames[view]
      else { return nil }
      return NearestControls.Candidate(
        view: view, radius: radius, frame: frame, frontRank: ranks[view],
        surfaces: tree.path(to: view).filter { nodes[$0].surface != nil })
    }
    return NearestControls(candidates: candidates)
  }

  private func isCandidate(_ view: Int) -> Bool {
    tree.views[view].isControl && tree.views[view].isEnabled && tree.isReachable[view]
      && tree.visibleFrames[view] != nil
  }

  /// For each node how far in front it is: a child is in front of its parent.
  private func frontRanks() -> [Int] {
    var ranks = Array(repeating: 0, count: nodes.count)
    var rank = 0
    var stack = [0]
    while let node = stack.popLast() {
      ranks[node] = rank
      rank += 1
      // The frontmost child is pushed first, so it is taken last and ranks highest.
      var child = nodes[node].frontChild
      while child >= 0 {
        stack.append(child)
        child = nodes[child].behind
      }
    }
    return ranks
  }
}
