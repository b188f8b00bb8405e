import Foundation

/// The text of a dump, decoded and mended, and where its own document stands in it. What kind of
/// text it is is told here, and nowhere else: the dump that begins first counts, whatever noise
/// stands before it.
struct DumpSource {
  /// More bytes than this are refused.
  static let byteLimit = 1 << 29

  /// UTF-8, lines ended by LF; free of what no XML parser takes where an XML document is in it.
  let text: [UInt8]
  /// Where the dump's XML document begins; without a root where it has none.
  let start: XMLStart
  /// The root of the dump's JSON document, where it is one.
  let json: JSONNode?
  /// Where the first line of an element description stands, where the dump is one.
  let description: Int?
  /// The JSON in the text that is no dump, where no dump is found.
  let otherJSON: JSONNode?
  /// Why the document cannot be read, whatever its format.
  let failure: LayoutFormatError?
  /// What had to be mended.
  let warnings: [String]

  init(_ data: Data) {
    let decoded = TextDecoding(data)
    let source = DumpSource(decoded.text, warnings: decoded.warnings)
    guard let inner = source.otherJSON.flatMap(Self.inner) else {
      self = source
      return
    }
    self.init(
      Array(inner.utf8), warnings: source.warnings + ["the dump in \"value\" was read"])
  }

  private init(_ decoded: [UInt8], warnings: [String]) {
    var line: Int?
    let search = JSONSearch(
      decoded,
      before: { place in
        let root = XMLStart(in: decoded, from: place)
        let limit = root.root == nil ? decoded.count : root.offset
        line = ElementLine.first(in: decoded[place..<limit])
        return line ?? limit
      },
      isDump: LayoutFormat.knows)
    (json, failure) = (search.found?.root, search.failure)
    var mender = TextMender(decoded, from: search.end)
    var root = XMLStart()
    if json == nil, failure == nil {
      mender.mend()
      root = XMLStart(in: mender.output, from: search.end)
    }
    let isDescription = line != nil && json == nil && failure == nil
    let isXML = root.root != nil && !isDescription
    description = isDescription ? line : nil
    text = json != nil || failure != nil || isDescription ? decoded : mender.output
    start = isDescription ? XMLStart() : root
    otherJSON = isXML || isDescription ? nil : search.other
    self.warnings = warnings + (search.found?.warnings ?? []) + (isXML ? mender.warnings : [])
  }

  /// What WebDriverAgent and Appium answer over HTTP: the dump as a text in `value`.
  private static func inner(_ root: JSONNode) -> String? {
    guard case .string(let text)? = root["value"],
      text.utf8.contains(where: { $0 == 0x0A || $0 == 0x3C })
    else { return nil }
    return text
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
    guard json == nil, otherJSON == nil, failure == nil, description == nil else { return false }
    let head = String(decoding: text.prefix(4_000), as: UTF8.self).lowercased()
    return ["null root node", "could not get idle state", "ui hierchary dumped to"]
      .contains { head.contains($0) }
  }
}
