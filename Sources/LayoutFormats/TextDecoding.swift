import Foundation

/// The text of a file, whatever its encoding: by its byte-order mark, by the zeros of UTF-16, or
/// UTF-8, read leniently where the bytes are not what the header says.
struct TextDecoding {
  /// UTF-8, no byte-order mark.
  private(set) var text: [UInt8]
  private(set) var warnings: [String] = []

  /// The encodings besides UTF-8 and UTF-16 that an XML header may truly name.
  private static let declarable: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "windows-1252": .windowsCP1252,
    "windows-1251": .windowsCP1251, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
  ]

  init(_ data: Data) {
    var bytes = [UInt8](data)
    text = []
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      warnings.append("a byte-order mark was skipped")
      bytes.removeFirst(3)
    }
    if let isBigEndian = Self.utf16Order(of: bytes) {
      readUTF16(bytes, isBigEndian: isBigEndian)
    } else {
      readBytes(bytes)
    }
  }

  /// Whether UTF-16 is big-endian; nil where the bytes are not UTF-16. Without a mark the zero
  /// halves of ASCII characters tell.
  private static func utf16Order(of bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    let head = bytes.prefix(64)
    guard head.count >= 4 else { return nil }
    let zerosAtEven = head.indices.count { $0 % 2 == 0 && head[$0] == 0 }
    let zerosAtOdd = head.indices.count { $0 % 2 == 1 && head[$0] == 0 }
    if zerosAtOdd > head.count / 3, zerosAtEven == 0 { return false }
    if zerosAtEven > head.count / 3, zerosAtOdd == 0 { return true }
    return nil
  }

  private mutating func readUTF16(_ bytes: [UInt8], isBigEndian: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for i in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[i]), UInt16(bytes[i + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    let string = String(decoding: units, as: UTF16.self)
    text = [UInt8](string.utf8)
    warnings.append("the text is UTF-16, whatever its header says")
  }

  private mutating func readBytes(_ bytes: [UInt8]) {
    let lenient = [UInt8](String(decoding: bytes, as: UTF8.self).utf8)
    text = lenient
    guard lenient != bytes else { return }
    if let name = Self.declaredEncoding(of: bytes), let encoding = Self.declarable[name],
      let string = String(data: Data(bytes), encoding: encoding)
    {
      text = [UInt8](string.utf8)
      return
    }
    let count = Self.replacements(in: lenient) - Self.replacements(in: bytes)
    warnings.append("bytes that are not UTF-8 were replaced in \(Words.count(count, "place"))")
  }

  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    guard let key = head.range(of: "encoding=") else { return nil }
    let rest = head[key.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.lowercased()
  }

  /// How many replacement characters a UTF-8 text holds.
  private static func replacements(in bytes: [UInt8]) -> Int {
    guard bytes.count > 2 else { return 0 }
    return (2..<bytes.count).count {
      bytes[$0] == 0xBD && bytes[$0 - 1] == 0xBF && bytes[$0 - 2] == 0xEF
    }
  }
}
