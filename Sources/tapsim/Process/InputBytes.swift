import Configuration

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of a file that the command line names; `-` is standard input.
enum InputBytes {
  static func read(_ path: String) throws -> [UInt8] {
    guard path == "-" else { return try Files.read(path) }
    do throws(FileBytes.Failure) {
      return try FileBytes.rest(of: STDIN_FILENO)
    } catch {
      throw Failure(.inputOutput, "cannot read standard input: \(error.reason)")
    }
  }

  /// What errors call the file.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}
