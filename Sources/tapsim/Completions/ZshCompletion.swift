/// Completions for zsh.
enum ZshCompletion {
  /// A file `_tapsim` for `$fpath`; it can be sourced as well.
  static func script(for commands: [Command]) -> String {
    let names = commands.map(\.name)
    var lines = [
      "#compdef tapsim", "# Completions of tapsim for zsh, made by 'tapsim completions zsh'.", "",
      "_tapsim() {", "  local curcontext=$curcontext state line", "  local -a commands=(",
    ]
    lines += commands.map { "    " + quoted("\($0.name):\($0.summary)") }
    lines += [
      "  )", "  _arguments -C \\", "    '(- *)'{-h,--help}'[print the help]' \\",
      "    '(- *)--version[print the version]' \\", "    '1:command:->command' \\",
      "    '*::argument:->arguments' && return", "  case $state in",
      "    command) _describe -t commands command commands ;;", "    arguments)",
      "      case $words[1] in",
    ]
    for command in commands {
      lines += ["        \(command.name))", "          _arguments -s \\"]
      lines += arguments(of: command, names).map { "            \($0) \\" }
      lines += ["            '(- *)'{-h,--help}'[print this help]'", "          ;;"]
    }
    lines += ["      esac", "      ;;", "  esac", "}", ""]
    lines += [
      "if [[ $funcstack[1] == _tapsim ]]; then", "  _tapsim \"$@\"", "else",
      "  compdef _tapsim tapsim", "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The specifications of a command's options and operands, as `_arguments` reads them.
  private static func arguments(of command: Command, _ names: [String]) -> [String] {
    let options = command.options.map { option in
      let help = quoted("[\(escaped(option.help))]")
      let value =
        option.arity == .flag
        ? "" : quoted(":\(escaped(option.placeholder)):\(action(option.candidates, names))")
      let mark = option.arity == .flag ? "" : "="
      let excluded = exclusions(of: option, in: command)
      guard let short = option.short else {
        return "\(excluded)\(option.word)\(mark)\(help)\(value)"
      }
      return "\(excluded){-\(short)\(mark.isEmpty ? "" : "+"),\(option.word)\(mark)}\(help)\(value)"
    }
    let operands = command.operands.enumerated().map { index, operand in
      quoted(
        "\(index + 1):\(operand.isOptional ? ":" : "")\(escaped(operand.placeholder)):"
          + action(operand.candidates, names))
    }
    return options + operands
  }

  /// What may not stand beside an option: itself, and what it excludes; `*` where it may be
  /// repeated.
  private static func exclusions(of option: OptionDeclaration, in command: Command) -> String {
    guard option.arity == .one || option.arity == .flag else { return quoted("*") }
    let group = command.alternatives.first { $0.contains(option.name) } ?? [option.name]
    let forms = group.compactMap(command.option).flatMap { option in
      (option.short.map { ["-\($0)"] } ?? []) + [option.word]
    }
    return quoted("(\(forms.joined(separator: " ")))")
  }

  private static func action(_ candidates: Candidates, _ names: [String]) -> String {
    switch candidates {
    case .none: ""
    case .words(let words): "(\(words.map(escaped).joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .command: "(\(names.joined(separator: " ")))"
    }
  }

  /// Without the characters that mean something to `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
