/// The name of a stream of random numbers: one block of the taps at one target under one seed.
///
/// Each block has a stream of its own, so neither threads nor the list of targets or strategies can
/// change what a block draws. The whole address goes into the state of the generator: no two
/// addresses in practice share a state (2^-128 for a pair), however close their numbers are.
package struct StreamAddress: Sendable, Hashable {
  /// The seed of the run.
  package var seed: UInt64
  /// The id of the target, byte by byte: two spellings of an accented letter are two targets.
  package var target: String
  /// The number of the block, from 0.
  package var block: UInt64

  /// The address of a block.
  package init(seed: UInt64, target: String, block: UInt64) {
    self.seed = seed
    self.target = target
    self.block = block
  }

  /// The 128 bits that the generator starts from: SipHash-2-4-128 of the id's UTF-8 under the key
  /// (seed, block). Key and message are apart, so an id cannot run into a number.
  var state: (UInt64, UInt64) {
    SipHash.hash128(key: (seed, block), bytes: target.utf8)
  }
}
