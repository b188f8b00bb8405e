import HitTesting

extension ExactEngine {
  /// The result of a target under a strategy.
  ///
  /// - Parameters:
  ///   - ledger: what becomes of the taps under the strategy.
  ///   - both: the same for the baseline and the strategy together; nil for the baseline itself.
  static func result(
    _ ledger: MassLedger, _ both: MassLedger?, _ order: OutcomeOrder, _ margin: Double
  ) -> StrategyResult {
    let masses = zip(ledger.answers, ledger.masses).filter { $0.1 > 0 }
    var rates: [Event: Double] = [:]
    for (answer, mass) in masses { rates[answer[0]] = min(mass, 1) }
    let outcomes = order.outcomes(of: masses.map { $0.0[0] }) {
      Share(rate: rates[$0] ?? 0)
    }
    let share = { (kind: Outcome.Kind) in
      let rate = outcomes.filter { $0.kind == kind }.reduce(0) { $0 + ($1.share.rate ?? 0) }
      return Share(rate: min(rate, 1))
    }
    return StrategyResult(
      taps: nil, hits: share(.hit), misses: share(.miss), collisions: share(.collision),
      outcomes: outcomes, comparison: both.map { comparison($0, order, margin) })
  }

  private static func comparison(
    _ both: MassLedger, _ order: OutcomeOrder, _ margin: Double
  ) -> Comparison {
    Comparison(
      gainedRate: both.mass { !order.isHit($0[0]) && order.isHit($0[1]) },
      lostRate: both.mass { order.isHit($0[0]) && !order.isHit($0[1]) }, margin: margin)
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
      return zip(targets, scaled).reduce(0) {
        $0 + (rate($1.0.strategies[strategy]) ?? 0) * $1.1 / sum
      }
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
