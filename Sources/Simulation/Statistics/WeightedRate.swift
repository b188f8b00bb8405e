/// A weighted mean of rates, sum w_i x_i / n_i over sum w_i.
enum WeightedRate {
  /// A count among trials, and how much it weighs.
  struct Term {
    /// x_i; may be negative where it is a difference of counts.
    var count: Double
    /// n_i, above 0.
    var trials: Double
    /// w_i, above 0 and finite.
    var weight: Double
  }

  /// The mean; nil where there are no terms. With equal trials and weights that are small whole
  /// numbers, or all equal, it is the double nearest to the true quotient, so that it prints short.
  static func mean(_ terms: [Term]) -> Double? {
    let largest = terms.reduce(0) { max($0, $1.weight) }
    guard let first = terms.first, largest > 0 else { return nil }
    // A power of two scales without rounding; then the sum of large weights does not overflow.
    let areEqual = terms.allSatisfy { $0.weight == first.weight }
    let scale = areEqual ? first.weight : largest.binade
    let sum = terms.reduce(0) { $0 + $1.weight / scale }
    if terms.allSatisfy({ $0.trials == first.trials }) {
      return terms.reduce(0) { $0 + $1.weight / scale * $1.count } / (first.trials * sum)
    }
    return terms.reduce(0) { $0 + $1.weight / scale / sum * ($1.count / $1.trials) }
  }
}
