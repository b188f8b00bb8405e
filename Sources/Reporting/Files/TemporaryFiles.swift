import Foundation

/// The temporary files, and the folders made for them, that are on the disk right now, so that
/// whoever handles an interrupt can remove them.
package final class TemporaryFiles: @unchecked Sendable {
  // Every access to the stored properties holds the lock.
  private let lock = NSLock()
  private var files: [String] = []
  private var folders: [String] = []
  private var promises: [String] = []
  private var isClosed = false

  /// The files of this process.
  package static let shared = TemporaryFiles()

  /// An empty list.
  package init() {}

  /// Notes a file or folder that is going to be written, for whoever has to say that it was not.
  package func promise(_ path: String) {
    lock.withLock { promises.append(path) }
  }

  /// Removes everything and lets nothing new be made. Call it from a thread or a dispatch source
  /// that handles a signal, not from the signal handler itself: it takes a lock.
  ///
  /// - Returns: what was promised and is not written.
  package func removeAll() -> [String] {
    lock.withLock {
      isClosed = true
      for path in files { unlink(path) }
      for path in folders.reversed() { rmdir(path) }
      files = []
      folders = []
      return promises
    }
  }

  /// Whether `removeAll` was called: errors since then come of it.
  package var isInterrupted: Bool { lock.withLock { isClosed } }

  /// Makes a new file beside `path` and opens it.
  func makeFile(for path: String) throws -> (path: String, descriptor: Int32) {
    try lock.withLock {
      let temporary = Self.temporaryName(for: path)
      let descriptor =
        isClosed ? -1 : open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw OutputError.cannotCreate(
          path: path, reason: systemReason(isClosed ? EINTR : errno))
      }
      files.append(temporary)
      return (temporary, descriptor)
    }
  }

  /// Makes a folder and those above it that are missing; returns the ones made, outermost first.
  func makeFolder(_ path: String) throws -> [String] {
    try lock.withLock {
      guard !isClosed else {
        throw OutputError.cannotCreate(path: path, reason: systemReason(EINTR))
      }
      var made: [String] = []
      do {
        try Self.makeFolders(path, made: &made)
      } catch {
        for path in made.reversed() { rmdir(path) }
        throw error
      }
      folders += made
      return made
    }
  }

  private static func makeFolders(_ path: String, made: inout [String]) throws {
    var info = stat()
    if stat(path, &info) == 0 {
      guard info.st_mode & S_IFMT == S_IFDIR else {
        throw OutputError.cannotCreate(path: path, reason: "a file of this name exists")
      }
      return
    }
    let parent = FilePath.parent(of: path)
    if !parent.isEmpty, parent != path { try makeFolders(parent, made: &made) }
    if mkdir(path, 0o777) == 0 {
      made.append(path)
    } else if errno != EEXIST {  // Another process may have been quicker.
      throw OutputError.cannotCreate(path: path, reason: systemReason(errno))
    }
  }

  /// Gives finished files their real names: all of them before an interrupt, or none. What was
  /// promised is then kept.
  func publish(_ finished: [(temporary: String, path: String)]) throws {
    try lock.withLock {
      for file in finished {
        guard !isClosed, rename(file.temporary, file.path) == 0 else {
          throw OutputError.cannotCreate(
            path: file.path, reason: systemReason(isClosed ? EINTR : errno))
        }
        files.removeAll { $0 == file.temporary }
      }
      promises = []
    }
  }

  /// Removes some files, and some folders where nothing else is in them, after a failure.
  func remove(files failed: [String], folders made: [String]) {
    lock.withLock {
      for path in failed where files.contains(path) { unlink(path) }
      files.removeAll(where: failed.contains)
      for path in made.reversed() { rmdir(path) }
      folders.removeAll(where: made.contains)
    }
  }

  /// Lets folders stay: something finished stands in them.
  func keep(folders made: [String]) {
    lock.withLock { folders.removeAll(where: made.contains) }
  }

  private static func temporaryName(for path: String) -> String {
    let folder = FilePath.parent(of: path)
    let name = FilePath.name(of: path)
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    return FilePath.join(folder, ".\(name).\(random).tmp")
  }
}
