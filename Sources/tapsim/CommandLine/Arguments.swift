/// What was given to a command, parsed and checked word by word.
struct Arguments: Sendable {
  /// The words known by their place.
  var operands: [String] = []
  /// The words of each option that was given, by its name; a flag has none.
  var words: [String: [String]] = [:]

  /// Whether the flag was given.
  subscript(flag: Flag) -> Bool { words[flag.declaration.name] != nil }

  /// The value of an option that is given at most once; nil where it was not.
  subscript<Value>(option: Option<Value>) -> Value? { self[all: option].first }

  /// All values of an option, in order.
  subscript<Value>(all option: Option<Value>) -> [Value] {
    (words[option.declaration.name] ?? []).compactMap(option.kind.parse)
  }

  /// The operand at a place; nil where it was left out.
  func operand(_ index: Int) -> String? { operands.indices.contains(index) ? operands[index] : nil }
}
