import Pictures
import Reporting

/// Where a picture goes, and what it becomes.
struct PictureOutput {
  let format: PictureFormat
  private let path: String

  /// What a picture may be called, for messages.
  static let names = "a name that ends in .svg, .png or .pdf"

  /// The picture that an option names.
  ///
  /// - Throws: `UsageError` where the end of the name is no format's, or an input would be lost.
  init(_ path: String, option: String, sparing inputs: [String]) throws(UsageError) {
    guard let format = PictureFormat(path: path) else {
      throw UsageError("--\(option): '\(path)' is not \(Self.names)")
    }
    try TextOutput.prepare(path, of: "--\(option)", sparing: inputs)
    self.path = path
    self.format = format
  }

  /// Writes the file, whole or not at all.
  func write(_ bytes: [UInt8]) throws {
    try FileSet.write(
      [FileSet.File(name: FilePath.name(of: path), bytes: bytes)], to: FilePath.folder(of: path))
  }
}
