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
    self.init(strategies.map { HitTester(tree: tree, strategy: $0) })
  }

  /// The screen under the strategy of each of these hit testers.
  init(_ testers: [HitTester]) {
    self.testers = testers
    extents = testers.map { $0.extents() }
    stacks = zip(testers, extents).map { $0.layerStack(extents: $1) }
  }

  /// For each target, for each strategy, the hit area.
  ///
  /// - Parameter twins: strategies that stand for others, and get areas for them too.
  func areas(
    of targets: [Int], twins: StrategyTwins? = nil, threads: Int
  ) throws -> [[AreaResult]] {
    let twins = twins ?? StrategyTwins(unlike: testers.count)
    let screens = testers.indices.map {
      ScreenUnderStrategy(tester: testers[$0], extents: extents[$0], stack: stacks[$0])
    }
    return try parallelMap(targets, threads: threads) { target in
      twins.spread { screens[$0].area(of: target) }
    }
  }

  /// For each strategy, the layers that overlap a window; nil where boxes do not tell all.
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
