/// Why the exact engine gave no answer.
public enum ExactEngineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The probabilities could not be worked out to their stated error.
  case notReached(target: String, strategy: String, finger: String, error: Double)
  /// A length of the finger is beyond what can be worked with.
  case notFinite(target: String, finger: String)

  /// One sentence that names the place.
  public var description: String {
    switch self {
    case .notReached(let target, let strategy, let finger, let error):
      "target \"\(target)\" under strategy \"\(strategy)\" with finger \"\(finger)\": the exact "
        + "engine reaches an error of \(error) only, more than it states; use \"engine\": \"sample\""
    case .notFinite(let target, let finger):
      "target \"\(target)\" with finger \"\(finger)\": the spread or the offset is too large or too "
        + "small for the exact engine; use \"engine\": \"sample\""
    }
  }
}
