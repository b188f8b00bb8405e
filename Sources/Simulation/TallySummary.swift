import HitTesting

/// Turns the tallies of a layout's targets into rates, outcomes and comparisons.
struct TallySummary {
  let scenario: Scenario
  let layout: Scenario.Layout
  let margin: Double

  /// The results of a layout under one finger, from a tally for each target.
  func run(_ tallies: [Tally], layout index: Int, finger: Int) -> Results.Run {
    let targets = zip(layout.targets, tallies).map { target, tally in
      TargetResult(target: target, strategies: strategies(target, tally))
    }
    let totals = scenario.strategies.indices.map { total(of: $0, targets) }
    return Results.Run(layout: index, finger: finger, targets: targets, totals: totals)
  }

  /// The results of one target under each strategy.
  func strategies(_ target: Int, _ tally: Tally) -> [StrategyResult] {
    let taps = tally.taps
    let order = OutcomeOrder(tree: layout.tree, target: target)
    return scenario.strategies.indices.map { strategy in
      var counts: [Event: Int] = [:]
      var (gained, lost) = (0, 0)
      for (events, count) in tally.counts {
        counts[events[strategy], default: 0] += count
        let hit = order.isHit(events[strategy])
        let baselineHit = order.isHit(events[scenario.baseline])
        if hit && !baselineHit { gained += count }
        if baselineHit && !hit { lost += count }
      }
      let outcomes = order.outcomes(of: counts.keys) { share($0, counts, taps) }
      let count = { (kind: Outcome.Kind) in
        Share(
          count: outcomes.filter { $0.kind == kind }.reduce(0) { $0 + ($1.share.count ?? 0) },
          of: taps)
      }
      let isBaseline = strategy == scenario.baseline
      return StrategyResult(
        taps: taps, hits: count(.hit), misses: count(.miss), collisions: count(.collision),
        outcomes: outcomes,
        comparison: isBaseline
          ? nil : Comparison(gained: gained, lost: lost, taps: taps, margin: margin))
    }
  }

  private func share(_ event: Event, _ counts: [Event: Int], _ taps: Int) -> Share {
    Share(count: counts[event] ?? 0, of: taps)
  }

  /// All targets together, by weight.
  func total(of strategy: Int, _ targets: [TargetResult]) -> StrategyResult {
    let results = targets.map { $0.strategies[strategy] }
    let weights = targets.map { layout.tree.views[$0.target].weight }
    let taps = results.map { $0.taps ?? 0 }
    let share = { (part: (StrategyResult) -> Share) in
      Share(counts: results.map { part($0).count ?? 0 }, taps: taps, weights: weights)
    }
    let comparisons = results.compactMap(\.comparison)
    return StrategyResult(
      taps: taps.reduce(0, +), hits: share(\.hits), misses: share(\.misses),
      collisions: share(\.collisions), outcomes: [],
      comparison: strategy == scenario.baseline
        ? nil
        : Comparison(
          gained: comparisons.map { $0.gained.count ?? 0 },
          lost: comparisons.map { $0.lost.count ?? 0 }, taps: taps, weights: weights,
          margin: margin))
  }
}
