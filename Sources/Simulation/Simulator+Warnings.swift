extension Simulator {
  /// What a user should know about the strategies of a scenario before any tap is drawn: targets
  /// out of reach, areas that are cut, covered or turned over, strategies that come to the same. A
  /// run's `Results.warnings` hold the same, and what its taps tell.
  ///
  /// - Parameter threads: at least 1; how many work at once.
  /// - Throws: what the survey of the areas throws.
  public static func warnings(about scenario: Scenario, threads: Int = 1) throws -> [String] {
    var results = Results(scenario: scenario, areas: [], runs: [], warnings: [])
    for layout in scenario.layouts {
      let distinct = DistinctStrategies(of: scenario, on: layout.tree)
      results.areas.append(try distinct.screen.areas(of: layout.targets, threads: threads))
    }
    return ScenarioWarnings(results).sentences
  }
}
