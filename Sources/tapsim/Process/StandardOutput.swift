#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output, gathered into large writes. What is left goes out with `flush()`, which must be
/// called before the end, since only then is it known that everything arrived.
final class StandardOutput {
  private static let capacity = 1 << 16
  private var buffer = [UInt8]()

  init() {
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  /// Adds a text as UTF-8.
  func write(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Hands everything to the system.
  func flush() throws(Failure) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var done = 0
    while done < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        systemWrite(STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: bytes[done...]))
      }
      if count >= 0 {
        done += count
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw Failure(
          .inputOutput, "cannot write to standard output: \(String(cString: strerror(errno)))")
      }
    }
  }
}

/// The system's `write`, whose name the methods above hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
