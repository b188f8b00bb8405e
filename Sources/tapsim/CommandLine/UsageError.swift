import Configuration

/// The command line cannot be understood, or asks for what cannot be: exit status 64.
struct UsageError: Error, Hashable {
  /// A sentence without the tool's name and without a full stop.
  var message: String

  init(_ message: String) {
    self.message = message
  }

  static func unknownOption(_ option: String, of command: Command) -> UsageError {
    UsageError(
      "unknown option '\(option)'"
        + hint(NearestName.option(option, among: command.optionNames), of: command))
  }

  static func unknownCommand(_ name: String, among names: [String]) -> UsageError {
    guard let near = NearestName.find(name, in: names) else {
      return UsageError(
        "unknown command '\(name)'; the commands are \(names.joined(separator: ", "))")
    }
    return UsageError("unknown command '\(name)'; did you mean '\(near)'?")
  }

  static func missingValue(of option: OptionDeclaration) -> UsageError {
    UsageError("\(option.word) needs a value: \(option.form)")
  }

  static func unwantedValue(of option: OptionDeclaration, _ value: String) -> UsageError {
    UsageError("\(option.word) takes no value, and '\(value)' was given")
  }

  static func repeated(_ option: OptionDeclaration) -> UsageError {
    UsageError("\(option.word) is given twice, and can be given once")
  }

  static func conflict(_ first: String, _ second: String) -> UsageError {
    UsageError("\(first) and \(second) cannot be used together")
  }

  /// - Parameter option: one that takes all words after it, and may have taken the operand.
  static func missingOperand(
    _ operand: Operand, of command: Command, takenBy option: OptionDeclaration? = nil
  ) -> UsageError {
    let hint =
      option.map { "; \($0.word) takes all words after it, so put \(operand.placeholder) first" }
      ?? ""
    return UsageError("\(operand.placeholder) is missing: \(command.usageLine)" + hint)
  }

  static func surplusArgument(_ argument: String, of command: Command) -> UsageError {
    UsageError(
      "unexpected argument '\(argument)'"
        + (command.surplusHint.map { "; \($0)" } ?? hint(nil, of: command)))
  }

  private static func hint(_ near: String?, of command: Command) -> String {
    near.map { "; did you mean '\($0)'?" } ?? "; see 'tapsim help \(command.name)'"
  }
}

extension NearestName {
  /// The option, with its dashes, that was most likely meant.
  static func option(_ word: String, among names: [String]) -> String? {
    find(String(word.drop { $0 == "-" }), in: names).map { "--\($0)" }
  }
}
