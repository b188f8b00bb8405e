import HitTesting

/// One screen under every strategy of a scenario.
struct ScreenUnderStrategies: Sendable {
  /// One hit tester for each strategy.
  let testers: [HitTester]
  /// The extents of each tester's nodes.
  let extents: [NodeExtents]
  /// What each tester says, as boxes.
  let stacks: [LayerStack]

  init(_ tree: ViewTree, _ strategies: [Strategy]) {
    testers = strategies.map { HitTester(tree: tree, strategy: $0) }
    extents = testers.map { $0.extents() }
    stacks = zip(testers, extents).map { $0.layerStack(extents: $1) }
  }

  /// For each target, for each strategy, the hit area.
  func areas(of targets: [Int], threads: Int) throws -> [[AreaResult]] {
    try parallelMap(targets, threads: threads) { target in
      testers.indices.map { area(of: target, under: $0) }
    }
  }

  // By index: a copy of a hit tester counts a dozen references.
  private func area(of target: Int, under strategy: Int) -> AreaResult {
    if let box = stacks[strategy].openArea(of: target, in: testers[strategy]),
      testers[strategy].judge(target).actor == target
    {
      // As most are: nothing to survey.
      return AreaResult(
        frame: testers[strategy].tree.visibleFrames[target]?.box ?? .empty, asked: box, live: box,
        liveShare: 1, lostTo: [])
    }
    return AreaSurvey(
      tester: testers[strategy], extents: extents[strategy], stack: stacks[strategy],
      target: target
    ).result
  }

  /// For each strategy, the layers that overlap a window; nil where boxes do not tell all.
  func layers(in window: Box) -> [[LayerStack.Layer]]? {
    var layers: [[LayerStack.Layer]] = []
    for stack in stacks {
      guard let own = stack.layers(in: window) else { return nil }
      layers.append(own)
    }
    return layers
  }

  /// The testers, restricted to a window.
  func restricted(to window: Box) -> [HitTester] {
    testers.indices.map { testers[$0].restricted(to: window, extents: extents[$0]) }
  }
}
