/// A value in a JSON text, of which only what is asked for is looked at: logs hold snapshots of
/// megabytes between touches of bytes.
struct JSONPiece {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the value lies in the whole text.
  let range: Range<Int>

  /// Deeper values than this are refused.
  private static let deepest = 512

  /// The value that begins at a place, blanks before it skipped.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) throws(BadRow) {
    self.bytes = bytes
    let first = Self.afterBlanks(bytes, start)
    range = first..<(try Self.end(bytes, first))
  }

  /// The value as it is written.
  var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }

  var isObject: Bool { bytes[range.lowerBound] == UInt8(ascii: "{") }
  var isArray: Bool { bytes[range.lowerBound] == UInt8(ascii: "[") }
  var isString: Bool { bytes[range.lowerBound] == UInt8(ascii: "\"") }
  var isNull: Bool { text.elementsEqual("null".utf8) }

  /// A finite number; nil where this is none.
  var number: Double? { isString ? nil : Decimal.number(text) }

  /// A whole number; nil where this is none.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// What stands between the quotation marks, as it is written; nil where this is no string.
  var content: UnsafeBufferPointer<UInt8>? {
    isString ? UnsafeBufferPointer(rebasing: bytes[range.dropFirst().dropLast()]) : nil
  }

  /// Whether this is a string of exactly this text.
  func says(_ word: String) -> Bool { content?.elementsEqual(word.utf8) ?? false }

  /// The value of a key; nil where this is no object, or one without that key.
  func member(_ key: String) throws(BadRow) -> JSONPiece? {
    var found: JSONPiece?
    guard isObject else { return nil }
    try members { name, value in
      if found == nil, name.elementsEqual(key.utf8) { found = value }
    }
    return found
  }

  /// All elements; none where this is no array.
  func elements() throws(BadRow) -> [JSONPiece] {
    guard isArray else { return [] }
    var elements: [JSONPiece] = []
    var index = Self.afterBlanks(bytes, range.lowerBound + 1)
    while bytes[index] != UInt8(ascii: "]") {
      let element = try JSONPiece(bytes, from: index)
      elements.append(element)
      index = try Self.afterComma(bytes, element.range.upperBound)
    }
    return elements
  }

  /// The values of all members of an object.
  func values() throws(BadRow) -> [JSONPiece] {
    var values: [JSONPiece] = []
    try members { _, value in values.append(value) }
    return values
  }

  /// Calls back for each member of an object, with its key as it is written.
  func members(
    _ body: (UnsafeBufferPointer<UInt8>, JSONPiece) throws(BadRow) -> Void
  ) throws(BadRow) {
    var index = Self.afterBlanks(bytes, range.lowerBound + 1)
    while bytes[index] != UInt8(ascii: "}") {
      let key = try JSONPiece(bytes, from: index)
      index = Self.afterBlanks(bytes, key.range.upperBound)
      guard let name = key.content, index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
        throw Self.unexpected(bytes, index, "a key and a colon")
      }
      let value = try JSONPiece(bytes, from: index + 1)
      try body(name, value)
      index = try Self.afterComma(bytes, value.range.upperBound)
    }
  }

  /// The place of the next byte that is no blank.
  static func afterBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index
  }

  /// The place behind a comma, or of a closing bracket.
  static func afterComma(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) throws(BadRow) -> Int {
    let index = afterBlanks(bytes, start)
    guard index < bytes.count else { throw unexpected(bytes, index, "a closing bracket") }
    switch bytes[index] {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return index
    case UInt8(ascii: ","):
      let next = afterBlanks(bytes, index + 1)
      guard next < bytes.count else { throw unexpected(bytes, next, "a closing bracket") }
      return next
    default: throw unexpected(bytes, index, "a comma or a closing bracket")
    }
  }

  /// An error that says what stands at a place.
  static func unexpected(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ expected: StaticString
  ) -> BadRow {
    guard index < bytes.count else {
      return BadRow("the JSON ends in the middle of a value; \(expected) is missing")
    }
    let found = Excerpt(bytes[index...].prefix(30))
    return BadRow("found \(found) in the JSON; \(expected) is needed")
  }

  /// Where the value that begins at a place ends.
  private static func end(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(BadRow) -> Int {
    guard start < bytes.count else { throw unexpected(bytes, start, "a value") }
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try bracketEnd(bytes, start)
    case UInt8(ascii: "\""): return try stringEnd(bytes, start)
    default: break
    }
    var index = start
    while index < bytes.count, isScalar(bytes[index]) { index += 1 }
    guard index > start else { throw unexpected(bytes, start, "a value") }
    return index
  }

  private static func bracketEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(BadRow) -> Int {
    var closing: [UInt8] = []
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard closing.popLast() == bytes[index] else {
          throw unexpected(bytes, index, "the other closing bracket")
        }
        if closing.isEmpty { return index + 1 }
      case UInt8(ascii: "\""): index = try stringEnd(bytes, index) - 1
      default: break
      }
      guard closing.count <= deepest else { throw BadRow("JSON nested deeper than \(deepest)") }
      index += 1
    }
    throw unexpected(bytes, index, "a closing bracket")
  }

  private static func stringEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(BadRow) -> Int {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw unexpected(bytes, bytes.count, "a closing quotation mark")
  }

  private static func isScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
