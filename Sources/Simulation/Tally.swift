/// Counts of taps at one target. Integers only, so that tallies of threads or shards add up to the
/// same numbers in any order.
public struct Tally: Sendable, Equatable {
  /// How many taps ended alike under every strategy: the key has an event for each strategy, in the
  /// order of the scenario. Everything that is reported follows from it, pairs included.
  public private(set) var counts: [[Event]: Int] = [:]
  /// The blocks of taps that are in it.
  public private(set) var blocks: Range<Int>?

  /// An empty tally.
  public init() {}

  /// A tally of some blocks.
  init(counts: [[Event]: Int], blocks: Range<Int>) {
    self.counts = counts
    self.blocks = blocks
  }

  /// Number of taps.
  public var taps: Int { counts.values.reduce(0, +) }

  /// Adds the counts of a tally of other blocks.
  public mutating func merge(_ other: Tally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    guard let theirs = other.blocks else { return }
    let ours = blocks ?? theirs
    blocks = min(ours.lowerBound, theirs.lowerBound)..<max(ours.upperBound, theirs.upperBound)
  }
}
