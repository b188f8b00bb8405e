#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Text on its way into a file descriptor, through a buffer. Every error is noticed: of each write,
/// of the flush, and of the close, where some file systems first say that the disk is full.
package final class FileSink {
  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// A sink into an open descriptor; `path` is what errors call it.
  package init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
    buffer.reserveCapacity(Self.bufferSize)
  }

  /// Standard output.
  package static func standardOutput() -> FileSink {
    FileSink(descriptor: STDOUT_FILENO, path: "standard output")
  }

  /// Takes some text.
  ///
  /// - Throws: `OutputError.writeFailed`, or `.closedPipe`.
  package func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Takes some bytes.
  ///
  /// - Throws: `OutputError.writeFailed`, or `.closedPipe`.
  package func write(_ bytes: [UInt8]) throws {
    buffer += bytes
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Hands all text to the system.
  ///
  /// - Throws: `OutputError.writeFailed`, or `.closedPipe`.
  package func flush() throws {
    var start = 0
    while start < buffer.count {
      let written = buffer[start...].withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      start += written
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Hands all text to the system and the system's to the disk, and closes the descriptor, which it
  /// does even where it throws.
  ///
  /// - Throws: `OutputError.writeFailed`, or `.closedPipe`.
  package func close() throws {
    do {
      try flush()
      // EINVAL and ENOTSUP: what has no disk behind it has nothing to sync.
      if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw failure(errno) }
    } catch {
      _ = closeDescriptor()
      throw error
    }
    if closeDescriptor() != 0, errno != EINTR { throw failure(errno) }
  }

  /// Closes the descriptor and forgets the rest, after something else has failed.
  func abandon() {
    buffer = []
    _ = closeDescriptor()
  }

  private func closeDescriptor() -> Int32 {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }

  private func failure(_ code: Int32) -> OutputError {
    code == EPIPE ? .closedPipe : .writeFailed(path: path, reason: systemReason(code))
  }
}

/// What the system says about an error number, as the end of a sentence: "no space left on device".
func systemReason(_ code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}
