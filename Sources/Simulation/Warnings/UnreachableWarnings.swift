import HitTesting

extension ScenarioWarnings {
  /// Targets that no tap can fire, each with the reason: one sentence where it is so under every
  /// strategy, else one for each.
  func unreachable(_ layout: Int) -> [String] {
    let lists = scenario.strategies.indices.map { dead(layout, $0) }
    guard let first = lists.first, lists.count > 1,
      lists.allSatisfy({ $0.elementsEqual(first, by: ==) })
    else {
      return lists.indices.filter { !lists[$0].isEmpty }.map {
        "\(name(layout, $0)): no tap can fire \(WarningText.list(lists[$0]))"
      }
    }
    guard !first.isEmpty else { return [] }
    let layoutName =
      scenario.layouts.count > 1 ? "layout \"\(scenario.layouts[layout].name)\": " : ""
    return ["\(layoutName)no tap can fire \(WarningText.list(first)), whatever the strategy"]
  }

  private func dead(_ layout: Int, _ strategy: Int) -> [(name: String, note: String)] {
    let (tree, targets) = (scenario.layouts[layout].tree, scenario.layouts[layout].targets)
    return targets.indices.compactMap { place in
      // By index: few are dead, and a copy of an area counts references.
      guard areas[layout][place][strategy].live == nil else { return nil }
      let (target, area) = (targets[place], areas[layout][place][strategy])
      let effect = scenario.strategies[strategy].resolvedRule(for: tree.views[target])
        .insetEffect(on: tree.placements[target].bounds, direction: tree.screen.direction)
      let isUnderOverlay = area.lostTo.contains { taker in
        tree.isAncestor(taker, of: target)
          && scenario.strategies[strategy].resolvedRule(for: tree.views[taker]).isOverlay
      }
      // Of these speak other sentences.
      if effect == .vanishes || isUnderOverlay { return nil }
      return (tree.views[target].id, reason(target, area, tree))
    }
  }

  /// Why nothing of an area is live.
  private func reason(_ target: Int, _ area: AreaResult, _ tree: ViewTree) -> String {
    if let barrier = tree.barrier(to: target) { return barrier.reason(for: target, in: tree) }
    if !tree.views[target].isEnabled { return "disabled" }
    if tree.views[target].isPassthrough { return "passthrough, so never found" }
    guard let asked = area.asked else { return "its hit area is empty" }
    if !asked.overlaps(tree.placements[0].bounds.box) { return "off the screen" }
    // A custom control that is found while a recogniser above it acts.
    if area.lostTo.contains(target), let owner = recognizer(above: target, tree) {
      return "the tap gesture of \(tree.views[owner].id) takes its taps"
    }
    let cutters = area.lostTo.filter { $0 > 0 && tree.isAncestor($0, of: target) }
    let covers = area.lostTo.filter { $0 > 0 && $0 != target && !cutters.contains($0) }
    let cover = covers.isEmpty ? [] : ["covered by \(names(covers, tree))"]
    if cutters.isEmpty { return cover.first.map { "wholly \($0)" } ?? "nothing is found there" }
    return WarningText.words(cutters.prefix(2).map { outside($0, tree) } + cover)
  }

  private func outside(_ cutter: Int, _ tree: ViewTree) -> String {
    let view = tree.views[cutter]
    if tree.placements[cutter].bounds.box.isEmpty { return "inside \(view.id), which has no area" }
    return view.deliversUndrawnTouches
      ? "outside \(view.id)" : "where \(view.id) draws nothing"
  }

  /// Views by their ids, in a few words.
  func names(_ views: [Int], _ tree: ViewTree) -> String {
    let ids = views.map { tree.views[$0].id }
    return views.count > 3 ? WarningText.list(ids) : WarningText.words(ids)
  }

  /// The nearest enabled tap recogniser on an ancestor.
  private func recognizer(above view: Int, _ tree: ViewTree) -> Int? {
    var next = tree.parents[view]
    while next >= 0 {
      if tree.views[next].hasTapGesture && tree.views[next].isEnabled { return next }
      next = tree.parents[next]
    }
    return nil
  }
}
