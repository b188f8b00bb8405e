/// What the tool tells the shell. 2 is kept for missed thresholds.
enum ExitStatus: Int32, Sendable, CaseIterable {
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

  /// A phrase for the manual page.
  var meaning: String {
    switch self {
    case .done: "it is done"
    case .failed: "it failed while running"
    case .usage: "the command line is wrong"
    case .data: "the input data are wrong"
    case .noInput: "an input is missing or unreadable"
    case .cannotCreate: "the output cannot be created"
    case .inputOutput: "reading or writing failed, on a full disk, say"
    }
  }
}
