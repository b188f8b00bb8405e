import Configuration
import Foundation
import Reporting

/// Where the results of a run go.
enum OutputFolder {
  /// The folder for a file's results where none is named, in the current folder.
  static func name(for file: String) -> String {
    Files.layoutName(file) + "-results"
  }

  /// Finds out before a long run whether a folder can be written or made.
  ///
  /// - Throws: `OutputError.cannotCreate`.
  static func check(_ folder: String) throws {
    var path = URL(fileURLWithPath: folder).standardizedFileURL.path
    var isFolder: ObjCBool = false
    while !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), path != "/" {
      path = FilePath.parent(of: path)
    }
    guard isFolder.boolValue else {
      throw OutputError.cannotCreate(path: folder, reason: "\(path) is a file")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw OutputError.cannotCreate(path: folder, reason: "\(path) may not be written")
    }
  }
}
