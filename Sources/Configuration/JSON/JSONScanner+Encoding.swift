extension JSONScanner {
  /// Checks that the bytes are UTF-8 (Unicode 16, table 3-7).
  func checkEncoding() throws(JSONSyntaxError) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw JSONSyntaxError(position: 0, message: "found UTF-16, expected UTF-8")
    }
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      guard let length = sequenceLength(at: index) else {
        let byte = String(bytes[index], radix: 16, uppercase: true)
        throw JSONSyntaxError(
          position: index, message: "found the byte 0x\(byte) (number \(index)), expected UTF-8")
      }
      index += length
    }
  }

  /// The length of the well-formed sequence at an index whose first byte is not ASCII.
  private func sequenceLength(at index: Int) -> Int? {
    let lead = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    default: return nil
    }
    guard index + length <= bytes.count, second ~= bytes[index + 1] else { return nil }
    return (2..<length).allSatisfy { bytes[index + $0] & 0xC0 == 0x80 } ? length : nil
  }
}
