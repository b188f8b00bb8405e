import Foundation

/// A file that was read, for the record of a run.
public struct InputFile: Sendable, Hashable {
  /// The path that was read.
  public var path: String
  /// SHA-256 of its bytes, in hexadecimal digits.
  public var sha256: String
}

/// Paths and whole files.
package enum Files {
  /// A file's bytes; an error where there are none to read.
  package static func read(_ path: String, referrer: String? = nil) throws(InputFileError)
    -> [UInt8]
  {
    do throws(FileBytes.Failure) {
      return try FileBytes.contents(of: path)
    } catch {
      throw InputFileError(path: path, referrer: referrer, reason: error.reason)
    }
  }

  /// A path as the file that holds it means it: relative to that file's folder.
  static func resolve(_ path: String, from file: String?) -> String {
    guard !path.hasPrefix("/"), let file, let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// What results call the layout of a file.
  package static func layoutName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".layout.json", ".json", ".xml", ".uix", ".txt"]
    where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  /// What a person calls a config: its name, or its folder's where it is called `config.json`, as
  /// many are.
  static func title(_ path: String) -> String {
    let name = layoutName(path)
    guard name == "config" else { return name }
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
      .lastPathComponent
    return folder.isEmpty || folder == "/" ? name : folder
  }
}
