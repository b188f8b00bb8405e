/// Copies one JSON document out of a text, and mends on the way what dumpers write and what readers
/// of JSON do not agree about, so that every Foundation reads the same.
///
/// - Complexity: O(n) in the number of bytes.
struct JSONMender {
  /// The document, fit for `JSONSerialization`.
  private(set) var output: [UInt8] = []
  /// Offset after the document in the text.
  private(set) var position: Int

  private let text: [UInt8]
  private let start: Int
  private var open: [Container] = []
  private var values = 0
  private var expectsKey = false
  /// Where in `output` a comma stands after which nothing but blanks came.
  private var pendingComma: Int?

  private var trailingCommas = 0
  private var controls = 0
  private var halves = 0
  private var notFinite = 0

  /// More levels than this are refused: as many as Foundation's reader takes.
  private static let depthLimit = 512
  /// More values than this are refused, since each takes some hundred bytes of memory.
  static let valueLimit = 2_000_000
  private let valueLimit: Int

  /// An object or an array that is not closed yet.
  private struct Container {
    let isObject: Bool
    var keys = SeenKeys()
  }

  /// A mender of the document that begins at an offset of a text in UTF-8.
  init(_ text: [UInt8], from start: Int, valueLimit: Int = valueLimit) {
    self.text = text
    self.valueLimit = valueLimit
    self.start = start
    position = start
  }

  /// What was mended, a line each.
  var warnings: [String] {
    var lines: [String] = []
    if trailingCommas > 0 {
      lines.append("\(Words.count(trailingCommas, "comma")) before a closing bracket skipped")
    }
    if controls > 0 {
      lines.append("\(Words.count(controls, "control character")) in texts replaced")
    }
    if halves > 0 {
      lines.append("\(Words.count(halves, "half", "halves")) of a character replaced")
    }
    if notFinite > 0 {
      lines.append("\(Words.count(notFinite, "number")) not finite or beyond what a double holds")
    }
    return lines
  }

  /// Reads to the document's end.
  ///
  /// - Throws: `LayoutFormatError` where it is cut short, nests too deep, holds too much or a key
  ///   twice, or where its brackets do not match.
  mutating func mend() throws(LayoutFormatError) {
    repeat {
      guard position < text.count else { throw cutShort() }
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "\""): try string()
      case UInt8(ascii: "{"), UInt8(ascii: "["): try begin(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): try end(byte)
      case UInt8(ascii: ","):
        pendingComma = output.count
        expectsKey = open.last?.isObject ?? false
        copy()
      case UInt8(ascii: ":"), 0...0x20: copy()
      default: token()
      }
      guard values <= valueLimit else {
        throw LayoutFormatError("more than \(valueLimit) values: that many are allowed")
      }
    } while !open.isEmpty
  }

  private mutating func copy() {
    output.append(text[position])
    position += 1
  }

  private mutating func begin(_ byte: UInt8) throws(LayoutFormatError) {
    pendingComma = nil
    values += 1
    open.append(Container(isObject: byte == UInt8(ascii: "{")))
    expectsKey = byte == UInt8(ascii: "{")
    guard open.count <= Self.depthLimit else {
      throw LayoutFormatError(
        "line \(line(at: position)): the JSON nests deeper than \(Self.depthLimit) levels: that "
          + "many are allowed")
    }
    copy()
  }

  private mutating func end(_ byte: UInt8) throws(LayoutFormatError) {
    guard open.popLast()?.isObject == (byte == UInt8(ascii: "}")) else {
      let sign = Character(Unicode.Scalar(byte))
      throw LayoutFormatError(
        "line \(line(at: position)): the JSON is not well formed: a \(sign) closes another "
          + "bracket; a whole dump is needed")
    }
    if let comma = pendingComma {
      output[comma] = UInt8(ascii: " ")
      trailingCommas += 1
      pendingComma = nil
    }
    expectsKey = false
    copy()
  }

  /// A number or a word. What stands for no finite number becomes one that is too large for any
  /// screen, so that its view is left out and counted as such.
  private mutating func token() {
    pendingComma = nil
    values += 1
    let first = position
    while position < text.count, Self.isToken(text[position]) { position += 1 }
    let word = text[first..<position]
    let isShort = word.count < 17 && !word.contains { $0 | 0x20 == UInt8(ascii: "e") }
    let mayBeWord = word.contains { $0 | 0x20 == UInt8(ascii: "n") }
    guard !isShort || mayBeWord, let number = Double(String(decoding: word, as: UTF8.self)) else {
      output += word
      return
    }
    if !number.isFinite {
      notFinite += 1
      output += (number < 0 ? "-1e300" : "1e300").utf8
    } else if word.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }) {
      // Foundation refuses some of those that are too small, and keeps long ones as decimals.
      output += "\(number)".utf8
    } else {
      output += word
    }
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      false
    default: true
    }
  }

  private mutating func string() throws(LayoutFormatError) {
    pendingComma = nil
    let first = position
    copy()
    while true {
      let start = position
      while position < text.count, text[position] >= 0x20, text[position] != UInt8(ascii: "\""),
        text[position] != UInt8(ascii: "\\")
      { position += 1 }
      output += text[start..<position]
      guard position < text.count else { throw cutShort() }
      if text[position] == UInt8(ascii: "\"") { break }
      try special()
    }
    copy()
    guard expectsKey, let last = open.indices.last else {
      values += 1
      return
    }
    expectsKey = false
    let key = text[(first + 1)..<(position - 1)]
    guard open[last].keys.insert(key) else {
      let name = Words.quote(String(decoding: key, as: UTF8.self))
      throw LayoutFormatError(
        "line \(line(at: first)): the key \(name) stands twice in one object: readers do not agree "
          + "on which of them counts")
    }
  }

  /// An escape or a control character in a string.
  private mutating func special() throws(LayoutFormatError) {
    guard text[position] == UInt8(ascii: "\\") else {
      controls += 1
      output.append(UInt8(ascii: " "))
      position += 1
      return
    }
    guard position + 1 < text.count else { throw cutShort() }
    guard let unit = unit(at: position), (0xD800..<0xE000).contains(unit) else {
      copy()
      copy()
      return
    }
    if unit < 0xDC00, let low = self.unit(at: position + 6), (0xDC00..<0xE000).contains(low) {
      output += text[position..<(position + 12)]
      position += 12
    } else {
      halves += 1
      output += [0xEF, 0xBF, 0xBD]
      position += 6
    }
  }

  /// The code of an escape `\uXXXX` at an offset.
  private func unit(at place: Int) -> UInt16? {
    guard place + 6 <= text.count, text[place] == UInt8(ascii: "\\"),
      text[place + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: text[(place + 2)..<(place + 6)], as: UTF8.self), radix: 16)
  }

  private func line(at offset: Int) -> Int {
    text[..<min(offset, text.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func cutShort() -> LayoutFormatError {
    LayoutFormatError(
      "the JSON is cut short: it ends on line \(line(at: text.count)) with "
        + "\(Words.count(open.count, "bracket")) still open; a whole dump is needed")
  }
}

/// The keys of one object so far: few are compared one by one, many by hash.
private struct SeenKeys {
  private var few: [ArraySlice<UInt8>] = []
  private var many: Set<ArraySlice<UInt8>> = []

  /// Adds a key; false where it was there.
  mutating func insert(_ key: ArraySlice<UInt8>) -> Bool {
    guard few.count >= 32 else {
      guard !few.contains(where: { $0.elementsEqual(key) }) else { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(few) }
    return many.insert(key).inserted
  }
}
