import Foundation

/// Files that appear together: each whole or not at all. They are written under temporary names in
/// their folder, pushed to the disk and closed, and only when all have succeeded are they renamed.
package enum FileSet {
  /// A file to come.
  package struct File {
    /// Its name in the folder.
    package var name: String
    /// Writes what is in it.
    package var body: (FileSink) throws -> Void

    /// A file of text.
    package init(name: String, body: @escaping (@escaping TextSink) throws -> Void) {
      self.name = name
      self.body = { try body($0.write) }
    }

    /// A file of any bytes.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      body = { try $0.write(bytes) }
    }
  }

  /// Writes the files, in order, into a folder, which is made where it is missing. Where anything
  /// fails, what this call made is removed and older files stay.
  ///
  /// - Throws: `OutputError`, or what a body throws.
  package static func write(
    _ files: [File], to folder: String, temporaries: TemporaryFiles = .shared
  ) throws {
    let made = try temporaries.makeFolder(folder)
    var finished: [(temporary: String, path: String)] = []
    do {
      for file in files {
        let path = FilePath.join(folder, file.name)
        try refuseFolder(at: path)
        if let device = try Device.open(path) {
          try write(file, to: FileSink(descriptor: device, path: path))
          continue
        }
        let (temporary, descriptor) = try temporaries.makeFile(for: path)
        finished.append((temporary, path))
        try write(file, to: FileSink(descriptor: descriptor, path: path))
      }
      try temporaries.publish(finished)
    } catch {
      temporaries.remove(files: finished.map(\.temporary), folders: made)
      throw error
    }
    temporaries.keep(folders: made)
    syncFolder(folder)
  }

  private static func write(_ file: File, to sink: FileSink) throws {
    do {
      try file.body(sink)
    } catch {
      sink.abandon()
      throw error
    }
    try sink.close()
  }

  /// Finds out before anything is renamed, since a folder cannot be replaced by a file.
  private static func refuseFolder(at path: String) throws {
    var info = stat()
    if lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
      throw OutputError.cannotCreate(path: path, reason: "a folder of this name exists")
    }
  }

  /// Makes the new names last; a file system that cannot do this loses nothing that was promised.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
