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

  private func strategies(_ target: Int, _ tally: Tally) -> [StrategyResult] {
    let taps = tally.taps
    return scenario.strategies.indices.map { strategy in
      var counts: [Event: Int] = [:]
      var (gained, lost) = (0, 0)
      for (events, count) in tally.counts {
        counts[events[strategy], default: 0] += count
        let hit = isHit(events[strategy], target)
        let baselineHit = isHit(events[scenario.baseline], target)
        if hit && !baselineHit { gained += count }
        if baselineHit && !hit { lost += count }
      }
      let outcomes = outcomes(counts, target, taps)
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

  /// Whether an event is a hit for a target: it acts, or a control with the same action does.
  private func isHit(_ event: Event, _ target: Int) -> Bool {
    guard case .acted(let actor) = event else { return false }
    return actor == target || layout.tree.views[actor].action == layout.tree.views[target].action
  }

  /// The target's own hits always, the rest where there are any: hits, then collisions in layout
  /// order, then misses in the order of the reasons.
  private func outcomes(_ counts: [Event: Int], _ target: Int, _ taps: Int) -> [Outcome] {
    let actors = counts.keys.compactMap { event in
      if case .acted(let actor) = event, actor != target { actor } else { nil }
    }.sorted()
    let same = actors.filter { isHit(.acted($0), target) }
    let other = actors.filter { !isHit(.acted($0), target) }
    let hits = ([target] + same).map(Event.acted)
    let rest = other.map(Event.acted) + MissReason.allCases.map(Event.missed)
    return hits.map { Outcome(event: $0, isHit: true, share: share($0, counts, taps)) }
      + rest.filter { counts[$0] != nil }.map {
        Outcome(event: $0, isHit: false, share: share($0, counts, taps))
      }
  }

  private func share(_ event: Event, _ counts: [Event: Int], _ taps: Int) -> Share {
    let count = counts[event] ?? 0
    return Share(count: count, rate: taps > 0 ? Double(count) / Double(taps) : nil)
  }

  /// All targets together, by weight.
  private func total(of strategy: Int, _ targets: [TargetResult]) -> StrategyResult {
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
