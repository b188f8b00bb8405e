import Foundation
import Testing

struct ProcessTests {
  @Test func aClosedPipeEndsItQuietly() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try await Tool.run(["help", "run"], output: pipe.fileHandleForWriting)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsReported() async throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try await Tool.run(["help", "run"], output: full)
    #expect(
      outcome
        == .init(
          status: 74, output: "",
          errors: "tapsim: error: standard output: writing failed: no space left on device\n"))
  }

  @Test func withoutATerminalThereAreNoColours() async throws {
    let outcome = try await Tool.run(["rnu"], environment: ["TERM": "xterm-256color"])
    #expect(!outcome.errors.contains("\u{1B}"))
  }
}
