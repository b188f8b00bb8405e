/// Finds tags in a text without reading them: enough to see where a document begins and ends, so
/// that noise round it, a second document and a cut one can be told apart. The reading itself is
/// left to `XMLParser`.
struct XMLScanner: Sendable {
  private let text: [UInt8]

  /// A scanner of a text in UTF-8.
  init(_ text: [UInt8]) { self.text = text }

  /// What begins with a `<`.
  enum Markup {
    /// A tag, whole.
    case tag(Tag)
    /// A comment, an instruction or a CDATA section, and where it ends.
    case aside(end: Int)
    /// The text ends before the markup does.
    case unfinished
  }

  /// A tag's place and shape.
  struct Tag {
    var kind: Kind
    var name: String
    /// Offset after its `>`.
    var end: Int
    /// How many quoted values it holds.
    var attributes: Int

    enum Kind {
      case opening
      case closing
      case empty
    }
  }

  /// The offset of a byte at or after a place.
  func next(_ byte: UInt8, from place: Int) -> Int? {
    place < text.count ? text[place...].firstIndex(of: byte) : nil
  }

  /// Whether a string in ASCII stands at a place.
  func has(_ string: StaticString, at place: Int) -> Bool {
    string.withUTF8Buffer { text[place...].starts(with: $0) }
  }

  /// Whether a part of the text is white.
  func isBlank(_ range: Range<Int>) -> Bool { text[range].allSatisfy { $0 <= 0x20 } }

  /// The name at a place: all up to a blank or a sign of markup. Not longer than 200 bytes.
  func name(at place: Int) -> String {
    guard place < text.count else { return "" }
    let bytes = text[place...].prefix(200).prefix {
      $0 > 0x20 && !#"/><="'?!"#.utf8.contains($0)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The markup at a `<`.
  func markup(at mark: Int) -> Markup {
    if let aside = aside(at: mark) { return aside }
    let isClosing = has("</", at: mark)
    let name = name(at: mark + (isClosing ? 2 : 1))
    var attributes = 0
    var place = mark + 1
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: ">") {
        let isEmpty = text[place - 1] == UInt8(ascii: "/") && !isClosing
        let kind: Tag.Kind = isClosing ? .closing : isEmpty ? .empty : .opening
        return .tag(Tag(kind: kind, name: name, end: place + 1, attributes: attributes))
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let quote = next(byte, from: place + 1) else { return .unfinished }
        attributes += 1
        place = quote
      }
      place += 1
    }
    return .unfinished
  }

  /// The comment, instruction or CDATA section at a `<`, or that it is unfinished; nil where none
  /// begins.
  func aside(at mark: Int) -> Markup? {
    let pairs: [(StaticString, StaticString)] = [
      ("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"),
    ]
    for (opening, closing) in pairs where has(opening, at: mark) {
      var place = mark + opening.utf8CodeUnitCount
      while let end = next(UInt8(ascii: ">"), from: place) {
        let start = end + 1 - closing.utf8CodeUnitCount
        if start >= mark + opening.utf8CodeUnitCount, has(closing, at: start) {
          return .aside(end: end + 1)
        }
        place = end + 1
      }
      return .unfinished
    }
    return nil
  }
}
