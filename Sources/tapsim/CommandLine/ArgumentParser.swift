/// Turns the words after a command's name into `Arguments`, as the command declares them.
///
/// `--name value`, `--name=value`, `-n value` and `-nvalue` are read; after `--` all words are
/// operands. A word with a dash in front is a value only where it cannot be an option, as `-5` and
/// `-` cannot.
struct ArgumentParser {
  private let command: Command
  private var rest: ArraySlice<String>
  private var arguments = Arguments()

  private init(_ command: Command, _ words: [String]) {
    self.command = command
    rest = words[...]
  }

  /// Whether the words ask for help, whatever else they say.
  static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  static func parse(_ words: [String], for command: Command) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(command, words)
    while let word = parser.rest.popFirst() {
      if word == "--" {
        for operand in parser.rest { try parser.addOperand(operand) }
        break
      }
      try parser.add(word)
    }
    try parser.checkAlternatives()
    if let missing = command.operands.dropFirst(parser.arguments.operands.count)
      .first(where: { !$0.isOptional })
    {
      throw .missingOperand(missing, of: command, takenBy: parser.greedy)
    }
    return parser.arguments
  }

  /// An option that may have taken a word that was meant as an operand.
  private var greedy: OptionDeclaration? {
    command.options.first { $0.arity == .several && (arguments.words[$0.name]?.count ?? 0) > 1 }
  }

  private mutating func add(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.option(named: String(name.dropFirst(2)))
      else { throw .unknownOption(name, of: command) }
      try addOption(option, attached: parts.count == 2 ? String(parts[1]) : nil)
    } else if word.hasPrefix("-"), word != "-" {
      guard let letter = word.dropFirst().first, let option = command.option(short: letter)
      else { throw .unknownOption(word, of: command) }
      let attached = String(word.dropFirst(2))
      try addOption(option, attached: attached.isEmpty ? nil : attached)
    } else {
      try addOperand(word)
    }
  }

  private mutating func addOperand(_ word: String) throws(UsageError) {
    guard arguments.operands.count < command.operands.count
    else { throw .surplusArgument(word, of: command) }
    arguments.operands.append(word)
  }

  private mutating func addOption(
    _ option: OptionDeclaration, attached: String?
  ) throws(UsageError) {
    let earlier = arguments.words[option.name]
    switch option.arity {
    case .flag:
      if let attached { throw .unwantedValue(of: option, attached) }
      arguments.words[option.name] = []
      return
    case .one:
      if earlier != nil { throw .repeated(option) }
    case .repeated, .several: break
    }
    let first: String
    if let attached { first = attached } else { first = try nextValue(of: option) }
    try option.check(first)
    var values = [first]
    // `--name=value` names its one value; a word after it may be the operand that is missing.
    let isOpen = attached == nil || arguments.operands.count == command.operands.count
    if option.arity == .several, isOpen {
      while let next = rest.first, !isOption(next), isValue(next, of: option) {
        values.append(next)
        rest.removeFirst()
      }
    }
    arguments.words[option.name] = (earlier ?? []) + values
  }

  private mutating func nextValue(of option: OptionDeclaration) throws(UsageError) -> String {
    guard let next = rest.first, !isOption(next) else { throw .missingValue(of: option) }
    rest.removeFirst()
    return next
  }

  private func isOption(_ word: String) -> Bool {
    if word.hasPrefix("--") { return true }
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    return command.option(short: letter) != nil || (letter.isLetter && word.count == 2)
  }

  private func isValue(_ word: String, of option: OptionDeclaration) -> Bool {
    do {
      try option.check(word)
      return true
    } catch {
      return false
    }
  }

  private func checkAlternatives() throws(UsageError) {
    for group in command.alternatives {
      let given = group.filter { arguments.words[$0] != nil }
      if given.count > 1 { throw .conflict("--\(given[0])", "--\(given[1])") }
    }
  }
}
