/// What a tally says of each strategy on its own, and against the baseline.
struct EventCounts {
  /// One for each event of the tally's keys, in their order.
  private(set) var strategies: [OfStrategy]

  /// The counts of one strategy.
  struct OfStrategy {
    /// The events that came, each once, and how often. A list, since there are a handful: to go
    /// through it takes less time than to hash.
    var taps: [(event: Event, count: Int, isHit: Bool)] = []
    /// Taps that this strategy hits and the baseline does not.
    var gained = 0
    /// Taps that the baseline hits and this strategy does not.
    var lost = 0

    /// Adds taps, and tells whether they hit.
    fileprivate mutating func add(_ event: Event, _ count: Int, _ order: OutcomeOrder) -> Bool {
      if let index = taps.firstIndex(where: { $0.event == event }) {
        taps[index].count += count
        return taps[index].isHit
      }
      let isHit = order.isHit(event)
      taps.append((event, count, isHit))
      return isHit
    }
  }

  init(_ tally: Tally, _ order: OutcomeOrder, strategies count: Int, baseline: Int) {
    strategies = Array(repeating: OfStrategy(), count: count)
    for (events, count) in tally.counts {
      let baselineHits = strategies[baseline].add(events[baseline], count, order)
      for (strategy, event) in events.enumerated() where strategy != baseline {
        let hits = strategies[strategy].add(event, count, order)
        if hits && !baselineHits { strategies[strategy].gained += count }
        if baselineHits && !hits { strategies[strategy].lost += count }
      }
    }
  }
}
