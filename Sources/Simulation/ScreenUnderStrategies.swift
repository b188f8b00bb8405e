import HitTesting

/// One screen under every strategy of a scenario.
struct ScreenUnderStrategies: Sendable {
  /// One hit tester for each kind of strategy.
  let testers: [HitTester]
  /// The extents of each tester's nodes.
  let extents: [NodeExtents]
  /// What each tester says, as boxes.
  let stacks: [LayerStack]
  /// Which strategies the testers stand for.
  let twins: StrategyTwins

  /// A screen under strategies each of which is looked at on its own.
  init(_ tree: ViewTree, _ strategies: [Strategy]) {
    self.init(
      strategies.map { HitTester(tree: tree, strategy: $0) },
      twins: StrategyTwins(unlike: strategies.count))
  }

  /// A screen under kinds of strategies, one hit tester for each.
  init(_ testers: [HitTester], twins: StrategyTwins) {
    self.testers = testers
    self.twins = twins
    extents = testers.map { $0.extents() }
    stacks = zip(testers, extents).map { $0.layerStack(extents: $1) }
  }

  /// For each target, for each strategy, the hit area.
  func areas(of targets: [Int], threads: Int) throws -> [[AreaResult]] {
    let screens = testers.indices.map {
      ScreenUnderStrategy(tester: testers[$0], extents: extents[$0], stack: stacks[$0])
    }
    return try parallelMap(targets, threads: threads) { target in
      twins.spreadEach { screens[$0].area(of: target) }
    }
  }

  /// For each tester, the layers that overlap a window; nil where boxes do not tell all.
  func layers(in window: Box) -> [[LayerStack.Layer]]? {
    var layers: [[LayerStack.Layer]] = []
    layers.reserveCapacity(stacks.count)
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
