import HitTesting

extension ScenarioWarnings {
  /// Areas that the insets make smaller, with what is left of them.
  ///
  /// - Parameter rules: what decides for each view under the strategy.
  func insets(_ layout: Int, _ strategy: Int, _ rules: [AreaRule]) -> [String] {
    let (tree, targets) = (scenario.layouts[layout].tree, scenario.layouts[layout].targets)
    var concerned: [InsetEffect: [WarningText.Remnant]] = [:]
    for (place, target) in targets.enumerated() {
      guard
        let effect = rules[target].insetEffect(
          on: tree.placements[target].bounds, direction: tree.screen.direction)
      else { continue }
      let live = areas[layout][place][strategy].live
      let note = live.map { WarningText.size($0) + " pt are live" } ?? "nothing is live"
      let size = live.map { $0.width * $0.height } ?? 0
      concerned[effect, default: []].append((size, tree.views[target].id, note))
    }
    let words: [(InsetEffect, String)] = [
      (.shrinks, "is smaller than what people see for"),
      (.turnsOver, "overshoots and is turned over for"),
      (.vanishes, "overshoots and leaves nothing of"),
    ]
    return words.compactMap { effect, words in
      guard let concerned = concerned[effect] else { return nil }
      let list =
        effect == .vanishes
        ? WarningText.list(concerned.map(\.name)) : WarningText.list(leastFirst: concerned)
      return "\(name(layout, strategy)): the hit area \(words) \(list)"
    }
  }

  /// Areas that an ancestor or the screen's edge cuts.
  func cuts(_ layout: Int, _ strategy: Int, _ rules: [AreaRule]) -> String? {
    let (tree, targets) = (scenario.layouts[layout].tree, scenario.layouts[layout].targets)
    let concerned = targets.indices.compactMap { place -> WarningText.Remnant? in
      let target = targets[place]
      // By index: most have lost nothing, and a copy of an area counts references.
      guard rules[target].enlarges, !areas[layout][place][strategy].lostTo.isEmpty
      else { return nil }
      let area = areas[layout][place][strategy]
      guard area.live != nil, let asked = area.asked, let share = area.liveShare
      else { return nil }
      let cutters = area.lostTo.filter {
        tree.isAncestor($0, of: target) && !rules[$0].isOverlay
      }
      guard !cutters.isEmpty else { return nil }
      let names = cutters.map { $0 == 0 ? "the screen's edge" : tree.views[$0].id }
      let note =
        "\(WarningText.percent(share)) of \(WarningText.size(asked)) pt is live, "
        + "cut by \(WarningText.words(names))"
      return (share, tree.views[target].id, note)
    }
    guard !concerned.isEmpty else { return nil }
    return "\(name(layout, strategy)): the hit area is cut for "
      + WarningText.list(leastFirst: concerned)
  }

  /// Controls that an overlay button hides.
  func covered(_ layout: Int, _ strategy: Int, _ rules: [AreaRule]) -> String? {
    guard rules.contains(where: \.isOverlay) else { return nil }
    let tree = scenario.layouts[layout].tree
    // The innermost button that covers each control, found in one pass.
    var open: [Int] = []
    var concerned: [(name: String, note: String)] = []
    for view in tree.views.indices.dropFirst() {
      while let last = open.last, tree.subtreeEnds[last] <= view { open.removeLast() }
      let isShown =
        tree.views[view].isControl && tree.isReachable[view] && tree.visibleFrames[view] != nil
      if isShown, let cover = open.last {
        concerned.append((tree.views[view].id, "inside \(tree.views[cover].id)"))
      }
      if rules[view].isOverlay { open.append(view) }
    }
    guard !concerned.isEmpty else { return nil }
    return "\(name(layout, strategy)): an overlay button covers \(WarningText.list(concerned))"
  }
}

extension AreaRule {
  /// Whether an ancestor under the rule covers what lies inside, of which another warning speaks.
  var isOverlay: Bool {
    if case .overlayButton = self { return true }
    return false
  }

  /// Whether the rule asks for more than the bounds on purpose.
  fileprivate var enlarges: Bool {
    switch self {
    case .asIs, .bounds, .contentShape, .nearest: false
    default: true
    }
  }
}
