extension Share {
  /// A share of taps that were counted, with Wilson's 95 % limits; no rate where `taps` is 0.
  package init(count: Int, of taps: Int) {
    self.init(
      count: count, rate: taps > 0 ? Double(count) / Double(taps) : nil,
      interval: WilsonInterval.limits(successes: Double(count), trials: Double(taps)))
  }

  /// Several targets' shares together: the plain sum of the counts, and the rate by weight with its
  /// 95 % limits. `counts`, `taps` and `weights` go target by target.
  package init(counts: [Int], taps: [Int], weights: [Double]) {
    let terms = zip(zip(counts, taps), weights).map { pair, weight in
      WeightedScoreInterval.Term(
        successes: Double(pair.0), trials: Double(pair.1), weight: weight)
    }
    let rate = WeightedScoreInterval.rate(terms)
    self.init(
      count: counts.reduce(0, +), rate: rate,
      interval: rate.flatMap { WeightedScoreInterval.limits(of: $0, terms) })
  }
}

extension Comparison {
  /// A comparison of counts on the same taps, with Tango's 95 % limits and the verdict that they
  /// allow; empty where `taps` is 0. `margin` is a fraction.
  package init(gained: Int, lost: Int, taps: Int, margin: Double) {
    let interval = PairedInterval.limits(
      gained: Double(gained), lost: Double(lost), trials: Double(taps))
    let rate = { (count: Int) in taps > 0 ? Double(count) / Double(taps) : nil }
    self.init(
      difference: rate(gained - lost), interval: interval,
      gained: Share(count: gained, rate: rate(gained)),
      lost: Share(count: lost, rate: rate(lost)),
      verdict: interval.map { Verdict(interval: $0, margin: margin) })
  }

  /// Several targets' comparisons together, by weight; the arrays go target by target.
  package init(gained: [Int], lost: [Int], taps: [Int], weights: [Double], margin: Double) {
    let terms = zip(zip(gained, lost), zip(taps, weights)).map { counts, rest in
      PairedTotal.Term(
        gained: Double(counts.0), lost: Double(counts.1), trials: Double(rest.0),
        weight: rest.1)
    }
    let total = PairedTotal(terms)
    let interval = total?.limits()
    self.init(
      difference: total?.difference, interval: interval,
      gained: Share(count: gained.reduce(0, +), rate: total?.gainedRate),
      lost: Share(count: lost.reduce(0, +), rate: total?.lostRate),
      verdict: interval.map { Verdict(interval: $0, margin: margin) })
  }
}
