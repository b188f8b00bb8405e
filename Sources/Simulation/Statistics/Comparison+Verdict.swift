extension Comparison.Verdict {
  /// What a difference of hit rates comes to: `better` or `worse` where the interval lies wholly
  /// beyond the margin, `same` where it lies inside (its ends may touch), else `unresolved`.
  /// Equation (9) of docs/methods.md.
  ///
  /// - Parameters:
  ///   - interval: 95 % limits of the difference, as fractions.
  ///   - margin: the largest difference that does not matter, a fraction, not negative.
  package init(interval: ClosedRange<Double>, margin: Double) {
    if interval.lowerBound > margin {
      self = .better
    } else if interval.upperBound < -margin {
      self = .worse
    } else if interval.lowerBound >= -margin, interval.upperBound <= margin {
      self = .same
    } else {
      self = .unresolved
    }
  }

  /// The verdict on a difference that is known exactly; never `unresolved`.
  package init(difference: Double, margin: Double) {
    self.init(interval: difference...difference, margin: margin)
  }
}
