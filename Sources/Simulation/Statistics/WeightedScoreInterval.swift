/// The score interval for a weighted sum of proportions, sum w_i p_i: equation (6) of
/// docs/methods.md.
///
/// Under the constraint that the sum is lower than observed, the likeliest rates are, for a
/// Lagrange multiplier m > 0, p_i(m) = 2 x_i / (s + sqrt(s^2 - 4 m w_i x_i)), s = n_i + m w_i.
/// The lower limit is sum w_i p_i(m) at the largest m where
///
///     (sum w_i x_i/n_i - sum w_i p_i(m))^2 = z^2 sum w_i^2 p_i(m) (1 - p_i(m)) / n_i     (6)
///
/// and the upper limit is the same on the failures. Each p_i(m) solves
/// w_i (x_i/n_i - p_i) = m w_i^2 p_i (1 - p_i) / n_i, so with V the sum on the right of (6) the
/// difference on its left is m V, and (6) is
///
///     m^2 V(m) = z^2                                                                     (6a)
///
/// whose left side never falls as m grows: p_i(m) falls, so the difference m V grows, and m grows.
/// One bisection finds the root. For one proportion it is Wilson's interval.
///
/// Sources: the score method for linear combinations of independent proportions is method S0 of
/// Martin Andres, Herranz Tejedor & Alvarez Hernandez, "The optimal method to make inferences about
/// a linear combination of proportions", Journal of Statistical Computation and Simulation 82
/// (2012), doi 10.1080/00949655.2010.530601; constrained estimates of two rates go back to
/// Miettinen & Nurminen, "Comparative analysis of two rates", Statistics in Medicine 4 (1985),
/// doi 10.1002/sim.4780040211.
package enum WeightedScoreInterval {
  /// Successes among trials, and how much they weigh.
  package struct Term: Sendable, Hashable {
    /// x_i, from 0 to `trials`.
    package var successes: Double
    /// n_i.
    package var trials: Double
    /// w_i, relative to the other terms; not negative.
    package var weight: Double

    /// A term; see the properties.
    package init(successes: Double, trials: Double, weight: Double) {
      self.successes = successes
      self.trials = trials
      self.weight = weight
    }
  }

  /// The weighted rate, a fraction; nil where no term that weighs anything has trials.
  package static func rate(_ terms: [Term]) -> Double? {
    let mean = WeightedRate.mean(
      counted(terms).map { .init(count: $0.successes, trials: $0.trials, weight: $0.weight) })
    return mean.map { min(max($0, 0), 1) }
  }

  /// The limits of the weighted rate, as fractions; nil where no term that weighs anything has
  /// trials, or where a count is not from 0 to its trials. Terms without trials are left out and
  /// the weights of the others rescaled.
  ///
  /// - Complexity: O(terms), times about 60 steps.
  package static func limits(_ terms: [Term], z: Double = Confidence.z95) -> ClosedRange<Double>? {
    rate(terms).flatMap { limits(of: $0, terms, z: z) }
  }

  /// The same, where the weighted rate is known.
  static func limits(
    of rate: Double, _ terms: [Term], z: Double = Confidence.z95
  ) -> ClosedRange<Double>? {
    guard let terms = normalized(terms),
      terms.allSatisfy({ $0.trials.isFinite && $0.successes >= 0 && $0.successes <= $0.trials })
    else { return nil }
    if terms.count == 1 {
      return WilsonInterval.limits(
        successes: terms[0].successes, trials: terms[0].trials, z: z)
    }
    let repeated = RepeatedTerms(terms)
    let failures = repeated.failures
    let low = multiplier(repeated, z: z).map { m in
      repeated.sum { $0.weight * $0.constrainedRates(at: m).success }
    }
    // Not 1 less a sum near 1: a small limit would lose its digits.
    let high = multiplier(failures, z: z).map { m in
      failures.sum { $0.weight * $0.constrainedRates(at: m).failure }
    }
    return min(low ?? 0, rate)...max(min(high ?? 1, 1), rate)
  }

  /// The terms that count, with weights that sum to 1; nil where there are none.
  private static func normalized(_ terms: [Term]) -> [Term]? {
    var kept = counted(terms)
    let largest = kept.reduce(0) { max($0, $1.weight) }
    // Two steps, since the sum of large weights may overflow.
    for i in kept.indices { kept[i].weight /= largest }
    let sum = kept.reduce(0) { $0 + $1.weight }
    for i in kept.indices { kept[i].weight /= sum }
    // What weighs so little changes no digit, and its multiplier might overflow.
    kept.removeAll { $0.weight < 1e-100 }
    return kept.isEmpty ? nil : kept
  }

  private static func counted(_ terms: [Term]) -> [Term] {
    terms.filter { $0.trials > 0 && $0.weight > 0 && $0.weight.isFinite }
  }

  /// The largest m where (6) holds; nil where there are no successes, so that the limit is 0.
  private static func multiplier(_ terms: RepeatedTerms, z: Double) -> Double? {
    guard terms.haveSuccesses else { return nil }
    // The difference in (6) is at most 1, so by (6a) m is at least z^2.
    var low = z * z
    var high = 2 * low
    while high.isFinite, squaredScore(terms, at: high) < z * z {
      low = high
      high *= 2
    }
    var middle = low + (high - low) / 2
    while middle > low, middle < high {
      if squaredScore(terms, at: middle) < z * z { low = middle } else { high = middle }
      middle = low + (high - low) / 2
    }
    return high
  }

  /// m^2 V(m), the left side of (6a).
  private static func squaredScore(_ terms: RepeatedTerms, at m: Double) -> Double {
    terms.sum { term in
      let rates = term.constrainedRates(at: m)
      let scaled = m * term.weight
      return scaled * (scaled * rates.success * rates.failure / term.trials)
    }
  }

  /// Terms of which many are alike, as on a screen of thousands of targets: a sum over them works
  /// out each kind once.
  private struct RepeatedTerms {
    private var kinds: [(term: Term, times: Double)] = []

    init(_ terms: [Term]) {
      var known: [Term: Int] = [:]
      for term in terms {
        if let kind = known[term] {
          kinds[kind].times += 1
        } else {
          known[term] = kinds.count
          kinds.append((term, 1))
        }
      }
    }

    var haveSuccesses: Bool { kinds.contains { $0.term.successes > 0 } }

    /// The terms with failures in the place of successes.
    var failures: RepeatedTerms {
      var failures = self
      for kind in kinds.indices {
        failures.kinds[kind].term.successes = kinds[kind].term.trials - kinds[kind].term.successes
      }
      return failures
    }

    func sum(_ value: (Term) -> Double) -> Double {
      kinds.reduce(0) { $0 + $1.times * value($1.term) }
    }
  }
}

extension WeightedScoreInterval.Term {
  /// p_i(m) and 1 - p_i(m), each without a difference of near-equal numbers.
  fileprivate func constrainedRates(at m: Double) -> (success: Double, failure: Double) {
    let pull = m * weight
    let failures = trials - successes
    let rest = trials - pull
    // s^2 - 4 m w x, written as a sum of squares.
    let root = (rest * rest + 4 * pull * failures).squareRoot()
    let success = min(2 * successes / (trials + pull + root), 1)
    if failures == 0, rest >= 0 { return (1, 0) }
    let failure = rest >= 0 ? 2 * failures / (rest + root) : (root - rest) / (2 * pull)
    return (success, min(failure, 1))
  }
}
