import Foundation

/// The text of a dump, decoded and mended, and where its XML document begins if it has one.
struct DumpSource: Sendable {
  /// More bytes than this are refused.
  static let byteLimit = 1 << 29

  /// UTF-8, lines ended by LF, free of what no XML parser takes.
  let text: [UInt8]
  /// Where the dump's own document begins.
  let start: XMLStart
  /// What had to be mended.
  let warnings: [String]

  init(_ data: Data) {
    let decoded = TextDecoding(data)
    var mender = TextMender(decoded.text)
    mender.mend()
    text = mender.output
    warnings = decoded.warnings + mender.warnings
    start = XMLStart(in: text)
  }

  /// The line, counted from 1, of a place in the text.
  func line(at offset: Int) -> Int {
    text[..<min(offset, text.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The first line that is not blank, cut to fit in a message; nil where there is none.
  var firstLine: String? {
    let line = text.split(separator: UInt8(ascii: "\n")).lazy
      .map { String(decoding: $0.prefix(400), as: UTF8.self) }
      .compactMap(\.unlessBlank).first
    guard let line else { return nil }
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    return trimmed.count > 100 ? trimmed.prefix(100) + "..." : trimmed
  }

  /// Whether the text is what `uiautomator dump` prints when it fails, or instead of a dump.
  var isFailedDump: Bool {
    guard !start.isJSON else { return false }
    let head = String(decoding: text.prefix(4_000), as: UTF8.self).lowercased()
    return ["null root node", "could not get idle state", "ui hierchary dumped to"]
      .contains { head.contains($0) }
  }
}
