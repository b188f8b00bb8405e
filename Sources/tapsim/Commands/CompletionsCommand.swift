/// `tapsim completions`: what a shell needs to complete command lines.
enum CompletionsCommand {
  /// The shells that are known.
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  private static let shell = ValueKind<Shell>.choice()

  static let command: Command = Command(
    name: "completions", summary: "print the completions for a shell",
    discussion: [
      "bash: put the output into ~/.local/share/bash-completion/completions/tapsim, or source it in "
        + "~/.bashrc. zsh: into a file _tapsim in a folder of $fpath. fish: into "
        + "~/.config/fish/completions/tapsim.fish."
    ],
    operands: [Operand("SHELL", help: "bash, zsh or fish", candidates: shell.candidates)],
    examples: [
      Command.Example(
        "tapsim completions bash >~/.local/share/bash-completion/completions/tapsim",
        "For bash, from the next shell on")
    ],
    run: { arguments, console in
      let commands = Tapsim.commands
      let text =
        switch try shell.value(of: arguments.operands[0], for: "SHELL") {
        case .bash: BashCompletion.script(for: commands)
        case .zsh: ZshCompletion.script(for: commands)
        case .fish: FishCompletion.script(for: commands)
        }
      try console.output.write(text)
    })
}
