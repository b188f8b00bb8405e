/// Counts of recorded taps on one screen. It grows with targets times people, not with the log.
struct TouchTally: Sendable {
  /// All taps, meant for whatever, by the number of their answer.
  private(set) var taps: [Int] = []
  /// The taps meant for a target.
  private(set) var labelled: [Key: Int] = [:]

  /// Taps that count as one.
  struct Key: Hashable, Sendable {
    /// The place of the target among the layout's targets.
    var target: Int32
    /// The number of the answer.
    var answer: Int32
    /// The number of the person; -1 where nobody knows.
    var user: Int
  }

  mutating func add(answer: Int) {
    while taps.count <= answer { taps.append(0) }
    taps[answer] += 1
  }

  mutating func add(answer: Int, target: Int32, user: Int) {
    guard let answer = Int32(exactly: answer) else { return }
    labelled[Key(target: target, answer: answer, user: user), default: 0] += 1
  }
}
