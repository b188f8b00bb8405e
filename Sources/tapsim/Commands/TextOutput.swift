import Foundation
import Reporting

/// Where the one text goes that a command makes.
enum TextOutput {
  /// Notes where the text will go, for an interrupt to tell that it was not written.
  ///
  /// - Throws: `UsageError` where an input would be lost.
  static func prepare(
    _ path: String?, of option: String = "--output", sparing inputs: [String]
  ) throws(UsageError) {
    guard let path, path != "-" else { return }
    TemporaryFiles.shared.promise(path)
    try check(path, of: option, sparing: inputs)
  }

  /// Refuses a file that is an input as well: data would be lost to their own result.
  static func check(
    _ path: String, of option: String, sparing inputs: [String]
  ) throws(UsageError) {
    guard let output = regularFile(path) else { return }
    for input in inputs where input != "-" && regularFile(input) == output {
      throw UsageError("\(option): '\(path)' is the file that is read, and would be lost")
    }
  }

  /// Where a file really is; nil where there is none, or one like `/dev/null`.
  private static func regularFile(_ path: String) -> String? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
    return type == .typeRegular ? real : nil
  }

  /// Writes it to a file, whole or not at all; to standard output for `-` and without a path.
  static func write(_ text: String, to path: String?, _ console: Console) throws {
    guard let path, path != "-" else { return try console.output.write(text) }
    try FileSet.write(
      [FileSet.File(name: FilePath.name(of: path)) { try $0(text) }], to: FilePath.folder(of: path))
  }
}
