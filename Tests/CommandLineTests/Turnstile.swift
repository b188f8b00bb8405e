import Foundation

/// Lets only so many programs run at a time, however many tests ask for one.
///
/// Each takes file descriptors, and Foundation's `Process.run()` on Linux lists all that are open
/// with `readdir`, of whose entries it copies 280 bytes where fewer may follow: with about 1,360 the
/// list fills its buffer of 32 KiB, and the last copy can leave the memory that is there.
actor Turnstile {
  static let programs = Turnstile(width: 2 * ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(width: Int) { free = width }

  /// Does this when its turn comes, the opening of files for the program included.
  nonisolated func pass<Outcome: Sendable>(
    _ body: () async throws -> Outcome
  ) async throws -> Outcome {
    await enter()
    do {
      let outcome = try await body()
      await leave()
      return outcome
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

extension Process {
  /// Starts the program, waits for its end, and closes the files that it was given, which a
  /// `Process` keeps open on Linux. (Where it was given none it has the tests' own.)
  ///
  /// - Parameter started: is called once it runs.
  func runToItsEnd(started: () -> Void = {}) async throws {
    defer {
      for case let file as FileHandle in [standardInput, standardOutput, standardError]
      where file.fileDescriptor > STDERR_FILENO {
        try? file.close()
      }
    }
    try await withCheckedThrowingContinuation { continuation in
      terminationHandler = { _ in continuation.resume() }
      do {
        try run()
        started()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
