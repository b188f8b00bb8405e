import Foundation
import Reporting

/// A line on a terminal that says how far a long computation is, drawn anew a few times a second by
/// a thread of its own, and wiped away at the end.
final class ProgressMeter: @unchecked Sendable {
  // Every access to the stored properties holds the lock.
  private let lock = NSLock()
  private var state: ProgressState
  private var isOver = false
  private var isDrawn = false
  private let errors: StandardError

  /// What ends in less time than this, in seconds, shows nothing.
  private static let patience = 0.5
  private static let interval = 0.2

  /// Draws on standard error while the body works, if that is a terminal.
  ///
  /// - Parameters:
  ///   - total: how many steps there are; nil where nobody knows.
  ///   - errors: nil where nothing is to be shown.
  static func during<Result>(
    _ unit: String, total: Int?, on errors: StandardError?,
    _ body: (ProgressMeter?) throws -> Result
  ) rethrows -> Result {
    guard let errors, errors.drawsProgress else { return try body(nil) }
    let meter = ProgressMeter(ProgressState(unit: unit, total: total), errors)
    meter.start()
    defer { meter.stop() }
    return try body(meter)
  }

  private init(_ state: ProgressState, _ errors: StandardError) {
    self.state = state
    self.errors = errors
  }

  /// Notes that some more steps are done; from any thread.
  func add(_ steps: Int) {
    lock.withLock { state.add(steps) }
  }

  private func start() {
    let started = Date()
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: Self.interval)
        let seconds = -started.timeIntervalSinceNow
        let goesOn = lock.withLock {
          guard !isOver else { return false }
          if seconds >= Self.patience {
            isDrawn = true
            errors.draw { state.line(after: seconds, columns: $0) }
          }
          return true
        }
        guard goesOn else { return }
      }
    }
  }

  private func stop() {
    lock.withLock {
      isOver = true
      if isDrawn { errors.wipe() }
    }
  }
}
