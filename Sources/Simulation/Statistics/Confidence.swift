/// How sure intervals are.
package enum Confidence {
  /// The 97.5 % quantile of the standard normal distribution, for intervals of 95 %.
  package static let z95 = 1.959963984540054
}
