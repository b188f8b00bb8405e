import Foundation
import Testing

/// `scripts/benchmark`, as far as it can be called without measuring for minutes.
struct BenchmarkScriptTests {
  private func call(_ words: String) async throws -> Programs.Outcome {
    try await Programs.run(
      "bash", ["-c", "scripts/benchmark \(words) 2>&1"], in: Expected.package)
  }

  @Test func everyNameHasItsFunction() async throws {
    let listed = try await call("--list")
    #expect(listed.status == 0)
    let names = listed.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.count >= 8)
    let script = try String(
      contentsOf: Expected.package.appendingPathComponent("scripts/benchmark"), encoding: .utf8)
    for name in names { #expect(script.contains("yardstick_\(name)() {")) }
  }

  @Test func unknownNamesAreRefusedBeforeAnythingIsBuilt() async throws {
    let refused = try await call("sampling smapling")
    #expect(refused.status == 1)
    #expect(refused.output.contains("error: no yardstick 'smapling'; there are: sampling numpy"))
  }
}
