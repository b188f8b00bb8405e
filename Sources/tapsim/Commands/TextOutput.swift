import Reporting

/// Where the one text goes that a command makes.
enum TextOutput {
  /// Claims where the text will go, and notes it for an interrupt to tell that it was not written.
  ///
  /// - Throws: `UsageError` where a file would be lost.
  static func prepare(_ path: String?, _ claims: inout FileClaims) throws(UsageError) {
    guard let path, path != "-" else { return }
    try claims.claim(path, for: "--output")
    TemporaryFiles.shared.promise(path)
  }

  /// Writes it to a file, whole or not at all; to standard output for `-` and without a path.
  static func write(_ text: String, to path: String?, _ console: Console) throws {
    guard let path, path != "-" else { return try console.output.write(text) }
    try FileSet.write(
      [FileSet.File(name: FilePath.name(of: path)) { try $0(text) }], to: FilePath.folder(of: path))
  }
}
