import HitTesting

/// A scenario on one screen with one strategy of each kind alone: see `StrategyTwins`.
struct DistinctStrategies {
  /// The scenario with these strategies alone.
  let scenario: Scenario
  /// The screen under them.
  let screen: ScreenUnderStrategies

  /// The scenario of which the strategies that come to the same on a screen are answered once.
  init(of scenario: Scenario, on tree: ViewTree) {
    var twins = StrategyTwins()
    // One for each kind.
    var testers: [HitTester] = []
    var fingerprints: [UInt64] = []
    for (index, strategy) in scenario.strategies.enumerated() {
      let tester = HitTester(tree: tree, strategy: strategy)
      let fingerprint = tester.fingerprint
      // The baseline stands for itself alone: it is not compared with itself, as one like it is.
      let kind =
        index == scenario.baseline
        ? nil
        : testers.indices.first {
          twins.firsts[$0] != scenario.baseline && fingerprints[$0] == fingerprint
            && testers[$0].agrees(with: tester)
        }
      twins.add(like: kind)
      if kind == nil {
        testers.append(tester)
        fingerprints.append(fingerprint)
      }
    }
    var own = scenario
    own.strategies = twins.firsts.map { scenario.strategies[$0] }
    own.baseline = twins.kinds[scenario.baseline]
    self.scenario = own
    screen = ScreenUnderStrategies(testers, twins: twins)
  }

  /// A run of the scenario with these alone, as one of the whole scenario.
  func spread(_ run: Results.Run) -> Results.Run {
    var whole = run
    for index in whole.targets.indices {
      whole.targets[index].strategies = screen.twins.spread(run.targets[index].strategies)
    }
    whole.totals = screen.twins.spread(run.totals)
    return whole
  }
}
