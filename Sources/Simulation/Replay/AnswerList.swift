/// What taps came to, an event for each strategy, each kind of answer under a number of its own.
struct AnswerList: Sendable {
  private(set) var answers: [[Event]] = []
  private var numbers: [[Event]: Int] = [:]

  /// The number of an answer, a new one if it has none yet.
  mutating func number(of events: [Event]) -> Int {
    if let number = numbers[events] { return number }
    numbers[events] = answers.count
    answers.append(events)
    return answers.count - 1
  }
}
