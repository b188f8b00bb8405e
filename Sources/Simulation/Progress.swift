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
  /// How many steps `Progress` will have been told of at the end of a run.
  package var steps: Int {
    let perTarget = engine == .sample ? taps : 1
    return layouts.reduce(0) { sum, layout in
      let (all, isTooMany) = layout.targets.count.multipliedReportingOverflow(
        by: perTarget * fingers.count)
      return isTooMany ? sum : sum + all
    }
  }
}
