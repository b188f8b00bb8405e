import HitTesting

/// One element of an XCUITest `debugDescription`, which stands on one line, or on several where a
/// text in it has line breaks:
///
///     Button, 0x600003a1c0e0, {{24.0, 89.7}, {12.3, 17.0}}, identifier: 'back', label: 'Back'
///
/// Source: the output of Xcode 7 to 16; texts stand in quotes without any escaping.
struct ElementLine {
  /// Blanks before the type; the arrow of the first line counts as one.
  let indent: Int
  /// Without a prefix: `Button`.
  let type: String
  /// Nil where the line has none.
  let frame: Rectangle?
  /// The texts by their keys.
  let texts: [String: String]
  /// Whether the line says `Disabled`.
  let isDisabled: Bool
  /// Whether the last line may have lost its end.
  let isCut: Bool

  private static let arrow = Array("\u{2192}".utf8)
  private static let keys = ["identifier", "title", "label", "value", "placeholderValue"]
  /// What may follow a text: another key, or a flag.
  private static let followers =
    (keys.map { ", \($0): " }
    + [", Disabled", ", Selected", ", Keyboard Focused", ", Focused", ", pid: ", ", hasFocus"])
    .map { Array($0.utf8) }

  /// The offset of the first line with a type and a frame.
  static func first(in text: ArraySlice<UInt8>) -> Int? {
    var place = text.startIndex
    while let brace = text[place...].firstIndex(of: UInt8(ascii: "{")) {
      place = brace + 1
      guard place < text.endIndex, text[place] == UInt8(ascii: "{") else { continue }
      let start = text[..<brace].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
      if begins(text[start..<brace + 2]) { return start }
      place = text[brace...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    }
    return nil
  }

  /// Whether an element begins on a line: a type, and an address, a frame or a process behind it.
  static func begins(_ line: ArraySlice<UInt8>) -> Bool { head(line) != nil }

  /// An element from its lines, joined by line breaks; nil where it does not begin one.
  init?(_ line: ArraySlice<UInt8>) {
    guard let head = Self.head(line) else { return nil }
    (indent, type) = (head.indent, head.type)
    let rest = line[head.end...]
    let quote = rest.firstIndex(of: UInt8(ascii: "'")) ?? rest.endIndex
    let open = Self.offset(of: Array("{{".utf8), in: rest[..<quote])
    let close = open.flatMap { Self.offset(of: Array("}}".utf8), in: rest[$0..<quote]) }
    if let open, let close {
      frame = BracedFrame.parse(String(decoding: rest[open..<close + 2], as: UTF8.self))
    } else {
      frame = nil
    }
    let (texts, tail, isOpen) = Self.texts(in: rest[(close.map { $0 + 2 } ?? rest.startIndex)...])
    self.texts = texts
    isDisabled = Self.offset(of: Array(", Disabled".utf8), in: tail) != nil
    isCut = isOpen || (open != nil && close == nil)
  }

  private static func head(
    _ line: ArraySlice<UInt8>
  ) -> (indent: Int, type: String, end: Int)? {
    var place = line.startIndex
    var indent = 0
    while place < line.endIndex {
      if line[place] == UInt8(ascii: " ") || line[place] == UInt8(ascii: "\t") {
        place += 1
      } else if line[place...].starts(with: arrow) {
        place += arrow.count
      } else {
        break
      }
      indent += 1
    }
    let name = line[place...].prefix(64).prefix {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
    guard let first = name.first, first & 0x20 == 0 else { return nil }
    place = name.endIndex
    if line[place...].starts(with: " (Main)".utf8) { place += 7 }
    let rest = line[place...]
    guard [", 0x", " 0x", ", {{", ", pid: "].contains(where: { rest.starts(with: $0.utf8) }) else {
      return nil
    }
    return (indent, String(decoding: name, as: UTF8.self), place)
  }

  /// The quoted texts of a line, what stands behind the last of them, and whether that is open.
  private static func texts(
    in line: ArraySlice<UInt8>
  ) -> (texts: [String: String], tail: ArraySlice<UInt8>, isOpen: Bool) {
    var texts: [String: String] = [:]
    var rest = line
    let ends = TextEnds(in: line)
    while let (key, start) = nextText(in: rest) {
      let end = ends.end(ofTextFrom: start)
      texts[key] = String(decoding: line[start..<(end ?? line.endIndex)], as: UTF8.self)
      guard let end else { return (texts, line[line.endIndex...], true) }
      rest = line[(end + 1)...]
    }
    return (texts, rest, false)
  }

  /// The next key with a text behind it, and where the text begins.
  private static func nextText(in line: ArraySlice<UInt8>) -> (key: String, start: Int)? {
    var rest = line
    while let quote = rest.firstIndex(of: UInt8(ascii: "'")) {
      for key in keys where line[..<quote].suffix(key.utf8.count + 2).elementsEqual("\(key): ".utf8)
      {
        return (key, quote + 1)
      }
      rest = line[(quote + 1)...]
    }
    return nil
  }

  /// The quotes that may end a text: the last of the lines, or one behind which a key or a flag
  /// comes; else, where something else was printed behind the element, one that ends a line. All are
  /// found in one pass, however many texts there are.
  private struct TextEnds {
    private var sure: [Int] = []
    private var atLineEnds: [Int] = []

    init(in line: ArraySlice<UInt8>) {
      let last = line.lastIndex { $0 > 0x20 }
      for quote in line.indices where line[quote] == UInt8(ascii: "'") {
        let rest = line[(quote + 1)...]
        if quote == last || followers.contains(where: { rest.starts(with: $0) }) {
          sure.append(quote)
        } else if rest.first == UInt8(ascii: "\n") {
          atLineEnds.append(quote)
        }
      }
    }

    func end(ofTextFrom start: Int) -> Int? {
      first(of: sure, from: start) ?? first(of: atLineEnds, from: start)
    }

    private func first(of quotes: [Int], from start: Int) -> Int? {
      let place = quotes.partitioningIndex { $0 >= start }
      return place < quotes.count ? quotes[place] : nil
    }
  }

  private static func offset(of word: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first else { return nil }
    var rest = line
    while let place = rest.firstIndex(of: first) {
      if rest[place...].starts(with: word) { return place }
      rest = rest[(place + 1)...]
    }
    return nil
  }
}
