/// Why output could not be written.
package enum OutputError: Error, Sendable, Hashable {
  /// A folder or file could not be created, for a reason.
  case cannotCreate(path: String, reason: String)
  /// Writing failed half-way, for a reason: a full disk, say.
  case writeFailed(path: String, reason: String)
  /// The reader at the other end of a pipe is gone; not worth a word.
  case closedPipe

  /// One line for the user, without `tapsim: error:`.
  package var message: String {
    switch self {
    case .cannotCreate(let path, let reason): "\(oneLine(path)): cannot be created: \(reason)"
    case .writeFailed(let path, let reason): "\(oneLine(path)): writing failed: \(reason)"
    case .closedPipe: "the reader of the output has gone"
    }
  }

  /// What the tool ends with: 73, 74, or 0 for a closed pipe.
  package var exitStatus: Int32 {
    switch self {
    case .cannotCreate: 73
    case .writeFailed: 74
    case .closedPipe: 0
    }
  }

  private func oneLine(_ path: String) -> String { Terminal.printable(path) }
}
