import HitTesting

/// One screen under every strategy of a scenario.
struct ScreenUnderStrategies: Sendable {
  /// One hit tester for each strategy.
  let testers: [HitTester]
  /// The extents of each tester's nodes.
  let extents: [NodeExtents]

  init(_ tree: ViewTree, _ strategies: [Strategy]) {
    testers = strategies.map { HitTester(tree: tree, strategy: $0) }
    extents = testers.map { $0.extents() }
  }

  /// For each target, for each strategy, the hit area.
  func areas(of targets: [Int], threads: Int) throws -> [[AreaResult]] {
    try parallelMap(targets, threads: threads) { target in
      zip(testers, extents).map {
        AreaSurvey(tester: $0, extents: $1, target: target).result
      }
    }
  }
}
