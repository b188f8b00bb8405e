/// The probability of each answer. An answer is an event for each hit tester that was asked.
struct MassLedger: Sendable {
  /// The answers, in the order in which they came up.
  private(set) var answers: [[Event]] = []
  /// The probability of each, not below 0.
  private(set) var masses: [Double] = []
  /// What all estimated errors of quadrature add up to, at most.
  var error = 0.0
  private var numbers: [[Event]: Int] = [:]

  /// The number of an answer, a new one if it has none yet.
  mutating func number(of answer: [Event]) -> Int {
    if let known = numbers[answer] { return known }
    numbers[answer] = answers.count
    answers.append(answer)
    masses.append(0)
    return answers.count - 1
  }

  /// Adds to the probability of an answer.
  @inline(__always)
  mutating func add(_ mass: Double, to number: Int) { masses[number] += mass }

  /// Adds what another ledger has, times a factor.
  mutating func add(_ other: MassLedger, times factor: Double) {
    for (answer, mass) in zip(other.answers, other.masses) {
      add(factor * mass, to: number(of: answer))
    }
    error += factor * other.error
  }

  /// The probability of the answers that a condition holds for.
  func mass(where holds: ([Event]) -> Bool) -> Double {
    min(zip(answers, masses).reduce(0) { holds($1.0) ? $0 + $1.1 : $0 }, 1)
  }
}
