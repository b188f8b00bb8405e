import HitTesting

extension ExactEngine {
  /// The result of a target under a strategy.
  ///
  /// - Parameter comparison: with the baseline; nil for the baseline itself.
  static func result(
    _ found: EventMasses, _ comparison: Comparison?, _ order: OutcomeOrder
  ) -> StrategyResult {
    // A handful: to go through them takes less time than to hash.
    let places = found.masses.indices.filter { found.masses[$0] > 0 }
    let outcomes = order.outcomes(of: places.map { found.events[$0] }) { event in
      let place = places.first { found.events[$0] == event }
      return Share(rate: place.map { min(found.masses[$0], 1) } ?? 0)
    }
    let (hits, misses, collisions) = outcomes.sums { $0.share.rate ?? 0 }
    return StrategyResult(
      taps: nil, hits: Share(rate: min(hits, 1)), misses: Share(rate: min(misses, 1)),
      collisions: Share(rate: min(collisions, 1)), outcomes: outcomes, comparison: comparison)
  }

  /// All targets together, by weight.
  func total(of strategy: Int, _ targets: [TargetResult]) -> StrategyResult {
    let weights = targets.map { layout.tree.views[$0.target].weight }
    let largest = weights.reduce(0, max)
    // Scaled by the largest first: the plain sum of huge weights would overflow.
    let scaled = weights.map { largest > 0 ? $0 / largest : 0 }
    let sum = scaled.reduce(0, +)
    let mean = { (rate: (StrategyResult) -> Double?) -> Double? in
      guard sum > 0 else { return nil }
      let mean = zip(targets, scaled).reduce(0) {
        $0 + (rate($1.0.strategies[strategy]) ?? 0) * $1.1 / sum
      }
      return min(mean, 1)
    }
    let gained = mean { $0.comparison?.gained.rate }
    let lost = mean { $0.comparison?.lost.rate }
    let isBaseline = strategy == scenario.baseline
    return StrategyResult(
      taps: nil, hits: Share(rate: mean(\.hits.rate)), misses: Share(rate: mean(\.misses.rate)),
      collisions: Share(rate: mean(\.collisions.rate)), outcomes: [],
      comparison: isBaseline
        ? nil : Comparison(gainedRate: gained, lostRate: lost, margin: margin))
  }
}

extension Comparison {
  /// A comparison of rates that are known exactly; empty where one is nil.
  init(gainedRate: Double?, lostRate: Double?, margin: Double) {
    let difference = gainedRate.flatMap { gained in lostRate.map { gained - $0 } }
    self.init(
      difference: difference, gained: Share(rate: gainedRate), lost: Share(rate: lostRate),
      verdict: difference.map { Verdict(difference: $0, margin: margin) })
  }
}
