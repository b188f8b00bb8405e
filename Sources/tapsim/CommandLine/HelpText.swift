/// The help of a command, and that of the whole tool, from the declarations; at most 80 columns.
enum HelpText {
  static let width = 80

  /// What the tool does.
  static let purpose =
    "Simulates finger taps on a screen and says which control gets them, under one or several "
    + "ways of enlarging hit areas."

  /// The help of one command.
  static func text(for command: Command) -> String {
    var lines = ["usage: \(command.usageLine)", ""]
    lines += wrap(sentence(command.summary))
    for paragraph in command.discussion { lines += [""] + wrap(paragraph) }
    let operands = command.operands.map { (term: $0.placeholder, text: $0.help) }
    let options = command.options.map { option in
      let short = option.short.map { "-\($0), " } ?? ""
      return (term: short + option.form, text: option.help + repetition(of: option))
    }
    if !operands.isEmpty { lines += [""] + list(operands) }
    lines += ["", "options:"] + list(options + [(term: "-h, --help", text: "print this help")])
    if !command.examples.isEmpty {
      lines += ["", "examples:"]
      for example in command.examples {
        lines += wrap(example.purpose + ":", indent: 2) + ["    \(example.line)"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of the tool: what it is, and its commands.
  static func overview(of commands: [Command]) -> String {
    var lines = ["usage: tapsim COMMAND ...", ""]
    lines += wrap(purpose)
    lines += ["", "commands:"] + list(commands.map { (term: $0.name, text: $0.summary) })
    lines += ["", "options:"]
    lines += list([
      (term: "--version", text: "print the version"), (term: "-h, --help", text: "print this help"),
    ])
    lines += ["", "'tapsim help COMMAND' says what a command takes."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A phrase as a sentence.
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  /// What the help adds for an option that can be repeated.
  static func repetition(of option: OptionDeclaration) -> String {
    option.arity == .repeated || option.arity == .several ? " (can be repeated)" : ""
  }

  /// Terms on the left, their texts on the right; a long term has a line of its own.
  private static func list(_ entries: [(term: String, text: String)]) -> [String] {
    let longest = 22
    let column = min(entries.map(\.term.count).max() ?? 0, longest)
    var lines = [String]()
    for entry in entries {
      let texts = wrap(entry.text, indent: column + 4)
      let term = "  " + entry.term
      guard entry.term.count <= column, let first = texts.first else {
        lines += [term] + texts
        continue
      }
      lines.append(term + first.dropFirst(term.count))
      lines += texts.dropFirst()
    }
    return lines
  }

  /// Breaks a text at blanks into lines of at most `width` columns.
  static func wrap(_ text: String, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines = [String]()
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [margin + line]
  }
}
