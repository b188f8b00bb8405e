import HitTesting

/// A scenario on one screen with one strategy of each kind alone: see `StrategyTwins`.
struct DistinctStrategies {
  /// The scenario with these strategies alone.
  let scenario: Scenario
  /// The screen under them.
  let screen: ScreenUnderStrategies
  /// Which strategies of the whole scenario they stand for.
  let twins: StrategyTwins

  init(of scenario: Scenario, on tree: ViewTree) {
    let testers = scenario.strategies.map { HitTester(tree: tree, strategy: $0) }
    let baseline = scenario.baseline
    // The baseline stands for itself alone: it is not compared with itself, as one like it is.
    let twins = StrategyTwins(count: testers.count) { strategy, firsts in
      strategy == baseline
        ? nil : firsts.first { $0 != baseline && testers[$0].agrees(with: testers[strategy]) }
    }
    var own = scenario
    own.strategies = twins.firsts.map { scenario.strategies[$0] }
    own.baseline = twins.kinds[baseline]
    self.scenario = own
    self.twins = twins
    screen = ScreenUnderStrategies(twins.firsts.map { testers[$0] })
  }

  /// For each target, for each strategy of the whole scenario, the hit area.
  func areas(of targets: [Int], threads: Int) throws -> [[AreaResult]] {
    try screen.areas(of: targets, twins: twins, threads: threads)
  }

  /// A run of the scenario with these alone, as one of the whole scenario.
  func spread(_ run: Results.Run) -> Results.Run {
    var whole = run
    for index in whole.targets.indices {
      whole.targets[index].strategies = twins.spread(run.targets[index].strategies)
    }
    whole.totals = twins.spread(run.totals)
    return whole
  }
}
