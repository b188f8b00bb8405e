import Dispatch
import Foundation
import Reporting

/// Keeps Ctrl-C and `kill` from leaving half-written files: what is unfinished is removed first, and
/// then the signal does what it would have done.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Watches for as long as the value lives. A signal that whoever started the tool wants ignored,
  /// as a shell does for a job in the background, stays ignored.
  init() {
    // A queue of its own: the shared ones wait while every core is busy with taps.
    let queue = DispatchQueue(label: "tapsim.interruption", qos: .userInteractive)
    sources = [SIGINT, SIGTERM].compactMap { number in
      let former = signal(number, SIG_IGN)
      guard unsafeBitCast(former, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
      else { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        TemporaryFiles.shared.removeAll()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.activate()
      return source
    }
  }
}
