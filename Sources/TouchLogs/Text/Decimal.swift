/// Numbers in bytes.
enum Decimal {
  /// The finite number that the bytes are, blanks round it allowed; nil where they are none.
  ///
  /// Up to 15 digits in all take one exactly rounded division of two exact numbers
  /// (Clinger 1990, doi 10.1145/93548.93557); the rest is left to the library.
  @inline(__always)
  static func number(_ bytes: UnsafeBufferPointer<UInt8>, mark: UInt8 = UInt8(ascii: "."))
    -> Double?
  {
    var index = 0
    let end = bytes.count
    guard index < end else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    var mantissa: UInt64 = 0
    let first = index
    while index < end, bytes[index] &- 0x30 < 10, index < first + 15 {
      mantissa = mantissa &* 10 &+ UInt64(bytes[index] &- 0x30)
      index += 1
    }
    var digits = index - first
    var decimals = 0
    if index < end, bytes[index] == mark {
      let start = index + 1
      index = start
      while index < end, bytes[index] &- 0x30 < 10, digits + index - start < 15 {
        mantissa = mantissa &* 10 &+ UInt64(bytes[index] &- 0x30)
        index += 1
      }
      decimals = index - start
      digits += decimals
    }
    guard index == end, digits > 0 else { return general(bytes, mark: mark) }
    let size = decimals == 0 ? Double(mantissa) : Double(mantissa) / powers[decimals]
    return isNegative ? -size : size
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  @inline(never)
  private static func general(_ bytes: UnsafeBufferPointer<UInt8>, mark: UInt8) -> Double? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let body = bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    var text = ""
    for byte in body {
      switch byte {
      case mark: text += "."
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: return nil
      }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
