/// Turns the recorded taps of a screen into rates, outcomes and comparisons.
struct ReplaySummary {
  let counts: TallySummary
  /// By the numbers of the tally: an event for each strategy.
  let answers: [[Event]]
  let people: People

  private var scenario: Scenario { counts.scenario }
  private var margin: Double { counts.margin }

  private var weights: [Double] {
    counts.layout.targets.map { counts.layout.tree.views[$0].weight }
  }

  /// Whether the layout says how often each target is used; else each tap counts alike.
  private var hasWeights: Bool { weights.contains { $0 != 1 } }

  /// The results of the layout.
  func run(_ taps: [TargetTaps], layout: Int) -> Results.Run {
    var targets: [TargetResult] = []
    // For each strategy, for each target.
    var whose = scenario.strategies.map { _ in [PeopleCounts]() }
    for target in taps {
      var strategies = counts.result(of: target.target, target.tally(answers)).strategies
      for (index, counts) in peopleCounts(target).enumerated() {
        whose[index].append(counts)
        finish(&strategies[index], counts)
      }
      targets.append(TargetResult(target: target.target, strategies: strategies))
    }
    let totals = whose.indices.map { total(of: $0, targets, whose[$0]) }
    return Results.Run(layout: layout, finger: 0, targets: targets, totals: totals)
  }

  /// The rates of each person: for each target, and then for all together, person by person.
  func rates(_ taps: [TargetTaps]) -> [PersonRates] {
    var rows: [PersonRates] = []
    // For each person, for each target that they tapped: its weight and the counts.
    var own = people.names.map { _ in [(weight: Double, strategies: [StrategyResult])]() }
    for (target, weight) in zip(taps, weights) {
      let counts = peopleCounts(target)
      for (index, person) in target.persons.enumerated() {
        let strategies = counts.map { $0.rates(of: index) }
        rows.append(
          PersonRates(person: person, target: target.target, strategies: strategies))
        own[person].append((weight, strategies))
      }
    }
    for (person, parts) in own.enumerated() where !parts.isEmpty {
      let totals = scenario.strategies.indices.map { strategy in
        StrategyResult(
          adding: parts.map { $0.strategies[strategy] },
          weights: hasWeights ? parts.map(\.weight) : nil)
      }
      rows.append(PersonRates(person: person, target: nil, strategies: totals))
    }
    return rows
  }

  /// A target's taps under each strategy, person by person.
  private func peopleCounts(_ target: TargetTaps) -> [PeopleCounts] {
    let order = OutcomeOrder(tree: counts.layout.tree, target: target.target)
    return scenario.strategies.indices.map {
      PeopleCounts(
        target, answers: answers, strategy: $0, baseline: scenario.baseline, order: order)
    }
  }

  /// Adds what recorded taps alone allow: statistics that know whose taps they are, and p-values.
  private func finish(_ result: inout StrategyResult, _ counts: PeopleCounts) {
    if people.isKnown {
      result.respect(counts, margin: margin)
    } else {
      result.comparison?.testIndependent(of: counts.total)
    }
  }

  /// All targets together: by weight where the layout has weights, else tap by tap.
  private func total(
    of strategy: Int, _ targets: [TargetResult], _ whose: [PeopleCounts]
  ) -> StrategyResult {
    guard hasWeights else {
      let pooled = PeopleCounts.pooled(whose)
      var total = StrategyResult(
        pooled: pooled, isBaseline: strategy == scenario.baseline, margin: margin)
      finish(&total, pooled)
      return total
    }
    var total = counts.total(of: strategy, targets)
    if people.isKnown {
      WeightedPeople(whose, weights: weights).apply(to: &total, margin: margin)
    } else {
      total.comparison?.testIndependent(of: total.taps ?? 0)
    }
    return total
  }
}

extension Comparison {
  /// The p-value of counts of independent taps; none where there are no taps.
  fileprivate mutating func testIndependent(of taps: Int) {
    guard taps > 0 else { return }
    pValue = PairedTest.independent(gained: gained.count ?? 0, lost: lost.count ?? 0)
  }
}
