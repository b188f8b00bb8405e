import Configuration

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command line.
@main
struct Tapsim {
  /// The subcommands, in the order of the help.
  static let commands: [Command] = [
    RunCommand.command, ReplayCommand.command, FitCommand.command, QuickCommand.command,
    HitCommand.command, PreviewCommand.command, CheckConfigCommand.command, ImportCommand.command,
    ModelsCommand.command, DevicesCommand.command, CompletionsCommand.command, ManCommand.command,
    HelpCommand.command,
  ]

  static func main() {
    StandardDescriptors.fill()
    // A reader that goes away is met where the write fails, not by a signal that ends the tool.
    signal(SIGPIPE, SIG_IGN)
    let console = Console()
    Interruption.watch(console.errors)
    let status = run(Array(CommandLine.arguments.dropFirst()), console)
    exit(status.rawValue)
  }

  /// Runs the words of a command line and says what to tell the shell.
  static func run(_ words: [String], _ console: Console) -> ExitStatus {
    do {
      try dispatch(words, console)
      try console.output.flush()
      return .done
    } catch {
      Interruption.yieldToSignal()
      let failure = Failure(error)
      do {
        // What was printed before the failure is still the user's.
        try console.output.flush()
      } catch {
        // The failure that is already known is the one to tell.
      }
      for message in failure.messages { console.error(message) }
      return failure.status
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws {
    guard let name = words.first else {
      console.note(HelpText.overview(of: commands))
      throw Failure(.usage, [])
    }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version", "-V":
      guard rest.isEmpty else { throw UsageError("unexpected argument '\(rest[0])' after \(name)") }
      try console.output.write("tapsim \(Version.tapsim)\n")
    case "--help", "-h":
      try console.output.write(HelpText.overview(of: commands))
    default:
      let command = try command(named: name)
      if ArgumentParser.asksForHelp(rest) {
        try console.output.write(HelpText.text(for: command))
      } else {
        try command.run(try ArgumentParser.parse(rest, for: command), console)
      }
    }
  }

  /// The command of this name, or the error that suggests another.
  static func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      let near = NearestName.option(name, among: ["version", "help"])
      throw UsageError(
        "unknown option '\(name)'"
          + (near.map { "; did you mean '\($0)'?" } ?? "; a command comes first, see 'tapsim help'")
      )
    }
    throw .unknownCommand(name, among: commands.map(\.name))
  }
}
