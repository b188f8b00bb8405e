import HitTesting

/// The attribute `bounds` of Android dumps: `[left,top][right,bottom]`, right and bottom exclusive.
enum AndroidBounds {
  /// The frame in px, whose size may be negative or not finite; nil where the text is no bounds.
  /// Blanks, minus signs and fractions are allowed.
  static func parse(_ text: String) -> Rectangle? {
    let marks = Array("[,][,]".utf8)
    var numbers: [Double] = []
    var digits: [UInt8] = []
    var next = 0
    for byte in text.utf8 where byte > 0x20 {
      guard marks.contains(byte) else {
        digits.append(byte)
        continue
      }
      guard next < marks.count, byte == marks[next] else { return nil }
      // Before an opening bracket stands no number, before any other mark one.
      if byte == UInt8(ascii: "[") {
        guard digits.isEmpty else { return nil }
      } else {
        guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
        numbers.append(number)
        digits = []
      }
      next += 1
    }
    guard numbers.count == 4, digits.isEmpty else { return nil }
    return Rectangle(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }
}
