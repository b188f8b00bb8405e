import HitTesting

extension ScenarioWarnings {
  /// A target is named where less than this of what people see of it is live.
  private static let leastShare = 0.5

  /// Targets that views in front take the most of, though nothing has more than its bounds: the
  /// layout's doing, whatever the strategies are.
  func concealed(_ layout: Int) -> String? {
    let concerned = scenario.layouts[layout].targets.indices.compactMap { place in
      scenario.strategies.indices.lazy.compactMap { concealment(layout, place, $0) }.first
    }
    guard !concerned.isEmpty else { return nil }
    return layoutName(layout)
      + "less than half of what people see takes taps for "
      + WarningText.list(leastFirst: concerned)
  }

  /// How much of a target is live, and what is in front of it; nil where that is no trouble, or a
  /// strategy has a part in it.
  private func concealment(
    _ layout: Int, _ place: Int, _ strategy: Int
  ) -> WarningText.Remnant? {
    // By index: few are concealed, and a copy of an area counts references.
    guard let ofBounds = areas[layout][place][strategy].liveShare, ofBounds < Self.leastShare
    else { return nil }
    let (tree, target) = (scenario.layouts[layout].tree, scenario.layouts[layout].targets[place])
    let area = areas[layout][place][strategy]
    let takers = area.lostTo.filter { $0 > 0 }
    let keepsToBounds = { (view: Int) in
      scenario.strategies[strategy].resolvedRule(for: tree.views[view]) == .bounds
    }
    guard area.live != nil, let bounds = area.asked, ([target] + takers).allSatisfy(keepsToBounds)
    else { return nil }
    // What ancestors clip is not seen.
    let share = ofBounds * (bounds.width / area.frame.width) * (bounds.height / area.frame.height)
    let covers = takers.filter {
      $0 != target && !tree.isAncestor($0, of: target) && !tree.isAncestor(target, of: $0)
    }
    // What controls inside may take, and no view in front, as they keep to their bounds too.
    let inside = takers.filter { tree.isAncestor(target, of: $0) }.reduce(0) { sum, view in
      guard let box = tree.visibleFrames[view]?.box.intersection(area.frame), !box.isEmpty
      else { return sum }
      return sum + (box.width / area.frame.width) * (box.height / area.frame.height)
    }
    guard share + inside < Self.leastShare, !covers.isEmpty else { return nil }
    let cutters = takers.filter {
      tree.isAncestor($0, of: target) && !tree.views[$0].clipsToBounds
    }
    let outside = cutters.map { ", partly outside \(tree.views[$0].id)" }.joined()
    let note =
      WarningText.percent(share) + outside
      + ", \(names(covers, tree)) \(covers.count == 1 ? "is" : "are") in front"
    return (share, tree.views[target].id, note)
  }
}
