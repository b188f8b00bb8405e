/// What a shell can offer where a value is wanted.
enum Candidates: Sendable, Hashable {
  /// Nothing: any number, point, ...
  case none
  /// These words; letters, digits and `-.,:` only, which no shell takes apart.
  case words([String])
  case file
  case folder
  /// The name of a command of the tool.
  case command
}
