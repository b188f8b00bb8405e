extension PeopleCounts {
  /// 95 % limits of the rate of some counts of these people; nil for fewer than two of them.
  func limits(of counts: [Int]) -> ClosedRange<Double>? {
    guard total > 0 else { return nil }
    return ClusteredVariance(counts: counts, trials: taps).rateLimits(
      rate: Double(counts.reduce(0, +)) / Double(total), trials: Double(total))
  }

  /// 95 % limits of the difference of hit rates; nil for fewer than two people.
  var differenceLimits: ClosedRange<Double>? {
    guard total > 0 else { return nil }
    return ClusteredVariance(counts: differences, trials: taps).differenceLimits(
      gainedRate: Double(gained.reduce(0, +)) / Double(total),
      lostRate: Double(lost.reduce(0, +)) / Double(total), trials: Double(total))
  }

  /// The p-value of the difference; nil for fewer than two people.
  var pValue: Double? {
    PairedTest.clustered(differences: zip(differences, taps).map { Double($0) / Double($1) })
  }
}

extension StrategyResult {
  /// Puts limits and a p-value that know whose taps these are in place of those for independent
  /// taps.
  mutating func respect(_ people: PeopleCounts, margin: Double) {
    hits.interval = people.limits(of: people.hits)
    misses.interval = people.limits(of: people.misses)
    collisions.interval = people.limits(of: people.collisions)
    for index in outcomes.indices {
      outcomes[index].share.interval = people.limits(
        of: people.events[outcomes[index].event] ?? people.taps.map { _ in 0 })
    }
    comparison?.respect(people.differenceLimits, people.pValue, margin: margin)
  }
}

extension Comparison {
  mutating func respect(_ limits: ClosedRange<Double>?, _ p: Double?, margin: Double) {
    interval = limits
    verdict = limits.map { Verdict(interval: $0, margin: margin) }
    pValue = p
  }
}
