import Reporting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where a file stands or will stand, the same however its path is written: links and the folders
/// on the way do not matter.
struct FilePlace: Hashable {
  /// Whether a file is there, or nothing yet; else it is a folder, a pipe or a device.
  let mayBeFile: Bool
  /// What is there, or the deepest folder on the way that is.
  private let device: UInt64
  private let number: UInt64
  /// The names below it that are still to be made, the outermost last.
  private let missing: [String]

  /// The place that a path means; nil where no part of it can be looked at.
  init?(_ path: String) {
    var info = stat()
    var found = path
    var missing: [String] = []
    while stat(found, &info) != 0 {
      let parent = FilePath.folder(of: found)
      guard parent != found else { return nil }
      let name = FilePath.name(of: found)
      if name != "." { missing.append(name) }
      found = parent
    }
    self.init(info, missing: missing)
  }

  /// What standard input comes from; nil where it is closed.
  static var standardInput: FilePlace? {
    var info = stat()
    return fstat(STDIN_FILENO, &info) == 0 ? FilePlace(info, missing: []) : nil
  }

  private init(_ info: stat, missing: [String]) {
    mayBeFile = !missing.isEmpty || info.st_mode & S_IFMT == S_IFREG
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(truncatingIfNeeded: info.st_ino)
    self.missing = missing
  }
}
