/// Numbers sequences of small whole numbers in the order in which they first come, by a tree with a
/// level for each place: a few look-ups, where a dictionary would hash the whole sequence.
struct AnswerNumbers {
  private let length: Int
  private let width: Int
  /// For each node and each value of its place, the node of the next place, or at the last place
  /// the sequence's number; -1 where no sequence goes.
  private var next: [Int32]
  private var nodes = 1
  /// How many different sequences have come.
  private(set) var count = 0

  /// - Parameters:
  ///   - length: of each sequence, at least 1.
  ///   - width: the values are from 0 to below it.
  init(length: Int, width: Int) {
    self.length = length
    self.width = width
    next = Array(repeating: -1, count: width)
  }

  /// The number of the sequence that has `value` at each place.
  @inline(__always)
  mutating func number(_ value: (_ place: Int) -> Int) -> Int {
    var node = 0
    for place in 0..<length {
      let slot = node * width + value(place)
      if next[slot] < 0 { next[slot] = Int32(place == length - 1 ? newNumber() : newNode()) }
      node = Int(next[slot])
    }
    return node
  }

  private mutating func newNumber() -> Int {
    count += 1
    return count - 1
  }

  private mutating func newNode() -> Int {
    next += repeatElement(-1, count: width)
    nodes += 1
    return nodes - 1
  }
}
