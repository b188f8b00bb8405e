/// The manual page, from the same declarations as the help, in the macros of man(7).
enum ManualPage {
  static func text(for commands: [Command]) -> String {
    var lines = [
      ".\\\" Made by 'tapsim man'; do not edit.",
      ".TH TAPSIM 1 \"\(Version.date)\" \"tapsim \(Version.tapsim)\" \"User Commands\"",
      ".SH NAME", "tapsim \\- simulate finger taps on a screen under several hit areas",
      ".SH SYNOPSIS", ".B tapsim", ".I COMMAND", "\\&...", ".br", ".B tapsim help",
      ".RI [ COMMAND ]", ".br", ".B tapsim \\-\\-version", ".SH DESCRIPTION",
    ]
    lines += prose(HelpText.purpose) + [".SH COMMANDS"]
    for command in commands { lines += section(of: command) }
    lines.append(".SH EXIT STATUS")
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.rawValue)"] + prose(status.meaning)
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B NO_COLOR", "where it is set and not empty, no colours are used",
      ".TP", ".B TERM", "with the value dumb, no colours are used either", ".SH EXAMPLES",
    ]
    for example in commands.flatMap(\.examples) {
      lines += [".TP", escaped(example.purpose), ".B \(escaped(example.line))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: Command) -> [String] {
    var lines = [".SS \(escaped(String(command.usageLine.dropFirst("tapsim ".count))))"]
    lines += prose(HelpText.sentence(command.summary))
    for paragraph in command.discussion { lines += [".PP"] + prose(paragraph) }
    for operand in command.operands {
      lines += [".TP", ".I \(escaped(operand.placeholder))"] + prose(operand.help)
    }
    for option in command.options {
      let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
      let value =
        option.arity == .flag
        ? "" : " \\fI\(escaped(String(option.form.dropFirst(option.word.count + 1))))\\fR"
      lines += [".TP", "\(short)\\fB\(escaped(option.word))\\fR\(value)"]
      lines += prose(option.help + HelpText.repetition(of: option))
    }
    return lines
  }

  /// A text in lines that roff prints as they are.
  private static func prose(_ text: String) -> [String] {
    HelpText.wrap(escaped(text)).map { $0.hasPrefix(".") ? "\\&" + $0 : $0 }
  }

  /// Words for the middle of a line; hyphens can be copied.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\(rs"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where !scalar.isASCII: result += "\\[u\(hexadecimal(scalar))]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// At least four digits, as groff wants them.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
