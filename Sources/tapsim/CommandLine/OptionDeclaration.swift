/// What a command says about one of its options: all that the parser and the help need.
struct OptionDeclaration: Sendable {
  /// Without the dashes.
  let name: String
  /// The letter of the short form.
  let short: Character?
  /// What stands for the value in the help; empty for a flag.
  let placeholder: String
  /// A phrase for the help.
  let help: String
  /// How often it may stand and how many values it takes.
  let arity: Arity
  /// Throws where a word is no value of this option.
  let check: @Sendable (String) throws(UsageError) -> Void
  /// What a shell offers for a value.
  let candidates: Candidates

  /// How many values an option takes.
  enum Arity: Sendable, Hashable {
    /// No value.
    case flag
    /// One value, once.
    case one
    /// One value each time.
    case repeated
    /// One value or more each time.
    case several
  }

  /// As typed: `--seed`.
  var word: String { "--\(name)" }

  /// As typed, with the value: `--seed N`.
  var form: String {
    switch arity {
    case .flag: word
    case .one, .repeated: "\(word) \(placeholder)"
    case .several: "\(word) \(placeholder) ..."
    }
  }
}

/// An option with a value of some type. A command states each of its options once, as a constant.
struct Option<Value: Sendable>: Sendable {
  let declaration: OptionDeclaration
  let kind: ValueKind<Value>

  init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ kind: ValueKind<Value>,
    arity: OptionDeclaration.Arity = .one, help: String
  ) {
    self.kind = kind
    declaration = OptionDeclaration(
      name: name, short: short, placeholder: placeholder, help: help, arity: arity,
      check: { word throws(UsageError) in _ = try kind.value(of: word, for: "--\(name)") },
      candidates: kind.candidates)
  }
}

/// An option without a value.
struct Flag: Sendable {
  let declaration: OptionDeclaration

  init(_ name: String, short: Character? = nil, help: String) {
    declaration = OptionDeclaration(
      name: name, short: short, placeholder: "", help: help, arity: .flag,
      check: { _ throws(UsageError) in }, candidates: .none)
  }
}

/// An argument that is known by its place.
struct Operand: Sendable {
  /// What stands for it in the help.
  let placeholder: String
  /// A phrase for the help.
  let help: String
  /// Whether it can be left out.
  let isOptional: Bool
  /// What a shell offers for it.
  let candidates: Candidates

  init(
    _ placeholder: String, help: String, isOptional: Bool = false, candidates: Candidates = .none
  ) {
    self.placeholder = placeholder
    self.help = help
    self.isOptional = isOptional
    self.candidates = candidates
  }
}
