import Dispatch
import Foundation

/// Maps the elements of an array on several threads; the result stands in the order of the
/// elements.
///
/// - Throws: one of the errors thrown, if any.
package func parallelMap<Element: Sendable, Output: Sendable>(
  _ elements: [Element], threads: Int, _ transform: @Sendable (Element) throws -> Output
) throws -> [Output] {
  guard threads > 1, elements.count > 1 else { return try elements.map(transform) }
  let queue = WorkQueue<Output>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: min(threads, elements.count)) { _ in
    while let next = queue.next() {
      queue.finish(next, Result { try transform(elements[next]) })
    }
  }
  return try queue.results()
}

/// Hands out numbers to threads and gathers what they make of them.
private final class WorkQueue<Output: Sendable>: @unchecked Sendable {
  // Every access to the state is under the lock.
  private let lock = NSLock()
  private var started = 0
  private var outputs: [Result<Output, any Error>?]

  init(count: Int) { outputs = Array(repeating: nil, count: count) }

  func next() -> Int? {
    lock.withLock {
      guard started < outputs.count else { return nil }
      started += 1
      return started - 1
    }
  }

  func finish(_ index: Int, _ output: Result<Output, any Error>) {
    lock.withLock { outputs[index] = output }
  }

  func results() throws -> [Output] {
    try lock.withLock { try outputs.compactMap { try $0?.get() } }
  }
}
