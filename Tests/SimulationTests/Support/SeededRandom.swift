/// SplitMix64 (Steele, Lea & Flood, OOPSLA 2014, 10.1145/2660193.2660195): the same layouts in
/// every run of the tests.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z &>> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z &>> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z &>> 31
  }

  /// True with this probability.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A multiple of 0.1, as decimals that doubles cannot hold.
  mutating func decimal(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self)) / 10
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
