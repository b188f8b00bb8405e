extension JSONScanner {
  /// Reads a number as RFC 8259 writes it; infinite where it is too large for a double.
  mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    let first = peek
    var digits = try digits()
    if first == UInt8(ascii: "0"), digits.count > 1 {
      throw JSONSyntaxError(
        position: start, message: "found \(text(from: start)), expected a number without leading 0")
    }
    let isWhole = peek != UInt8(ascii: ".") && (peek | 0x20) != UInt8(ascii: "e")
    let integer = isWhole && !isNegative ? digits.value : nil
    var decimals = 0
    if take(UInt8(ascii: ".")) {
      let fraction = try self.digits(after: digits)
      decimals = fraction.count - digits.count
      digits = fraction
    }
    if (peek | 0x20) == UInt8(ascii: "e") {
      advance(by: 1)
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      _ = try self.digits()
    } else if let value = digits.value, value < 1 << 53, decimals < Self.powersOfTen.count {
      // Both are exact doubles, so one division rounds once: Clinger's fast path (PLDI 1990,
      // doi 10.1145/93542.93557).
      let magnitude = Double(value) / Self.powersOfTen[decimals]
      return JSONNumber(double: isNegative ? -magnitude : magnitude, integer: integer)
    }
    // The standard library rounds correctly and knows no locale; nil cannot come of this grammar.
    return JSONNumber(double: Double(text(from: start)) ?? .infinity, integer: integer)
  }

  /// A run of digits: how many, and their value where 64 bits hold it.
  private struct Digits {
    var count = 0
    var value: UInt64? = 0

    mutating func append(_ digit: UInt8) {
      count += 1
      guard let old = value else { return }
      let (tens, overflow) = old.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
      value = overflow || carry ? nil : sum
    }
  }

  private mutating func digits(after: Digits = Digits()) throws(JSONSyntaxError) -> Digits {
    var digits = after
    while case UInt8(ascii: "0")...UInt8(ascii: "9") = peek {
      digits.append(peek - UInt8(ascii: "0"))
      advance(by: 1)
    }
    guard digits.count > after.count else { throw unexpected(expected: "a digit") }
    return digits
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
