/// A question to the simulator whose answer is known from elsewhere.
package struct Check: Sendable {
  /// What a user calls it, in lower case with hyphens.
  package var name: String
  /// What it asks, in a line.
  package var question: String
  /// Asks.
  package var run: @Sendable (Effort) throws -> [Finding]

  /// A check; see the properties.
  package init(
    name: String, question: String, run: @escaping @Sendable (Effort) throws -> [Finding]
  ) {
    self.name = name
    self.question = question
    self.run = run
  }
}

/// How much work a check does. Its questions stay the same.
package struct Effort: Sendable {
  /// How much.
  package var size: Size
  /// How many threads work at once; the answers do not depend on it.
  package var threads: Int

  /// How much work.
  package enum Size: Sendable {
    /// A second without optimisation, for the tests of the checks themselves.
    case trial
    /// All checks in a minute.
    case quick
    /// What the pages state.
    case full
  }

  /// An effort; see the properties.
  package init(_ size: Size, threads: Int = 2) {
    self.size = size
    self.threads = threads
  }

  /// The value that goes with this effort.
  func pick<Value>(trial: Value, quick: Value, full: Value) -> Value {
    switch size {
    case .trial: trial
    case .quick: quick
    case .full: full
    }
  }
}
