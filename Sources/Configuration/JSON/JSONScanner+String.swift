extension JSONScanner {
  /// Reads a string in double quotes.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = position
    advance(by: 1)
    var result: [UInt8] = []
    var runStart = position
    while true {
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
      guard !isAtEnd else {
        throw JSONSyntaxError(position: start, message: "found a string without its closing \"")
      }
      let run = bytes[runStart..<position]
      if take(UInt8(ascii: "\"")) {
        if result.isEmpty { return String(decoding: run, as: UTF8.self) }
        return String(decoding: result + run, as: UTF8.self)
      }
      result += run
      guard take(UInt8(ascii: "\\")) else {
        throw unexpectedControl()
      }
      result += String(try escaped()).utf8
      runStart = position
    }
  }

  private func unexpectedControl() -> JSONSyntaxError {
    let name = peek == 0x0A || peek == 0x0D ? "a line break" : "a control character"
    return error("found \(name) in a string, expected an escape such as \\n, or the closing \"")
  }

  /// The character that an escape stands for; the position is after the backslash.
  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
    let simple: [UInt8: Unicode.Scalar] = [
      0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r",
      0x74: "\t",
    ]
    if let scalar = simple[peek] {
      advance(by: 1)
      return scalar
    }
    let start = position - 1
    guard take(UInt8(ascii: "u")) else {
      throw unexpected(expected: "one of \" \\ / b f n r t u after a backslash")
    }
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let low = try hexadecimal()
      if 0xDC00..<0xE000 ~= low,
        let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONSyntaxError(
      position: start, message: "found half a surrogate pair, expected both halves")
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(peek)).hexDigitValue, peek < 0x80 else {
        throw unexpected(expected: "four hexadecimal digits after \\u")
      }
      value = value << 4 | UInt32(digit)
      advance(by: 1)
    }
    return value
  }
}
