import Foundation

/// Other programs that a test asks for a second opinion, where they are installed.
enum Programs {
  /// What a program said, standard output and standard error together.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
  }

  /// Where a program is; nil where it is not installed.
  static func path(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func exist(_ name: String) -> Bool { path(name) != nil }

  /// Runs a program and waits for its end.
  static func run(
    _ name: String, _ words: [String], in folder: URL? = nil
  ) async throws -> Outcome {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let status = try await Turnstile.programs.pass {
      let handle = try FileHandle(forWritingTo: scratch.write("output", ""))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path(name) ?? name)
      process.arguments = words
      process.currentDirectoryURL = folder ?? scratch.folder
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try await process.runToItsEnd()
      return process.terminationStatus
    }
    return Outcome(status: status, output: try scratch.text("output"))
  }
}
