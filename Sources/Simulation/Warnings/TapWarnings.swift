import HitTesting

extension ScenarioWarnings {
  /// The share of a target's taps that may scatter off the screen without a word.
  private static let lostShare = 0.01

  /// Targets that lose taps off the screen, which no strategy can bring back.
  var lostTaps: [String] {
    runs.compactMap { run in
      let tree = scenario.layouts[run.layout].tree
      let concerned = run.targets.compactMap { target -> (rate: Double, text: String)? in
        let lost = target.strategies.first?.outcomes.first { $0.event == .missed(.offscreen) }
        guard let rate = lost?.share.rate, rate > Self.lostShare else { return nil }
        return (rate, "\(tree.views[target.target].id) (\(WarningText.percent(rate)))")
      }
      guard !concerned.isEmpty else { return nil }
      let worstFirst = concerned.sorted { $0.rate > $1.rate }.map(\.text)
      let finger =
        scenario.fingers.count > 1 && !isReplay
        ? "finger \"\(scenario.fingers[run.finger].name)\", " : ""
      return layoutName(run.layout) + finger
        + "taps fall off the screen, whatever the strategy, for \(WarningText.list(worstFirst))"
    }
  }

  /// Strategies that come to the same as one before them, on every target of every layout.
  var equalStrategies: [String] {
    guard scenario.layouts.contains(where: { !$0.targets.isEmpty }) else { return [] }
    var different: [Int] = []
    var groups: [(first: Int, same: [Int])] = []
    for strategy in scenario.strategies.indices {
      if let first = different.first(where: { areEqual($0, strategy) }) {
        if let index = groups.firstIndex(where: { $0.first == first }) {
          groups[index].same.append(strategy)
        } else {
          groups.append((first, [strategy]))
        }
      } else {
        different.append(strategy)
      }
    }
    return groups.map { group in
      let names = group.same.map { "\"\(scenario.strategies[$0].name)\"" }
      let verb = names.count == 1 ? "strategy \(names[0]) does" : "strategies \(listed(names)) do"
      return "\(verb) the same as \"\(scenario.strategies[group.first].name)\" here: "
        + "the same hit areas\(runs.isEmpty ? "" : " and the same rates") for every target"
    }
  }

  private func listed(_ names: [String]) -> String {
    names.count > 3 ? WarningText.list(names) : WarningText.words(names)
  }

  private func areEqual(_ one: Int, _ other: Int) -> Bool {
    areas.allSatisfy { $0.allSatisfy { $0[one] == $0[other] } }
      && runs.allSatisfy {
        $0.targets.allSatisfy { $0.strategies[one].outcomes == $0.strategies[other].outcomes }
      } && scenario.layouts.allSatisfy { shapes(of: $0, one) == shapes(of: $0, other) }
  }

  /// The shape of each target's area: boxes do not tell an ellipse from a rectangle.
  private func shapes(of layout: Scenario.Layout, _ strategy: Int) -> [Shape] {
    let (tree, strategy) = (layout.tree, scenario.strategies[strategy])
    let isShape = { (rule: AreaRule) in if case .contentShape = rule { true } else { false } }
    guard strategy.mayGive(to: layout.targets, in: tree, isShape) else {
      return layout.targets.map { _ in .rectangle }
    }
    let rules = strategy.resolvedRules(in: tree)
    return layout.targets.map { target in
      guard case .contentShape(let shape) = rules[target] else { return .rectangle }
      return shape ?? tree.views[target].shape
    }
  }
}
