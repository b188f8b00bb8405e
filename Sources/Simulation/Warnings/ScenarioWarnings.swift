import HitTesting

/// What a user should know about strategies that do less, or other, than their numbers say. One
/// sentence for each strategy and kind of trouble; `areas.csv` has every target.
struct ScenarioWarnings {
  let scenario: Scenario
  /// For each layout, for each of its targets, for each strategy.
  let areas: [[[AreaResult]]]
  /// Empty where no taps were drawn.
  let runs: [Results.Run]
  /// Whether the taps were recorded, so that fingers play no part.
  let isReplay: Bool

  init(_ results: Results) {
    scenario = results.scenario
    areas = results.areas
    runs = results.runs
    isReplay = results.replay != nil
  }

  var sentences: [String] {
    scenario.layouts.indices.flatMap { layout in
      unreachable(layout) + [concealed(layout)].compactMap { $0 }
        + scenario.strategies.indices.flatMap { troubles(layout, $0) }
    } + lostTaps + equalStrategies
  }

  private func troubles(_ layout: Int, _ strategy: Int) -> [String] {
    let rules = scenario.strategies[strategy].resolvedRules(in: scenario.layouts[layout].tree)
    return insets(layout, strategy, rules)
      + [cuts(layout, strategy, rules), covered(layout, strategy, rules)].compactMap { $0 }
  }

  /// "layout "player", strategy "min:44"", without the layout where there is but one.
  func name(_ layout: Int, _ strategy: Int) -> String {
    layoutName(layout) + "strategy \"\(scenario.strategies[strategy].name)\""
  }

  /// "layout "player", "; empty where there is but one.
  func layoutName(_ layout: Int) -> String {
    scenario.layouts.count > 1 ? "layout \"\(scenario.layouts[layout].name)\", " : ""
  }
}
