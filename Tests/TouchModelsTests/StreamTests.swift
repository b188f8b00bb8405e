import CGSL
import Testing

@testable import TouchModels

/// Error rate: none of these tests is random; seeds are fixed and the expected values were computed
/// by other programs.
struct StreamTests {
  /// The outputs of the authors' xoshiro128plusplus.c from the state 1, 2, 3, 4, as Rust's
  /// `rand_xoshiro` tests them too; the last value is that of PHP's test
  /// `user_xoshiro128plusplus.phpt`, after 102,400 others.
  @Test func generatorGivesThePublishedSequence() throws {
    let generator = try #require(tapsim_rng_alloc())
    defer { gsl_rng_free(generator) }
    tapsim_rng_set_state(generator, 1 | 2 << 32, 3 | 4 << 32)
    var drawn = (0..<10).map { _ in tapsim_rng_bits(generator) }
    #expect(
      drawn == [
        641, 1_573_767, 3_222_811_527, 3_517_856_514, 836_907_274, 4_247_214_768, 3_867_114_732,
        1_355_841_295, 495_546_011, 621_204_420,
      ])
    drawn = (10...102_400).map { _ in tapsim_rng_bits(generator) }
    #expect(drawn.last == 0x2c87_3cfa)
  }

  @Test func zeroStateIsReplacedSoThatTheGeneratorMoves() throws {
    let generator = try #require(tapsim_rng_alloc())
    defer { gsl_rng_free(generator) }
    tapsim_rng_set_state(generator, 0, 0)
    let drawn = Set((0..<100).map { _ in tapsim_rng_bits(generator) })
    #expect(drawn.count > 90)
  }

  @Test func uniformDeviatesAreTheBitsOver2To32() throws {
    let generator = try #require(tapsim_rng_alloc())
    defer { gsl_rng_free(generator) }
    tapsim_rng_set_state(generator, 1 | 2 << 32, 3 | 4 << 32)
    var uniform = 0.0
    var normal = (0.0, 0.0)
    withUnsafePointer(to: Ziggurat.layers) {
      tapsim_rng_fill_triples($0, generator, &uniform, &normal.0, &normal.1, 1)
    }
    #expect(uniform == 641.0 / 4_294_967_296)
    #expect(gsl_rng_uniform(generator) != uniform)
  }

  /// The range that GSL's ziggurat looks at: with it, a deviate mostly costs one draw.
  @Test func generatorTellsGSLOfAll32Bits() throws {
    let generator = try #require(tapsim_rng_alloc())
    defer { gsl_rng_free(generator) }
    #expect(gsl_rng_max(generator) == 0xffff_ffff)
    #expect(gsl_rng_min(generator) == 0)
    #expect(String(cString: gsl_rng_name(generator)) == "xoshiro128++")
  }

  /// The first entries of `vectors_sip128` in the authors' vectors.h: the key is the bytes 0 to 15,
  /// the message the bytes 0 to its length - 1.
  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
    (7, "a1f1ebbed8dbc153c0b84aa61ff08239"), (8, "3b62a9ba6258f5610f83e264f31497b4"),
    (15, "5493e99933b0a8117e08ec0f97cfc3d9"), (63, "5150d1772f50834a503e069a973fbd7c"),
  ])
  func hashGivesThePublishedVectors(length: Int, expected: String) {
    let key: (UInt64, UInt64) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
    let hash = SipHash.hash128(key: key, bytes: (0..<UInt8(length)))
    #expect(bytes(of: hash) == expected)
  }

  /// Computed with OpenSSL 3.0 (`openssl mac -macopt size:16 ... SIPHASH`) from the key's
  /// little-endian bytes.
  @Test(arguments: [
    (StreamAddress(seed: 42, target: "play", block: 7), "7a418545f7e27942999bdd18f0b63c8f"),
    (
      StreamAddress(seed: .max, target: "a/0-\u{e9}", block: 1 << 63),
      "c2ed91cdd978614bf876925012d3d4c2"
    ),
  ])
  func stateIsTheHashOfTheAddress(address: StreamAddress, expected: String) {
    #expect(bytes(of: address.state) == expected)
  }

  @Test func seedsThatGSLWouldConfuseDiffer() throws {
    for (one, other) in [(0, 1), (7, 7 + 1 << 32), (1, 1 << 63 | 1)] as [(UInt64, UInt64)] {
      let gaussian = Gaussian(sigma: SIMD2(1, 1))
      let first = try Taps(4, seed: one, gaussians: [gaussian])
      let second = try Taps(4, seed: other, gaussians: [gaussian])
      #expect(Set(first.x).isDisjoint(with: second.x), "\(one) \(other)")
    }
  }

  @Test func noTwoOfAMillionAddressesShareAState() {
    var states = Set<SIMD2<UInt64>>(minimumCapacity: 1_000_000)
    var count = 0
    for target in (0..<100).map({ "bar/\($0)" }) + ["", "a", "a1", "a11", "1", "11", "\0", "\0\0"] {
      for block in UInt64(0)..<93 {
        for bit in 0..<100 as Range<UInt64> {
          let seed = bit < 36 ? bit : 1 &<< (bit &- 36) &+ 64
          let state = StreamAddress(seed: seed, target: target, block: block).state
          states.insert(SIMD2(state.0, state.1))
          count += 1
        }
      }
    }
    #expect(count >= 1_000_000)
    #expect(states.count == count)
  }

  private func bytes(of hash: (UInt64, UInt64)) -> String {
    [hash.0, hash.1].map { word in
      let hex = String(word.byteSwapped, radix: 16)
      return String(repeating: "0", count: 16 - hex.count) + hex
    }.joined()
  }
}
