/// `tapsim help`: what the tool does, or what a command takes.
enum HelpCommand {
  static let command: Command = Command(
    name: "help", summary: "say what tapsim or one of its commands does",
    operands: [
      Operand("COMMAND", help: "a command's name", isOptional: true, candidates: .command)
    ],
    examples: [Command.Example("tapsim help run", "What run takes")],
    run: { arguments, console in
      guard let name = arguments.operand(0) else {
        try console.output.write(HelpText.overview(of: Tapsim.commands))
        return
      }
      try console.output.write(HelpText.text(for: Tapsim.command(named: name)))
    })
}
