/// What each person's taps on one target, or on several together, came to under one strategy. The
/// arrays go person by person.
struct PeopleCounts: Sendable {
  /// The places of the people, rising.
  var persons: [Int]
  /// m_u, all taps of a person.
  var taps: [Int]
  var hits: [Int]
  var misses: [Int]
  var collisions: [Int]
  /// Taps that only the strategy hits.
  var gained: [Int]
  /// Taps that only the baseline hits.
  var lost: [Int]
  /// How many taps ended in each way.
  var events: [Event: [Int]] = [:]

  /// Room for some people.
  init(persons: [Int]) {
    self.persons = persons
    let none = [Int](repeating: 0, count: persons.count)
    (taps, hits, misses, collisions, gained, lost) = (none, none, none, none, none, none)
  }

  /// The taps on a target under a strategy.
  init(
    _ target: TargetTaps, answers: [[Event]], strategy: Int, baseline: Int, order: OutcomeOrder
  ) {
    self.init(persons: target.persons)
    for (place, counts) in target.counts.enumerated() {
      for (answer, count) in counts {
        let event = answers[answer][strategy]
        let hit = order.isHit(event)
        let baselineHit = order.isHit(answers[answer][baseline])
        taps[place] += count
        switch event {
        case _ where hit: hits[place] += count
        case .acted: collisions[place] += count
        case .missed: misses[place] += count
        }
        if hit && !baselineHit { gained[place] += count }
        if baselineHit && !hit { lost[place] += count }
        events[event, default: taps.map { _ in 0 }][place] += count
      }
    }
  }

  /// Several targets' taps as if they were meant for one.
  static func pooled(_ parts: [PeopleCounts]) -> PeopleCounts {
    let persons = Set(parts.flatMap(\.persons)).sorted()
    let places = Dictionary(
      persons.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    var sum = PeopleCounts(persons: persons)
    for part in parts {
      for (index, person) in part.persons.enumerated() {
        guard let place = places[person] else { continue }
        sum.taps[place] += part.taps[index]
        sum.hits[place] += part.hits[index]
        sum.misses[place] += part.misses[index]
        sum.collisions[place] += part.collisions[index]
        sum.gained[place] += part.gained[index]
        sum.lost[place] += part.lost[index]
      }
    }
    return sum
  }

  var total: Int { taps.reduce(0, +) }

  /// gained - lost.
  var differences: [Int] { zip(gained, lost).map(-) }
}
