/// Steele, Lea and Flood's SplitMix64 (doi 10.1145/2714064.2660195): the same numbers everywhere.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether something that happens with this probability happens.
  mutating func happens(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func number(_ range: Range<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// One of some values; the first if there is one only.
  mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    let all = [first] + others
    return all[Int.random(in: all.indices, using: &self)]
  }
}
