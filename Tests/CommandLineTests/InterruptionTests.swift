import Foundation
import Testing

/// A run that is stopped, at any moment, leaves the older results or its own, whole.
struct InterruptionTests {
  private static let files = ["areas.csv", "comparison.csv", "outcomes.csv", "rates.csv"]
  private static let taps = 400_000

  private func run(
    taps: Int, in scratch: Scratch, patience: Double? = nil, signal: Int32 = SIGTERM
  ) async throws -> Tool.Outcome {
    try await Tool.run(
      [
        "run", "s.json", "-o", "r", "--quiet", "--seed", "\(taps)", "--taps", "\(taps)",
        "--threads", "1",
      ], in: scratch.folder, patience: patience, signal: signal)
  }

  private func contents(_ scratch: Scratch) throws -> [String] {
    try Self.files.map { try scratch.text("r/\($0)") }
  }

  @Test func aFitThatIsStoppedLeavesTheOldFingerAndSaysSo() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    try scratch.write("finger.json", "old")
    // Nobody writes into this pipe, so the tool waits.
    #expect(mkfifo(scratch.folder.appendingPathComponent("taps").path, 0o600) == 0)
    let outcome = try await Tool.run(
      ["fit", "s.json", "--touches", "taps", "-o", "finger.json"], in: scratch.folder,
      patience: 1.5, signal: SIGINT)
    #expect(
      outcome
        == .init(
          status: -SIGINT, output: "",
          errors:
            "tapsim: interrupted: \"finger.json\" was not written; what stands there is older\n"))
    #expect(try scratch.text("finger.json") == "old")
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalAtAnyMomentLeavesWholeResults(_ signal: Int32) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let started = Date()
    _ = try await run(taps: Self.taps, in: scratch)
    let time = -started.timeIntervalSinceNow
    let new = try contents(scratch)
    _ = try await run(taps: 7, in: scratch)
    let old = try contents(scratch)
    #expect(old != new)

    // Most signals are to come near the end of a run, where files are written.
    var latest = time
    var stopped = 0
    var rounds = 0
    while stopped < 6, rounds < 60 {
      rounds += 1
      let outcome = try await run(
        taps: Self.taps, in: scratch, patience: latest * .random(in: 0.2..<1), signal: signal)
      #expect([0, -signal].contains(outcome.status))
      #expect(try scratch.names(in: "r") == Self.files + ["run.json"])
      let left = try contents(scratch)
      // All are old or all are new: a signal between two of the renames waits for the last.
      #expect(left == old || left == new)
      let message = "tapsim: interrupted: \"r\" was not written; what stands there is older\n"
      // Nothing is said where the tool had not yet read what it was to do.
      #expect(left == new ? outcome.errors == "" : ["", message].contains(outcome.errors))
      if left == new { _ = try await run(taps: 7, in: scratch) }
      let isStopped = outcome.status == -signal
      stopped += isStopped ? 1 : 0
      latest *= isStopped ? 1.25 : 0.7
    }
    #expect(stopped == 6, "of \(rounds)")
  }
}
