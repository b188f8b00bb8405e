#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Keeps Ctrl-C and `kill` from leaving half of something behind.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Does the work to its end even if the user wants to stop, and stops then. For work that is short
  /// and must be whole, such as writing files.
  static func hold<Value>(during work: () throws -> Value) rethrows -> Value {
    pending = 0
    let former = signals.map { signal($0, remember) }
    defer {
      for (number, action) in zip(signals, former) { signal(number, action) }
      if pending != 0 { raise(pending) }
    }
    return try work()
  }

  /// The signal that came meanwhile; 0 for none. A handler may touch nothing but such a variable.
  private nonisolated(unsafe) static var pending: sig_atomic_t = 0

  private static let remember: @convention(c) (Int32) -> Void = { pending = $0 }
}
