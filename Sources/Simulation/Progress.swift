/// Where a long computation tells how far it is.
public struct Progress: Sendable {
  private let advance: @Sendable (Int) -> Void

  /// - Parameter advance: called from any thread with the number of steps that are newly done: taps
  ///   where they are sampled, targets where rates are worked out exactly.
  public init(_ advance: @escaping @Sendable (Int) -> Void) {
    self.advance = advance
  }

  /// Tells that some more steps are done.
  func add(_ steps: Int) { advance(steps) }
}

extension Scenario {
  /// How many steps `Progress` will have been told of at the end of a run; the largest number where
  /// there are more than that.
  package var steps: Int {
    let factors = [fingers.count, engine == .sample ? taps : 1]
    let targets = layouts.reduce(0) { $0 + $1.targets.count }
    return factors.reduce(targets) { product, factor in
      let (next, isTooMany) = product.multipliedReportingOverflow(by: factor)
      return isTooMany ? .max : next
    }
  }
}
