import TouchModels

/// How sure intervals are.
package enum Confidence {
  /// The 97.5 % quantile of the standard normal distribution, for intervals of 95 %.
  package static let z95 = 1.959963984540054

  /// The 97.5 % quantile of Student's t distribution; nil without degrees of freedom.
  package static func studentT95(degrees: Int) -> Double? {
    Distribution.studentTQuantile(0.975, degrees: Double(degrees))
  }
}
