extension HitTester {
  /// The same answer as `touch(at:)`, with the way to it.
  ///
  /// - Complexity: O(n) in the number of views; nothing is skipped.
  package func walk(at p: Point) -> Walk {
    var steps: [Walk.Step] = []
    _ = walk(p, 0, depth: 0, screen: p, steps: &steps)
    let touch = touch(at: p)
    return Walk(
      steps: touch.reason == .offScreen ? [] : steps, touch: touch, rivals: rivals(of: touch, at: p)
    )
  }

  /// `find`, noting each step: whether something was found in the node.
  private func walk(
    _ parentPoint: Point, _ index: Int, depth: Int, screen: Point, steps: inout [Walk.Step]
  ) -> Bool {
    func note(_ event: Walk.Event) {
      let node = Walk.Node(view: nodes[index].view, isOverlay: index >= tree.views.count)
      steps.append(Walk.Step(depth: depth, node: node, event: event))
    }
    guard let p = entry(of: parentPoint, into: index, screen: screen) else {
      note(.passedOver(refusal(of: parentPoint, from: index)))
      return false
    }
    note(.entered)
    var child = nodes[index].frontChild
    while child >= 0 {
      if walk(p, child, depth: depth + 1, screen: screen, steps: &steps) { return true }
      child = nodes[child].behind
    }
    let isInside = nodes[index].areaPrunes || nodes[index].areaContains(p)
    let isFound = isInside && nodes[index].canAnswer
    note(isFound ? .found : .nothingFound(isInside ? nil : nodes[index].area.refusal(of: p)))
    return isFound
  }

  /// Why `entry` let a point not in.
  private func refusal(of parentPoint: Point, from index: Int) -> Refusal {
    let node = nodes[index]
    guard node.takesTouches else {
      return rules.barrier(of: tree.views[node.view]).map(Refusal.barrier) ?? .deadOverlay
    }
    let p = node.placement.convertFromParent(parentPoint)
    if node.areaPrunes && !node.areaContains(p) { return node.area.refusal(of: p) }
    if let box = node.pruningBox, !box.contains(p) {
      return .cutByScrollView(Refusal.Offset(of: p, from: box))
    }
    return .undrawn
  }

  /// The enabled controls that ask for a point but do not act.
  private func rivals(of touch: Touch, at p: Point) -> [Walk.Rival] {
    guard touch.reason != .offScreen else { return [] }
    return tree.targets.compactMap { view in
      guard view != touch.actor, askedArea(of: view).contains(p) else { return nil }
      return Walk.Rival(view: view, taker: taker(of: p, from: view, touch: touch))
    }
  }
}

extension HitArea {
  /// Why a point of the view's space that the area does not contain is outside.
  fileprivate func refusal(of p: Point) -> Refusal {
    switch self {
    case .nothing: .noArea
    case .rectangle(let box) where box.isEmpty: .noArea
    case .rectangle(let box): .outside(Refusal.Offset(of: p, from: box))
    case .ellipse(let box), .rounded(let box, _):
      .outside(Refusal.Offset(of: p, from: box, otherwise: .curve))
    case .trimmed(let box, _): .outside(Refusal.Offset(of: p, from: box, otherwise: .seam))
    }
  }
}
