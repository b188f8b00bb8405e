extension PeopleCounts {
  /// What became of one person's taps.
  func rates(of index: Int) -> StrategyResult {
    StrategyResult(
      taps: taps[index], hits: Share(count: hits[index], of: taps[index]),
      misses: Share(count: misses[index], of: taps[index]),
      collisions: Share(count: collisions[index], of: taps[index]), outcomes: [])
  }
}

extension StrategyResult {
  /// The taps of several targets, each tap counting alike.
  init(pooled counts: PeopleCounts, isBaseline: Bool, margin: Double) {
    let taps = counts.total
    let share = { (counts: [Int]) in Share(count: counts.reduce(0, +), of: taps) }
    self.init(
      taps: taps, hits: share(counts.hits), misses: share(counts.misses),
      collisions: share(counts.collisions), outcomes: [],
      comparison: isBaseline
        ? nil
        : Comparison(
          gained: counts.gained.reduce(0, +), lost: counts.lost.reduce(0, +), taps: taps,
          margin: margin))
  }

  /// One person's taps on several targets: by weight, or each tap counting alike.
  init(adding parts: [StrategyResult], weights: [Double]?) {
    let taps = parts.map { $0.taps ?? 0 }
    let share = { (part: (StrategyResult) -> Share) in
      let counts = parts.map { part($0).count ?? 0 }
      guard let weights else {
        return Share(count: counts.reduce(0, +), of: taps.reduce(0, +))
      }
      return Share(counts: counts, taps: taps, weights: weights)
    }
    self.init(
      taps: taps.reduce(0, +), hits: share(\.hits), misses: share(\.misses),
      collisions: share(\.collisions), outcomes: [])
  }
}

extension Results {
  /// Sets the p-values that hold for all targets of a strategy at once, on whatever layout.
  mutating func adjustPValues() {
    for strategy in scenario.strategies.indices {
      let places = runs.indices.flatMap { run in
        runs[run].targets.indices.map { (run: run, target: $0) }
      }
      let values = places.map {
        runs[$0.run].targets[$0.target].strategies[strategy].comparison?.pValue
      }
      for (place, value) in zip(places, HolmAdjustment.adjusted(values)) {
        runs[place.run].targets[place.target].strategies[strategy].comparison?.adjustedPValue =
          value
      }
    }
  }
}
