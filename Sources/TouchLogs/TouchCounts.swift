/// What became of everything that a log holds.
package struct TouchCounts: Equatable, Sendable {
  package private(set) var taps = 0
  /// Whether positions of a log may have been in px, which only a density turns into points.
  package private(set) var hasPixels = false
  private var omitted = [Int](repeating: 0, count: LeftOut.allCases.count)

  package init() {}

  /// All touches that were met: the taps, and what was left out.
  package var read: Int { omitted.reduce(taps, +) }

  package func count(_ reason: LeftOut) -> Int {
    omitted[reason.index]
  }

  package mutating func addTap() {
    taps += 1
  }

  mutating func notePixels() {
    hasPixels = true
  }

  package mutating func add(_ reason: LeftOut) {
    omitted[reason.index] += 1
  }
}

extension LeftOut {
  fileprivate var index: Int {
    switch self {
    case .moved: 0
    case .cancelled: 1
    case .unfinished: 2
    case .long: 3
    case .bad: 4
    }
  }
}
