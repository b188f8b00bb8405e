/// Gains and losses of several targets together, by weight, as effective counts for
/// `PairedInterval`: equation (8) of docs/methods.md.
///
/// With g and l the weighted gained and lost rates, the variance of g - l is
/// V = sum w_i^2 (g_i + l_i - (g_i - l_i)^2) / n_i, and the effective number of trials is the one
/// that gives a single target with g and l the same variance:
/// n_e = (g + l - (g - l)^2) / V; where V = 0, n_e = 1 / sum (w_i^2 / n_i).
/// The effective size is that of survey sampling: Kish, "Survey Sampling" (1965); Korn & Graubard,
/// "Confidence intervals for proportions with small expected number of positive counts estimated
/// from survey data", Survey Methodology 24 (1998).
package struct PairedTotal: Sendable, Hashable {
  /// g, a fraction.
  package var gainedRate: Double
  /// l, a fraction.
  package var lostRate: Double
  /// g - l, a fraction.
  package var difference: Double
  /// n_e.
  package var effectiveTrials: Double

  /// One target's counts on the same trials, and how much they weigh.
  package struct Term: Sendable, Hashable {
    /// Trials that only the first gets.
    package var gained: Double
    /// Trials that only the second gets.
    package var lost: Double
    /// All trials.
    package var trials: Double
    /// Relative to the other terms; not negative.
    package var weight: Double

    /// A term; see the properties.
    package init(gained: Double, lost: Double, trials: Double, weight: Double) {
      self.gained = gained
      self.lost = lost
      self.trials = trials
      self.weight = weight
    }
  }

  /// The targets together; nil where none that weighs anything has trials, or where counts are
  /// negative or more than the trials. Targets without trials are left out and the weights of the
  /// others rescaled.
  package init?(_ terms: [Term]) {
    guard terms.allSatisfy({ $0.gained >= 0 && $0.lost >= 0 && $0.gained + $0.lost <= $0.trials })
    else { return nil }
    let kept = terms.filter { $0.trials > 0 && $0.weight > 0 && $0.weight.isFinite }
    let largest = kept.reduce(0) { max($0, $1.weight) }
    let sum = kept.reduce(0) { $0 + $1.weight / largest }
    guard sum > 0 else { return nil }
    var (variance, inverse) = (0.0, 0.0)
    for term in kept {
      let weight = term.weight / largest / sum
      let (g, l) = (term.gained / term.trials, term.lost / term.trials)
      variance += weight * weight * max(g + l - (g - l) * (g - l), 0) / term.trials
      inverse += weight * weight / term.trials
    }
    let mean = { (count: (Term) -> Double) in
      WeightedRate.mean(
        kept.map { .init(count: count($0), trials: $0.trials, weight: $0.weight) }) ?? 0
    }
    let (gained, lost) = (mean(\.gained), mean(\.lost))
    gainedRate = gained
    lostRate = lost
    difference = mean { $0.gained - $0.lost }
    let single = gained + lost - (gained - lost) * (gained - lost)
    let trials = variance > 0 ? single / variance : 1 / inverse
    guard trials > 0, trials.isFinite else { return nil }
    effectiveTrials = trials
  }

  /// The limits of the difference g - l, as fractions.
  package func limits(z: Double = Confidence.z95) -> ClosedRange<Double>? {
    PairedInterval.limits(
      gainedRate: gainedRate, lostRate: lostRate, trials: effectiveTrials, z: z)
  }
}
