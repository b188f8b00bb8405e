import Configuration
import Foundation

/// The bytes of a file that the command line names; `-` is standard input.
enum InputBytes {
  static func read(_ path: String) throws -> [UInt8] {
    guard path == "-" else { return try Files.read(path) }
    do {
      return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw Failure(.inputOutput, "cannot read standard input: \(error.localizedDescription)")
    }
  }

  /// What errors call the file.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}
