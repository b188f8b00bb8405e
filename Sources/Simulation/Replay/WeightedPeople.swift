/// Several targets' taps together by weight, with whose they are.
struct WeightedPeople {
  /// The counts of each target that has taps and weighs anything, and its share of the weight.
  private let parts: [(people: PeopleCounts, weight: Double)]

  init(_ targets: [PeopleCounts], weights: [Double]) {
    let kept = zip(targets, weights).filter { $0.0.total > 0 && $0.1 > 0 && $0.1.isFinite }
    let largest = kept.reduce(0) { max($0, $1.1) }
    // Scaled by the largest first: the plain sum of huge weights would overflow.
    let sum = kept.reduce(0) { $0 + $1.1 / largest }
    parts = kept.map { ($0.0, $0.1 / largest / sum) }
  }

  /// The number of taps at one target that would be worth as much: 1 / sum (w_i^2 / n_i).
  private var trials: Double {
    1 / parts.reduce(0) { $0 + $1.weight * $1.weight / Double($1.people.total) }
  }

  /// For each person sum_i w_i (x_ui - m_ui p_i) / n_i.
  private func variance(_ counts: (PeopleCounts) -> [Int]) -> ClusteredVariance {
    var sums: [Int: Double] = [:]
    for part in parts {
      let own = ClusteredVariance(counts: counts(part.people), trials: part.people.taps)
      for (person, residual) in zip(part.people.persons, own.residuals) {
        sums[person, default: 0] += part.weight * residual
      }
    }
    return ClusteredVariance(residuals: sums.sorted { $0.key < $1.key }.map(\.value))
  }

  /// The p-value of the difference: each person's own difference is that of the targets that they
  /// tapped, by weight.
  private var pValue: Double? {
    var sums: [Int: (difference: Double, weight: Double)] = [:]
    for part in parts {
      let people = part.people
      for (index, person) in people.persons.enumerated() {
        let own = Double(people.gained[index] - people.lost[index]) / Double(people.taps[index])
        sums[person, default: (0, 0)].difference += part.weight * own
        sums[person, default: (0, 0)].weight += part.weight
      }
    }
    return PairedTest.clustered(
      differences: sums.sorted { $0.key < $1.key }.map { $0.value.difference / $0.value.weight })
  }

  /// Puts limits and a p-value that know whose taps these are into a total.
  func apply(to total: inout StrategyResult, margin: Double) {
    let limits = { (share: Share, counts: (PeopleCounts) -> [Int]) in
      share.rate.flatMap { variance(counts).rateLimits(rate: $0, trials: trials) }
    }
    total.hits.interval = limits(total.hits, \.hits)
    total.misses.interval = limits(total.misses, \.misses)
    total.collisions.interval = limits(total.collisions, \.collisions)
    guard let comparison = total.comparison, let gained = comparison.gained.rate,
      let lost = comparison.lost.rate
    else { return }
    total.comparison?.respect(
      variance(\.differences).differenceLimits(
        gainedRate: gained, lostRate: lost, trials: trials),
      pValue, margin: margin)
  }
}
