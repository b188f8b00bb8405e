/// A subcommand: what it is called, what it takes and what it does. Parsing, errors and help all
/// follow from this value.
struct Command: Sendable {
  let name: String
  /// A phrase for the list of commands.
  let summary: String
  /// What else a user should know, in paragraphs of any width.
  var discussion: [String] = []
  var operands: [Operand] = []
  var options: [OptionDeclaration] = []
  /// Names of options of which at most one may be given.
  var alternatives: [[String]] = []
  /// What an argument too many was most likely meant as; nil: the error points to the help.
  var surplusHint: String?
  var examples: [Example] = []
  let run: @Sendable (Arguments, Console) throws -> Void

  /// A command line and what it is for.
  struct Example: Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// Every option without its dashes, `help` included.
  var optionNames: [String] { options.map(\.name) + ["help"] }

  func option(named name: String) -> OptionDeclaration? { options.first { $0.name == name } }

  func option(short: Character) -> OptionDeclaration? { options.first { $0.short == short } }

  /// `tapsim run FILE [OPTIONS]`.
  var usageLine: String {
    let operands = operands.map { $0.isOptional ? "[\($0.placeholder)]" : $0.placeholder }
    return (["tapsim", name] + operands + (options.isEmpty ? [] : ["[OPTIONS]"]))
      .joined(separator: " ")
  }
}
