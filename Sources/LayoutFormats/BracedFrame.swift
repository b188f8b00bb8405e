import HitTesting

/// A rectangle as Apple's `NSStringFromCGRect` writes it: `{{x, y}, {width, height}}`.
enum BracedFrame {
  /// The frame, whose numbers may be anything (`inf` too); nil where the text is none.
  static func parse(_ text: some StringProtocol) -> Rectangle? {
    let marks = Array("{{,},{,}}".utf8)
    var numbers: [Double] = []
    var digits: [UInt8] = []
    var next = 0
    for byte in text.utf8 where byte > 0x20 {
      guard "{},".utf8.contains(byte) else {
        guard digits.count < 40 else { return nil }
        digits.append(byte)
        continue
      }
      guard next < marks.count, byte == marks[next] else { return nil }
      // A number stands before the commas inside the braces and before what closes those.
      if [2, 3, 6, 7].contains(next) {
        guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
        numbers.append(number)
        digits = []
      } else {
        guard digits.isEmpty else { return nil }
      }
      next += 1
    }
    guard next == marks.count, digits.isEmpty, numbers.count == 4 else { return nil }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
