import Configuration
import Pictures
import Reporting
import TouchLogs

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
    case let error as TouchLogError: self.init(error)
    case let error as BadRows: self.init(error)
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

extension Failure {
  private init(_ error: TouchLogError) {
    let status: ExitStatus =
      switch error.fault {
      case .usage: .usage
      case .data: .data
      case .noInput: .noInput
      case .inputOutput: .inputOutput
      }
    self.init(status, Self.line(error))
  }

  private init(_ rows: BadRows) {
    let end = rows.isFull ? ["the logs were read no further: there may be more such rows"] : []
    self.init(.data, rows.problems.map(Self.line) + end)
  }

  private static func line(_ error: TouchLogError) -> String {
    let near = error.unknown.flatMap { NearestName.find($0.name, in: $0.known) }
    return error.description + (near.map { "; did you mean \"\($0)\"?" } ?? "")
  }
}
