import Configuration
import Pictures
import Reporting

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

  /// Any error of any room, with its status and its lines.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError: self.init(.usage, error.message)
    case let error as OverrideError: self.init(.usage, error.description)
    case let error as ConfigurationError: self.init(.data, error.problems.map(\.description))
    case let error as InputFileError: self.init(.noInput, error.description)
    case OutputError.closedPipe:
      // Whoever read the output has gone: nothing is wrong, and nobody is left to be told.
      self.init(.done, [])
    case let error as OutputError:
      self.init(ExitStatus(rawValue: error.exitStatus) ?? .failed, error.message)
    case let error as PictureError: self.init(.failed, error.message)
    default: self.init(.failed, "\(error)")
    }
  }
}
