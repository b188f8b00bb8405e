/// The words of logs, each once. A `Label` is the place of a word in here.
package struct LabelTable: Sendable {
  /// The words, in the order in which they were first met.
  package private(set) var words: [String] = []
  /// The bytes of all words, one after the other.
  private var text: [UInt8] = []
  /// Where each word ends in `text`.
  private var ends: [Int] = []
  /// Open addressing with linear probing: the label's index plus one, 0 where a place is free.
  private var places = [UInt32](repeating: 0, count: 64)

  package init() {}

  package var count: Int { words.count }

  /// The word of a label; empty where the label is another table's.
  package func word(_ label: Label) -> String {
    words.indices.contains(label.index) ? words[label.index] : ""
  }

  /// The label of a word, which is added if it is new.
  package mutating func label(_ word: String) -> Label {
    var word = word
    let known = word.withUTF8 { label(of: $0) }
    return known ?? Label(index: 0)
  }

  /// The label of a word in UTF-8, which is added if it is new; nil where the bytes are not UTF-8.
  mutating func label(of bytes: UnsafeBufferPointer<UInt8>) -> Label? {
    var place = Self.hash(bytes) & (places.count - 1)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if matches(bytes, index) { return Label(index: index) }
      place = (place + 1) & (places.count - 1)
    }
    guard words.count < Int(UInt32.max) - 1, let word = String(validating: bytes, as: UTF8.self)
    else { return nil }
    words.append(word)
    text += bytes
    ends.append(text.count)
    places[place] = UInt32(words.count)
    if words.count * 2 > places.count { grow() }
    return Label(index: words.count - 1)
  }

  /// Whether a word has these bytes.
  func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - start == bytes.count else { return false }
    for offset in bytes.indices where text[start + offset] != bytes[offset] { return false }
    return true
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: places.count * 2)
    text.withUnsafeBufferPointer { text in
      var start = 0
      for (index, end) in ends.enumerated() {
        var place = Self.hash(UnsafeBufferPointer(rebasing: text[start..<end])) & (larger.count - 1)
        while larger[place] != 0 { place = (place + 1) & (larger.count - 1) }
        larger[place] = UInt32(index + 1)
        start = end
      }
    }
    places = larger
  }

  /// FNV-1a (Fowler, Noll, Vo), its high bits mixed into the low ones that are used.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
