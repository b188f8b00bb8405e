import HitTesting

/// What a user should know about strategies that do less, or other, than their numbers say. One
/// sentence for each strategy and kind of trouble; `areas.csv` has every target.
struct ScenarioWarnings {
  private let results: Results

  init(_ results: Results) { self.results = results }

  var sentences: [String] {
    results.scenario.layouts.indices.flatMap { layout in
      results.scenario.strategies.indices.flatMap { strategy in
        [
          insets(layout, strategy, .shrinks, "is smaller than what people see for"),
          insets(layout, strategy, .turnsOver, "overshoots and is turned over for"),
          insets(layout, strategy, .vanishes, "overshoots and leaves nothing of"),
          cuts(layout, strategy), covered(layout, strategy),
        ].compactMap { $0 }
      }
    }
  }

  /// Areas that the insets make smaller, with what is left of them.
  private func insets(
    _ layout: Int, _ strategy: Int, _ effect: InsetEffect, _ words: String
  ) -> String? {
    let scenario = results.scenario
    let tree = scenario.layouts[layout].tree
    let concerned = zip(scenario.layouts[layout].targets, results.areas[layout]).compactMap {
      target, areas -> String? in
      let rule = scenario.strategies[strategy].resolvedRule(for: tree.views[target])
      let bounds = tree.placements[target].bounds
      guard rule.insetEffect(on: bounds, direction: tree.screen.direction) == effect else {
        return nil
      }
      let live = areas[strategy].live.map { Self.size($0) + " pt are live" } ?? "nothing is live"
      return "\(tree.views[target].id) (\(live))"
    }
    guard !concerned.isEmpty else { return nil }
    return "\(name(layout, strategy)): the hit area \(words) \(Self.list(concerned))"
  }

  /// Areas that an ancestor or the screen's edge cuts.
  private func cuts(_ layout: Int, _ strategy: Int) -> String? {
    let scenario = results.scenario
    let tree = scenario.layouts[layout].tree
    let concerned = zip(scenario.layouts[layout].targets, results.areas[layout]).compactMap {
      target, areas -> String? in
      guard scenario.strategies[strategy].resolvedRule(for: tree.views[target]).enlarges,
        let asked = areas[strategy].asked, let share = areas[strategy].liveShare
      else { return nil }
      let cutters = areas[strategy].lostTo.filter {
        $0 < target && target < tree.subtreeEnds[$0]
          && !scenario.strategies[strategy].resolvedRule(for: tree.views[$0]).isOverlay
      }
      guard !cutters.isEmpty else { return nil }
      let names = cutters.map { $0 == 0 ? "the screen's edge" : tree.views[$0].id }
      let left = Self.percent(share)
      return "\(tree.views[target].id) (asks for \(Self.size(asked)) pt, \(left) of it is live, "
        + "cut by \(names.joined(separator: " and ")))"
    }
    guard !concerned.isEmpty else { return nil }
    return "\(name(layout, strategy)): the hit area is cut for \(Self.list(concerned))"
  }

  /// Controls that an overlay button hides.
  private func covered(_ layout: Int, _ strategy: Int) -> String? {
    let tree = results.scenario.layouts[layout].tree
    let rules = results.scenario.strategies[strategy]
    let concerned = tree.views.indices.dropFirst().flatMap { target -> [String] in
      guard case .overlayButton = rules.rule(for: tree.views[target]) else { return [] }
      return (target + 1..<tree.subtreeEnds[target]).filter {
        tree.views[$0].isControl && tree.isReachable[$0] && tree.visibleFrames[$0] != nil
      }.map { "\(tree.views[$0].id) (inside \(tree.views[target].id))" }
    }
    guard !concerned.isEmpty else { return nil }
    return "\(name(layout, strategy)): an overlay button covers \(Self.list(concerned))"
  }

  private func name(_ layout: Int, _ strategy: Int) -> String {
    let strategyName = "strategy \"\(results.scenario.strategies[strategy].name)\""
    guard results.scenario.layouts.count > 1 else { return strategyName }
    return "layout \"\(results.scenario.layouts[layout].name)\", \(strategyName)"
  }

  /// The first three, and how many more.
  private static func list(_ items: [String]) -> String {
    let shown = items.prefix(3).joined(separator: ", ")
    return items.count > 3 ? "\(shown) and \(items.count - 3) more" : shown
  }

  private static func size(_ box: Box) -> String {
    let most = Double.greatestFiniteMagnitude
    return "\(short(min(box.width, most))) x \(short(min(box.height, most)))"
  }

  /// At most one decimal.
  private static func short(_ length: Double) -> String {
    let tenths = (length * 10).rounded() / 10
    let text = "\(tenths.isFinite ? tenths : length)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A whole percentage that is 0 or 100 only where nothing or all is left.
  private static func percent(_ share: Double) -> String {
    let percent = (share * 100).rounded()
    return "\(short(share > 0 && share < 1 ? min(max(percent, 1), 99) : percent)) %"
  }
}

extension Strategy {
  /// What decides for a view, with `asIs` resolved to the view's own hit area.
  fileprivate func resolvedRule(for view: View) -> AreaRule {
    let rule = rule(for: view) ?? .asIs
    return rule == .asIs ? view.hitArea ?? .bounds : rule
  }
}

extension AreaRule {
  /// Whether an ancestor under the rule covers what lies inside, of which another warning speaks.
  fileprivate var isOverlay: Bool {
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
