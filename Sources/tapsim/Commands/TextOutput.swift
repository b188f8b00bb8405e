import Reporting

/// Where the one text goes that a command makes.
enum TextOutput {
  /// Writes it to a file, whole or not at all; to standard output for `-` and without a path.
  static func write(_ text: String, to path: String?, _ console: Console) throws {
    guard let path, path != "-" else { return try console.output.write(text) }
    let folder = FilePath.parent(of: path)
    try FileSet.write(
      [FileSet.File(name: FilePath.name(of: path)) { try $0(text) }],
      to: folder.isEmpty ? "." : folder)
  }
}
