extension Flow {
  /// The flows on a screen: strategy by strategy, the controls in layout order, none last.
  static func all(_ screen: ReplayedScreen, _ scenario: Scenario) -> [Flow] {
    scenario.strategies.indices.filter { $0 != scenario.baseline }.flatMap { strategy in
      var taps: [Pair: Int] = [:]
      for (events, count) in zip(screen.atlas.answers, screen.tally.taps) where count > 0 {
        let pair = Pair(
          before: events[scenario.baseline].rank, after: events[strategy].rank)
        taps[pair, default: 0] += count
      }
      return taps.sorted { ($0.key.before, $0.key.after) < ($1.key.before, $1.key.after) }.map {
        Flow(
          strategy: strategy, baselineActor: $0.key.before.actor, actor: $0.key.after.actor,
          taps: $0.value)
      }
    }
  }

  private struct Pair: Hashable {
    var before: Int
    var after: Int
  }
}

extension Event {
  /// The control that acted, or the largest number, which stands for none.
  fileprivate var rank: Int {
    if case .acted(let actor) = self { actor } else { .max }
  }
}

extension Int {
  fileprivate var actor: Int? { self == .max ? nil : self }
}
