/// The taps meant for one target, person by person.
struct TargetTaps: Sendable {
  /// The target, a view.
  let target: Int
  /// The places of the people who tapped, rising.
  let persons: [Int]
  /// For each of them, how many taps had each answer.
  let counts: [[Int: Int]]

  /// The taps of a tally for each target.
  static func all(_ tally: TouchTally, targets: [Int], people: People) -> [TargetTaps] {
    var counts = [[Int: [Int: Int]]](repeating: [:], count: targets.count)
    for (key, count) in tally.labelled {
      let person = people.place(of: key.user)
      counts[Int(key.target)][person, default: [:]][Int(key.answer), default: 0] += count
    }
    return zip(targets, counts).map { target, counts in
      let sorted = counts.sorted { $0.key < $1.key }
      return TargetTaps(target: target, persons: sorted.map(\.key), counts: sorted.map(\.value))
    }
  }

  /// All of them together.
  func tally(_ answers: [[Event]]) -> Tally {
    var all: [[Event]: Int] = [:]
    for (answer, count) in counts.joined() { all[answers[answer], default: 0] += count }
    return Tally(counts: all, blocks: 0..<0)
  }
}
