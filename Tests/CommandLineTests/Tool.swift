import Foundation

/// The built tool, run on whole command lines as a user runs it.
enum Tool {
  /// What a run left behind.
  struct Outcome: Equatable {
    /// The exit status, or the number of the signal that ended it, negative.
    var status: Int32
    var output: String
    var errors: String
  }

  /// The binary beside the test bundle.
  static let executable: URL = {
    #if os(macOS)
      let folder = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("tapsim")
  }()

  private final class Marker {}

  /// Runs `tapsim` with these words and waits for its end.
  ///
  /// - Parameters:
  ///   - input: what stands on standard input.
  ///   - folder: the current directory; the temporary one where it is nil.
  ///   - output: where standard output goes in place of the result.
  ///   - patience: seconds after which the tool is asked to stop.
  ///   - signal: how it is asked.
  static func run(
    _ words: [String], input: String = "", in folder: URL? = nil, output: FileHandle? = nil,
    environment: [String: String] = [:], patience: Double? = nil, signal: Int32 = SIGTERM
  ) async throws -> Outcome {
    try await Turnstile.programs.pass {
      try await runAtOnce(
        words, input: input, in: folder, output: output, environment: environment,
        patience: patience, signal: signal)
    }
  }

  private static func runAtOnce(
    _ words: [String], input: String, in folder: URL?, output: FileHandle?,
    environment: [String: String], patience: Double?, signal: Int32
  ) async throws -> Outcome {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.currentDirectoryURL = folder ?? scratch.folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: scratch.write("input", input))
    let outputFile = try scratch.write("output", "")
    let errorFile = try scratch.write("errors", "")
    process.standardOutput = try output ?? FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try await process.runToItsEnd {
      guard let patience else { return }
      let identifier = process.processIdentifier
      let queue = DispatchQueue(label: "patience")
      queue.asyncAfter(deadline: .now() + patience) {
        if process.isRunning { kill(identifier, signal) }
      }
      queue.asyncAfter(deadline: .now() + patience + 10) {
        if process.isRunning { kill(identifier, SIGKILL) }
      }
    }
    return Outcome(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOf: outputFile, encoding: .utf8),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
  }
}

/// A folder of a test's own.
struct Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tapsim-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Writes a file and says where it is.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// What is in the folder, in byte order.
  func names(in subfolder: String = "") throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: folder.appendingPathComponent(subfolder).path).sorted()
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// Files that tests compare with, beside the tests.
enum Expected {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func text(_ name: String) throws -> String {
    try String(
      contentsOf: tests.appendingPathComponent("Expected").appendingPathComponent(name),
      encoding: .utf8)
  }

  /// The folder of the package.
  static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
  /// The contract's folder, which stands beside the package where there is one.
  static let shared = package.deletingLastPathComponent().appendingPathComponent("shared")
}
