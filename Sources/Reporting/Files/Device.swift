#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is no file on a disk: `/dev/null`, `/dev/stdout`, a named pipe.
enum Device {
  /// Opens what is behind a path, for writing; nil where that is a file or nothing yet. Such a
  /// thing is written to as it stands: a file in its place would take it from every other program.
  ///
  /// - Throws: `OutputError.cannotCreate`.
  static func open(_ path: String) throws -> Int32? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let kind = info.st_mode & S_IFMT
    guard kind == S_IFCHR || kind == S_IFIFO || kind == S_IFBLK || kind == S_IFSOCK else {
      return nil
    }
    #if canImport(Darwin)
      let descriptor = Darwin.open(path, O_WRONLY | O_CLOEXEC)
    #else
      let descriptor = Glibc.open(path, O_WRONLY | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else {
      throw OutputError.cannotCreate(path: path, reason: systemReason(errno))
    }
    return descriptor
  }
}
