import Foundation
import Reporting

/// Keeps Ctrl-C and `kill` from leaving half-written files: what is unfinished is removed first and
/// named, and then the signal does what it would have done.
enum Interruption {
  /// Watches from now on. Call it before any thread is started, for they inherit which signals are
  /// held back, and only the thread that waits here may get these.
  static func watch(_ errors: StandardError) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let watched = signals
    Thread.detachNewThread {
      var signals = watched
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { return }
      for path in TemporaryFiles.shared.removeAll() { errors.interrupted(before: path) }
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
    }
  }

  /// Where a signal is ending the tool, waits for that end: what fails meanwhile is no news.
  static func yieldToSignal() {
    while TemporaryFiles.shared.isInterrupted { sleep(1) }
  }

  /// Whether whoever started the tool wants the signal ignored, as a shell does for a job in the
  /// background.
  private static func isIgnored(_ number: Int32) -> Bool {
    let former = signal(number, SIG_IGN)
    signal(number, former)
    return unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
