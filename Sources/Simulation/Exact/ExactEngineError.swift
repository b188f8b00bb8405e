/// Why the exact engine gave no answer.
public enum ExactEngineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The probabilities could not be worked out to their stated error.
  case notReached(target: String, strategy: String, finger: String, error: Double)

  /// One sentence that names the place.
  public var description: String {
    switch self {
    case .notReached(let target, let strategy, let finger, let error):
      "target \"\(target)\" under strategy \"\(strategy)\" with finger \"\(finger)\": the exact "
        + "engine reaches an error of \(error) only, more than it states; use \"engine\": \"sample\""
    }
  }
}
