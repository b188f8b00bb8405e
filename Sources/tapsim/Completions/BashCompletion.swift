/// Completions for bash 3.2 and later.
enum BashCompletion {
  /// A script to be sourced.
  static func script(for commands: [Command]) -> String {
    let names = commands.map(\.name)
    var lines = ["# Completions of tapsim for bash, made by 'tapsim completions bash'.", ""]
    lines += head
    lines.append("  case $command in")
    lines.append("    '') kind=words offered='\((names + ["--help", "--version"]).spaced)' ;;")
    for command in commands {
      lines.append("    \(command.name)) _tapsim_\(command.function) ;;")
    }
    lines += ["  esac"] + tail
    for command in commands { lines += function(of: command, among: names) }
    lines.append("complete -F _tapsim tapsim")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Finds what is asked for. bash takes words apart at `:` and `=`, so the line is read anew.
  private static let head = [
    "_tapsim() {",
    "  local line=${COMP_LINE:0:COMP_POINT} kind=none offered='' command=''"
      + " option value start='' reply kept=''",
    "  local -a words",
    "  # A backslash keeps a blank in its word, so no -r.",
    "  # shellcheck disable=SC2162",
    "  read -a words <<<\"$line\"",
    "  [[ $line == *[[:space:]] ]] && words+=('')",
    "  ((${#words[@]} > 2)) && command=${words[1]}",
    "  value=${words[${#words[@]} - 1]}",
    "  if [[ $value == --*=* ]]; then",
    "    option=${value%%=*} start=${value%%=*}= value=${value#*=}",
    "    [[ $COMP_WORDBREAKS == *=* ]] && start=''",
    "  else",
    "    option=${words[${#words[@]} - 2]}",
    "  fi",
  ]

  /// Offers it, without the part of the word that bash keeps.
  private static let tail = [
    "  [[ $COMP_WORDBREAKS == *:* ]] && kept=${value%\"${value##*:}\"}",
    "  COMPREPLY=()",
    "  while IFS= read -r reply; do",
    "    COMPREPLY+=(\"$start${reply#\"$kept\"}\")",
    "  done < <(",
    "    case $kind in",
    "      words) compgen -W \"$offered\" -- \"$value\" ;;",
    "      files) compgen -f -- \"$value\" ;;",
    "      folders) compgen -d -- \"$value\" ;;",
    "    esac",
    "  )",
    "  case $kind in",
    "    # bash 3.2 has no compopt.",
    "    files | folders) compopt -o filenames 2>/dev/null ;;",
    "  esac",
    "  return 0",
    "}",
    "",
  ]

  /// Sets what a command offers, from what its declarations say.
  private static func function(of command: Command, among names: [String]) -> [String] {
    var lines = ["_tapsim_\(command.function)() {", "  case $option in"]
    for option in command.options where option.arity != .flag {
      let forms = (option.short.map { ["-\($0)"] } ?? []) + [option.word]
      let offer = assignment(option.candidates, names) ?? ""
      lines.append("    \(forms.joined(separator: " | "))) \(offer)\(offer.isEmpty ? "" : " ");;")
    }
    let options = command.options.map(\.word) + ["--help"]
    let operand = command.operands.first.flatMap { assignment($0.candidates, names) }
    lines += [
      "    *)",
      "      case $value in",
      "        -*) kind=words offered='\(options.spaced)' ;;",
    ]
    if let operand { lines.append("        *) \(operand) ;;") }
    return lines + ["      esac", "      ;;", "  esac", "}", ""]
  }

  /// Assignments that offer candidates; nil for none.
  private static func assignment(_ candidates: Candidates, _ names: [String]) -> String? {
    switch candidates {
    case .none: nil
    case .words(let words): "kind=words offered='\(words.spaced)'"
    case .file: "kind=files"
    case .folder: "kind=folders"
    case .command: "kind=words offered='\(names.spaced)'"
    }
  }
}

extension Command {
  /// The name as a part of a function's name.
  fileprivate var function: String { name.replacing("-", with: "_") }
}

extension [String] {
  fileprivate var spaced: String { joined(separator: " ") }
}
