/// What is wrong with JSON text, and at which byte.
struct JSONSyntaxError: Error {
  var position: Int
  var message: String
}

/// The bytes of a JSON text and a position in them: blanks, comments and scalars.
struct JSONScanner {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position; 0 at the end, which no syntax allows.
  var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Steps over a byte if it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Steps over bytes while they fit.
  mutating func skip(while fits: (UInt8) -> Bool) {
    while position < bytes.count, fits(bytes[position]) { position += 1 }
  }

  mutating func advance(by count: Int) { position = min(position + count, bytes.count) }

  /// Steps over white space and comments.
  mutating func skipBlank() throws(JSONSyntaxError) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = position
    position += 1
    if take(UInt8(ascii: "/")) {
      skip { $0 != 0x0A }
    } else if take(UInt8(ascii: "*")) {
      while !isAtEnd {
        if take(UInt8(ascii: "*")) {
          if take(UInt8(ascii: "/")) { return }
        } else {
          position += 1
        }
      }
      throw JSONSyntaxError(position: start, message: "found a comment without its end */")
    } else {
      throw JSONSyntaxError(position: start, message: "found /, expected // or /* of a comment")
    }
  }

  /// Reads a string, number, `true`, `false` or `null`.
  mutating func scalar() throws(JSONSyntaxError) -> JSONValue {
    switch peek {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: break
    }
    let words: [(String, JSONValue)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    let word = word
    if let (name, value) = words.first(where: { $0.0 == word }) {
      position += name.utf8.count
      return value
    }
    throw unexpected(
      expected: ["NaN", "Infinity", "nan", "inf", "infinity"].contains(word)
        ? "a value; JSON has only numbers that are finite" : "a value")
  }

  /// The text from a position to here.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The letters and digits at the position, at most 20.
  private var word: String {
    let letters = bytes[min(position, bytes.count)...].prefix(20).prefix {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// An error at the position.
  func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(position: position, message: message)
  }

  /// An error that says what stands at the position.
  func unexpected(expected: String) -> JSONSyntaxError {
    if isAtEnd { return error("found the end of the file, expected \(expected)") }
    let word = word
    if !word.isEmpty { return error("found \(word), expected \(expected)") }
    let character = String(decoding: bytes[position...].prefix(16), as: UTF8.self).prefix(1)
    return error("found \(Quoted.inline(String(character))), expected \(expected)")
  }

  /// Line and column of a byte, from 1, columns in Unicode scalars.
  func lineAndColumn(of target: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(target).dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
