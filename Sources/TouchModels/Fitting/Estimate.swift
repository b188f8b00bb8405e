/// A number that was estimated, with the limits of its interval of 95 %.
package struct Estimate: Sendable, Hashable {
  package var value: Double
  /// nil where the data give no limit.
  package var limits: ClosedRange<Double>?

  package init(_ value: Double, limits: ClosedRange<Double>? = nil) {
    self.value = value
    self.limits = limits
  }

  /// An estimate with limits that rounding may have pushed past it or each other; none where one is
  /// not a number.
  init(_ value: Double, from low: Double, to high: Double) {
    self.value = value
    limits = low.isNaN || high.isNaN ? nil : min(low, value)...max(high, value)
  }
}

extension Estimate {
  /// In another unit, `factor` of which make one of this.
  func scaled(by factor: Double) -> Estimate {
    Estimate(
      value * factor, limits: limits.map { $0.lowerBound * factor...$0.upperBound * factor })
  }

  /// The standard deviation of a variance.
  var squareRoot: Estimate {
    Estimate(
      value.squareRoot(),
      limits: limits.map { $0.lowerBound.squareRoot()...$0.upperBound.squareRoot() })
  }
}
