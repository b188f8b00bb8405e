/// Counts of taps at one target. Integers only, so that tallies of threads or shards add up to the
/// same numbers in any order.
package struct Tally: Sendable, Equatable {
  /// How many taps ended alike under every strategy: the key has an event for each kind of strategy
  /// in the order of `StrategyTwins`, so of those that come to the same for the first alone. With the
  /// twins everything that is reported follows from it, pairs included; tallies may be merged where
  /// scenario and layout are the same.
  package private(set) var counts: [[Event]: Int] = [:]
  /// The blocks of taps that are in it, rising; between two ranges blocks are missing.
  package private(set) var blocks: [Range<Int>] = []

  /// An empty tally.
  package init() {}

  /// A tally of some blocks.
  init(counts: [[Event]: Int], blocks: Range<Int>) {
    self.counts = counts
    self.blocks = blocks.isEmpty ? [] : [blocks]
  }

  /// Number of taps.
  package var taps: Int { counts.values.reduce(0, +) }

  /// Adds the counts of a tally of other blocks.
  package mutating func merge(_ other: Tally) {
    if counts.isEmpty {
      // Most merges; the other's table is taken as it is.
      counts = other.counts
    } else {
      counts.merge(other.counts, uniquingKeysWith: +)
    }
    var joined: [Range<Int>] = []
    for next in (blocks + other.blocks).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, next.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
    blocks = joined
  }
}
