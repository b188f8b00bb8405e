import Pictures
import Reporting

/// Where a picture goes, and what it becomes.
struct PictureOutput {
  let format: PictureFormat
  private let path: String
  private let option: String

  /// What a picture may be called, for messages.
  static let names = "a name that ends in .svg, .png or .pdf"

  /// The picture that an option names.
  ///
  /// - Throws: `UsageError` where the end of the name is no format's.
  init(_ path: String, option: String) throws(UsageError) {
    guard let format = PictureFormat(path: path) else {
      throw UsageError("--\(option): '\(path)' is not \(Self.names)")
    }
    self.path = path
    self.option = option
    self.format = format
  }

  /// Claims where the picture will go, and notes it for an interrupt to tell that it was not
  /// written.
  ///
  /// - Throws: `UsageError` where a file would be lost.
  func prepare(_ claims: inout FileClaims) throws(UsageError) {
    try claims.claim(path, for: "--\(option)")
    TemporaryFiles.shared.promise(path)
  }

  /// Writes the file, whole or not at all.
  func write(_ bytes: [UInt8]) throws {
    try FileSet.write(
      [FileSet.File(name: FilePath.name(of: path), bytes: bytes)], to: FilePath.folder(of: path))
  }
}
