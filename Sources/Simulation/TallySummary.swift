import HitTesting

/// Turns the tallies of a layout's targets into rates, outcomes and comparisons.
struct TallySummary {
  let scenario: Scenario
  let layout: Scenario.Layout
  let margin: Double
  private let twins: StrategyTwins
  private let comparisons: ComparisonMemory

  /// A summary of tallies that have an event for each kind of strategy.
  init(scenario: Scenario, twins: StrategyTwins, layout: Scenario.Layout, margin: Double) {
    self.scenario = scenario
    self.twins = twins
    self.layout = layout
    self.margin = margin
    comparisons = ComparisonMemory(margin: margin)
  }

  /// The results of a layout under one finger, from the result of each target.
  func run(_ targets: [TargetResult], layout index: Int, finger: Int) -> Results.Run {
    let totals = twins.spreadEach { total(of: twins.firsts[$0], targets) }
    return Results.Run(layout: index, finger: finger, targets: targets, totals: totals)
  }

  /// The result of one target, from its tally.
  func result(of target: Int, _ tally: Tally) -> TargetResult {
    let taps = tally.taps
    let order = OutcomeOrder(tree: layout.tree, target: target)
    let counts = EventCounts(
      tally, order, strategies: twins.firsts.count, baseline: twins.kinds[scenario.baseline])
    let strategies = twins.spreadEach { kind in
      let own = counts.strategies[kind]
      let outcomes = order.outcomes(of: own.taps.map(\.event)) { event in
        Share(count: own.taps.first { $0.event == event }?.count ?? 0, of: taps)
      }
      let (hits, misses, collisions) = outcomes.sums { $0.share.count ?? 0 }
      let isBaseline = twins.firsts[kind] == scenario.baseline
      return StrategyResult(
        taps: taps, hits: Share(count: hits, of: taps), misses: Share(count: misses, of: taps),
        collisions: Share(count: collisions, of: taps), outcomes: outcomes,
        comparison: isBaseline
          ? nil : comparisons.comparison(gained: own.gained, lost: own.lost, taps: taps))
    }
    return TargetResult(target: target, strategies: strategies)
  }

  /// All targets together, by weight.
  func total(of strategy: Int, _ targets: [TargetResult]) -> StrategyResult {
    let weights = targets.map { layout.tree.views[$0.target].weight }
    let taps = targets.map { $0.strategies[strategy].taps ?? 0 }
    let share = { (part: (StrategyResult) -> Share) in
      Share(
        counts: targets.map { part($0.strategies[strategy]).count ?? 0 }, taps: taps,
        weights: weights)
    }
    let comparisons = targets.compactMap { $0.strategies[strategy].comparison }
    return StrategyResult(
      taps: taps.reduce(0, +), hits: share { $0.hits }, misses: share { $0.misses },
      collisions: share { $0.collisions }, outcomes: [],
      comparison: strategy == scenario.baseline
        ? nil
        : Comparison(
          gained: comparisons.map { $0.gained.count ?? 0 },
          lost: comparisons.map { $0.lost.count ?? 0 }, taps: taps, weights: weights,
          margin: margin))
  }
}
