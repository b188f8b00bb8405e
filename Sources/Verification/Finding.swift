import Foundation

/// One thing that a check found: what was measured and what it should have been.
package struct Finding: Sendable {
  /// What was looked at.
  package var subject: String
  /// What was found.
  package var measured: String
  /// What theory says.
  package var expected: String
  /// What is still accepted.
  package var bound: String
  /// Whether it is accepted.
  package var passes: Bool

  /// A finding; see the properties.
  package init(
    _ subject: String, measured: String, expected: String, bound: String, passes: Bool
  ) {
    self.subject = subject
    self.measured = measured
    self.expected = expected
    self.bound = bound
    self.passes = passes
  }

  /// The least p-value that is put down to chance. A check that is right and has a hundred of them
  /// fails once in a hundred changes of what a seed means.
  package static let leastPValue = 1e-4

  /// A test of a hypothesis that should hold: `statistic` says what was measured, `expected` what
  /// the hypothesis expects of it.
  static func test(
    _ subject: String, _ statistic: String, expected: String, pValue: Double
  ) -> Finding {
    Finding(
      subject, measured: "\(statistic), p \(pValue.digits(2))", expected: expected,
      bound: "p >= \(leastPValue.digits(1))", passes: pValue >= leastPValue)
  }

  /// The same with a fault put in: it has to be noticed.
  static func fault(_ subject: String, _ statistic: String, pValue: Double) -> Finding {
    Finding(
      subject, measured: "\(statistic), p \(pValue.digits(2))", expected: "noticed",
      bound: "p < \(leastPValue.digits(1))", passes: pValue < leastPValue)
  }

  /// A deviation in standard deviations, normal if all is right.
  static func deviation(_ subject: String, _ z: Double) -> Finding {
    test(subject, "\(z.fixed(2)) sd", expected: "0 sd", pValue: Normal.twoSided(z))
  }

  /// A number that has to lie in a range.
  static func number(
    _ subject: String, _ value: Double, expected: String, in range: ClosedRange<Double>,
    decimals: Int = 4, error: Double? = nil
  ) -> Finding {
    let spread = error.map { " +- \($0.fixed(decimals))" } ?? ""
    return Finding(
      subject, measured: value.fixed(decimals) + spread, expected: expected,
      bound: "\(range.lowerBound.fixed(decimals)) to \(range.upperBound.fixed(decimals))",
      passes: range.contains(value))
  }
}

extension Double {
  /// With so many decimals.
  func fixed(_ decimals: Int) -> String { String(format: "%.\(decimals)f", self) }

  /// With so many significant digits.
  func digits(_ count: Int) -> String { String(format: "%.\(count)g", self) }
}
