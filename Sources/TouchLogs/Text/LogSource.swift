#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of a log in big pieces; the unread ones lie together.
final class LogSource {
  /// A row or line may have so many bytes.
  static let longestRow = 1 << 20
  /// A JSON document may have so many bytes.
  static let largestDocument = 128 << 20
  /// The least that is read at once.
  private static let chunk = 1 << 18

  /// What messages call the file.
  let name: String
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: chunk)
  private var unread = 0..<0
  /// Whether no byte is left but the unread ones.
  private(set) var isAtEnd = false
  /// Gets all bytes as they are read, for a digest.
  var observer: ((UnsafeRawBufferPointer) -> Void)?

  /// Opens a file; `-` is standard input.
  init(path: String) throws(TouchLogError) {
    name = path == "-" ? "standard input" : path
    // A path ends at a zero byte, so that another file would be read.
    guard !path.utf8.contains(0) else {
      throw TouchLogError(.noInput, file: name, Self.reason(ENOENT))
    }
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw TouchLogError(.noInput, file: name, Self.reason(errno)) }
  }

  /// A log that is there already.
  init(bytes: [UInt8], name: String) {
    self.name = name
    descriptor = -1
    buffer = bytes
    unread = 0..<bytes.count
    isAtEnd = true
  }

  deinit {
    if descriptor > STDIN_FILENO { close(descriptor) }
  }

  var unreadCount: Int { unread.count }

  /// Lends the unread bytes.
  func withUnread<Result, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try buffer.withUnsafeBufferPointer { (bytes) throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[unread]))
    }
  }

  /// Takes the first unread bytes away.
  func consume(_ count: Int) {
    unread = min(unread.lowerBound + count, unread.upperBound)..<unread.upperBound
  }

  /// Reads on until there are more unread bytes than before, or none are left.
  func fill() throws(TouchLogError) {
    guard !isAtEnd else { return }
    if unread.lowerBound > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[unread]))
      }
      unread = 0..<unread.count
    }
    if unread.count == buffer.count {
      buffer += [UInt8](repeating: 0, count: buffer.count)
    }
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + unread.count }, bytes.count - unread.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let fault = descriptor == STDIN_FILENO ? TouchLogError.Fault.inputOutput : .noInput
        throw TouchLogError(fault, file: name, Self.reason(errno))
      }
      isAtEnd = count == 0
      if let observer, count > 0 {
        buffer.withUnsafeBytes {
          observer(UnsafeRawBufferPointer(rebasing: $0[unread.count..<(unread.count + count)]))
        }
      }
      unread = 0..<(unread.count + count)
      return
    }
  }

  /// Reads on until the unread bytes hold a whole line, or as many as a line may have.
  func fillLine() throws(TouchLogError) {
    while !isAtEnd, unreadCount < Self.longestRow {
      let hasEnd = withUnread { bytes in
        bytes.dropLast().contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      }
      if hasEnd { return }
      try fill()
    }
  }

  /// Reads all that is left: a JSON document is taken apart as a whole.
  func fillAll() throws(TouchLogError) {
    while !isAtEnd {
      guard unreadCount <= Self.largestDocument else {
        throw TouchLogError(
          .noInput, file: name,
          "it holds more than \(Self.largestDocument >> 20) MiB, the most that is read of a JSON "
            + "document")
      }
      try fill()
    }
  }

  /// Takes everything away up to the end of the line, however long that is.
  func skipLine() throws(TouchLogError) {
    while true {
      let length = withUnread { bytes in
        bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      }
      if length != nil || isAtEnd {
        consume(length.map { $0 + 1 } ?? unreadCount)
        return
      }
      consume(unreadCount)
      try fill()
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: "there is no such file"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "it may not be read"
    default: "reading failed: " + String(cString: strerror(code)).lowercased()
    }
  }
}
