/// An end other than success, as the user and the shell get to know it.
struct Failure: Error {
  let status: ExitStatus
  /// A line each; none where the end is quiet.
  let messages: [String]

  init(_ status: ExitStatus, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }

  init(_ status: ExitStatus, _ message: String) {
    self.init(status, [message])
  }

  /// Whoever read the output has gone: nothing is wrong, and nobody is left to be told.
  static let closedPipe = Failure(.done, [])
}

extension Failure {
  /// Any error, as a failure with a status and with lines to print.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError: self.init(.usage, error.message)
    default: self.init(.failed, "\(error)")
    }
  }
}
