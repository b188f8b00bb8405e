/// Completions for fish 3 and later.
enum FishCompletion {
  /// A file for the folder of fish's completions.
  static func script(for commands: [Command]) -> String {
    let names = commands.map(\.name)
    var lines = ["# Completions of tapsim for fish, made by 'tapsim completions fish'.", ""]
    lines += [
      "# Whether the command is this one; without an argument, whether there is none yet.",
      "function __tapsim_command", "  set -l words (commandline -opc)",
      "  if not set -q argv[1]", "    test (count $words) -eq 1", "    return", "  end",
      "  test (count $words) -gt 1; and test $words[2] = $argv[1]", "end", "",
      "complete -c tapsim -f",
      "complete -c tapsim -n __tapsim_command -l version -d 'print the version'",
      "complete -c tapsim -s h -l help -d 'print the help'",
    ]
    for command in commands {
      lines.append(
        "complete -c tapsim -n __tapsim_command -a \(command.name) -d \(quoted(command.summary))")
    }
    for command in commands {
      let start = "complete -c tapsim -n '__tapsim_command \(command.name)'"
      for option in command.options {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.arity == .flag ? "" : value(option.candidates, names)
        lines.append("\(start)\(short) -l \(option.name)\(value) -d \(quoted(option.help))")
      }
      if let operand = command.operands.first, operand.candidates != .none {
        let value = operand.candidates == .file ? " -F" : self.value(operand.candidates, names)
        lines.append(start + value.replacing(" -x", with: ""))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// That an option takes a value, and which are offered: no files unless they are wanted.
  private static func value(_ candidates: Candidates, _ names: [String]) -> String {
    switch candidates {
    case .none: " -x"
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .command: " -x -a \(quoted(names.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
