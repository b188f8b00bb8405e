/// What the tool tells the shell. 2 is kept for missed thresholds.
enum ExitStatus: Int32, Sendable {
  case done = 0
  /// It failed while running.
  case failed = 1
  /// The command line is wrong.
  case usage = 64
  /// The input data are wrong.
  case data = 65
  /// An input is missing or unreadable.
  case noInput = 66
  /// The output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
}
