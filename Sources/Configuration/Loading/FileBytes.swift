#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whole files and streams as bytes, within bounds: `/dev/zero` has no end.
package enum FileBytes {
  /// The largest input that is read. A layout of 10^6 views takes about 70 MB.
  package static let limit = 128 << 20

  /// Why there are no bytes.
  package struct Failure: Error {
    /// The end of a sentence about the file: "there is no such file".
    package let reason: String
  }

  /// The bytes of a file; also of a pipe, which is read to its end.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    // A path ends at a zero byte, so that another file would be read.
    guard !path.utf8.contains(0) else { throw Failure(reason: missing) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: reason(errno)) }
    defer { close(descriptor) }
    return try rest(of: descriptor)
  }

  /// The bytes from here to the end of what is open.
  package static func rest(of descriptor: Int32) throws(Failure) -> [UInt8] {
    var info = stat()
    var bytes: [UInt8] = []
    if fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG {
      guard info.st_size <= limit else { throw Failure(reason: tooLarge) }
      bytes.reserveCapacity(max(Int(info.st_size), 0))
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure(reason: reason(errno)) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw Failure(reason: tooLarge) }
      bytes += buffer[..<count]
    }
  }

  private static let missing = "there is no such file"
  private static let tooLarge = "it holds more than \(limit >> 20) MiB, the most that is read"

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: missing
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "it may not be read"
    default: "reading failed: " + String(cString: strerror(code)).lowercased()
    }
  }
}
