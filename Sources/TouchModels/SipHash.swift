/// SipHash-2-4 with 128 bits of output: Aumasson & Bernstein, "SipHash: a fast short-input PRF",
/// INDOCRYPT 2012, 10.1007/978-3-642-34931-7_28; the longer output as in the authors' reference
/// code.
///
/// Swift's own `Hasher` is seeded anew in every process, so it cannot name a stream.
struct SipHash {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64

  /// The hash of `bytes` under a key of two words, as two words, the first one first in memory on a
  /// little-endian machine.
  static func hash128(key: (UInt64, UInt64), bytes: some Sequence<UInt8>) -> (UInt64, UInt64) {
    var state = SipHash(key: key)
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) &<< (8 &* (count & 7))
      count &+= 1
      if count & 7 == 0 {
        state.absorb(word)
        word = 0
      }
    }
    state.absorb(word | count &<< 56)
    return state.finish()
  }

  private init(key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736f_6d65_7073_6575
    v1 = key.1 ^ 0x646f_7261_6e64_6f6d ^ 0xee
    v2 = key.0 ^ 0x6c79_6765_6e65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  private mutating func absorb(_ word: UInt64) {
    v3 ^= word
    rounds(2)
    v0 ^= word
  }

  private mutating func finish() -> (UInt64, UInt64) {
    v2 ^= 0xee
    rounds(4)
    let first = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xdd
    rounds(4)
    return (first, v0 ^ v1 ^ v2 ^ v3)
  }

  private mutating func rounds(_ count: Int) {
    for _ in 0..<count {
      v0 = v0 &+ v1
      v2 = v2 &+ v3
      v1 = v0 ^ Self.rotate(v1, 13)
      v3 = v2 ^ Self.rotate(v3, 16)
      v0 = v3 &+ Self.rotate(v0, 32)
      v2 = v1 &+ v2
      v1 = v2 ^ Self.rotate(v1, 17)
      v3 = v0 ^ Self.rotate(v3, 21)
      v2 = Self.rotate(v2, 32)
    }
  }

  private static func rotate(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word &<< bits | word &>> (64 &- bits)
  }
}
