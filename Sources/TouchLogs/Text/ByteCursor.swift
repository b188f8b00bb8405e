/// Walks over a line of a log.
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The bytes that are left.
  var rest: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[min(index, bytes.count)...])
  }

  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 { index += 1 }
  }

  /// Steps over a text; false, without a step, where something else stands.
  mutating func skip(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard rest.starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Steps behind the first place where a text stands; false, without a step, where it is nowhere.
  mutating func skipPast(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes.count - index >= wanted.count else { return false }
    for start in index...(bytes.count - wanted.count) where bytes[start] == wanted[0] {
      if bytes[start...].starts(with: wanted) {
        index = start + wanted.count
        return true
      }
    }
    return false
  }

  /// The text up to a blank, a comma or the end; blanks before it are skipped.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    skipBlanks()
    let start = index
    while let byte = next, byte != 0x20, byte != 0x09, byte != UInt8(ascii: ",") { index += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<index])
  }

  /// A whole number in decimal or hexadecimal digits, with an optional minus sign; nil, without a
  /// step, where there is none, or one that does not fit.
  mutating func integer(radix: Int = 10) -> Int? {
    skipBlanks()
    let start = index
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let first = index
    var value = 0
    while let byte = next, let digit = Self.digit(byte), digit < radix {
      guard value < 1 << 55 else {
        index = start
        return nil
      }
      value = value * radix + digit
      index += 1
    }
    guard index > first else {
      index = start
      return nil
    }
    return isNegative ? -value : value
  }

  /// A number in decimal digits with a point; nil, without a step, where there is none.
  mutating func number() -> Double? {
    skipBlanks()
    let start = index
    while let byte = next, Self.digit(byte) ?? 99 < 10 || "+-.eE".utf8.contains(byte) { index += 1 }
    guard let number = Decimal.number(UnsafeBufferPointer(rebasing: bytes[start..<index])) else {
      index = start
      return nil
    }
    return number
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x61 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x41 + 10
    default: nil
    }
  }
}
