/// The escapes of JSON strings.
enum JSONEscapes {
  /// The text that a string means; what is no escape stays as it is, half of a surrogate pair
  /// becomes the replacement character.
  static func resolved(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
        result.append(text[index])
        index += 1
        continue
      }
      switch text[index + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        index += append(text, at: index, to: &result)
        continue
      default: result.append(text[index + 1])
      }
      index += 2
    }
    return result
  }

  /// Appends the character of `\uXXXX`, or of two such, and says how many bytes it takes.
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, to result: inout [UInt8]
  ) -> Int {
    guard let first = unit(text, at: index) else {
      result.append(text[index])
      return 1
    }
    if UTF16.isLeadSurrogate(first), let second = unit(text, at: index + 6),
      UTF16.isTrailSurrogate(second)
    {
      result += String(decoding: [first, second], as: UTF16.self).utf8
      return 12
    }
    result += String(decoding: [first], as: UTF16.self).utf8
    return 6
  }

  private static func unit(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u"), text[index + 2] != UInt8(ascii: "-")
    else { return nil }
    var digits = ByteCursor(UnsafeBufferPointer(rebasing: text[(index + 2)..<(index + 6)]))
    guard let value = digits.integer(radix: 16), digits.isAtEnd else { return nil }
    return UInt16(truncatingIfNeeded: value)
  }
}
