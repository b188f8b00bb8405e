/// The variance of a rate whose trials come from several people, each of whom is alike in all of
/// theirs.
///
/// With m_u trials and x_u successes of person u, N = sum m_u and p = sum x_u / N, the residual of
/// a person is r_u = (x_u - m_u p) / N, and with U people
///
///     V = U / (U - 1) sum r_u^2
///
/// which is the linearised variance of a ratio under sampling of whole people. For a weighted sum
/// of rates p_i, r_u = sum_i w_i (x_ui - m_ui p_i) / n_i.
///
/// Source: Korn & Graubard, "Confidence intervals for proportions with small expected number of
/// positive counts estimated from survey data", Survey Methodology 24 (1998).
package struct ClusteredVariance: Sendable {
  /// r_u for each person with trials, as fractions.
  private(set) var residuals: [Double]

  package init(residuals: [Double]) { self.residuals = residuals }

  /// The residuals of a rate of counts, which may be negative where they are differences of counts.
  /// Without trials all are 0.
  package init(counts: [Int], trials: [Int]) {
    let all = Double(trials.reduce(0, +))
    let rate = all > 0 ? Double(counts.reduce(0, +)) / all : 0
    residuals = zip(counts, trials).map {
      all > 0 ? (Double($0) - Double($1) * rate) / all : 0
    }
  }

  /// V, as a fraction squared; nil for fewer than two people.
  var value: Double? {
    guard residuals.count > 1 else { return nil }
    let people = Double(residuals.count)
    return people / (people - 1) * residuals.reduce(0) { $0 + $1 * $1 }
  }

  /// The number of independent trials that would pin the rate down as well: `single` over V, at
  /// most `trials`, and `trials` where V is 0; nil for fewer than two people.
  ///
  /// - Parameters:
  ///   - single: the variance of one independent trial.
  ///   - trials: how many there were.
  func effectiveTrials(single: Double, of trials: Double) -> Double? {
    guard let value else { return nil }
    let effective = value > 0 ? min(trials, single / value) : trials
    return effective > 0 ? effective : nil
  }

  /// The 97.5 % quantile of Student's t with one degree less than there are people.
  var quantile: Double? {
    Confidence.studentT95(degrees: residuals.count - 1)
  }
}

extension ClusteredVariance {
  /// 95 % limits of a rate, as fractions: Wilson's, with the effective number of trials and
  /// Student's t; nil for fewer than two people.
  package func rateLimits(rate: Double, trials: Double) -> ClosedRange<Double>? {
    guard let effective = effectiveTrials(single: rate * (1 - rate), of: trials), let quantile
    else { return nil }
    return WilsonInterval.limits(
      successes: min(rate * effective, effective), trials: effective, z: quantile)
  }

  /// 95 % limits of a difference of rates on the same trials, as fractions: Tango's, with the
  /// effective number of trials and Student's t; nil for fewer than two people. The residuals are
  /// those of gained minus lost.
  package func differenceLimits(
    gainedRate: Double, lostRate: Double, trials: Double
  ) -> ClosedRange<Double>? {
    let difference = gainedRate - lostRate
    let single = max(gainedRate + lostRate - difference * difference, 0)
    guard let effective = effectiveTrials(single: single, of: trials), let quantile
    else { return nil }
    return PairedInterval.limits(
      gainedRate: gainedRate, lostRate: lostRate, trials: effective, z: quantile)
  }
}
