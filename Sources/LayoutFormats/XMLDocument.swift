/// The one XML document of a dump: from the root's first byte to its last.
struct XMLDocument: Sendable {
  /// The bytes, UTF-8, without header or noise.
  let bytes: [UInt8]
  /// The line, from 1, on which the document begins in the file.
  let firstLine: Int
  /// What stood round it.
  let warnings: [String]

  /// More elements than this are refused.
  static let elementLimit = 1_000_000
  /// More attributes than this on one element are refused: reading them takes the square of it.
  private static let attributeLimit = 1_000

  /// Cuts the document out of a text.
  ///
  /// - Throws: `LayoutFormatError` where it is cut short, where a second one follows, where it is
  ///   too large, or where it has a document type.
  init(_ source: DumpSource) throws(LayoutFormatError) {
    let start = source.start
    guard !start.hasDoctype else {
      throw LayoutFormatError("the XML has a <!DOCTYPE>: no UI dump has one, so none is allowed")
    }
    let end = try Self.end(source)
    let tail = source.text[end...]
    if let second = Self.secondDocument(XMLScanner(source.text), from: end) {
      throw Self.twoDocuments(source, second: second)
    }
    bytes = Array(source.text[start.offset..<end])
    firstLine = source.line(at: start.offset)
    var warnings: [String] = []
    if start.hasNoise { warnings.append("text before the XML document was skipped") }
    if !tail.allSatisfy({ $0 <= 0x20 }) {
      warnings.append("text after the XML document was skipped")
    }
    self.warnings = warnings
  }

  /// The offset after the root's end.
  private static func end(_ source: DumpSource) throws(LayoutFormatError) -> Int {
    let scanner = XMLScanner(source.text)
    var place = source.start.offset
    var depth = 0
    var elements = 0
    while let mark = scanner.next(UInt8(ascii: "<"), from: place) {
      guard mark == source.start.offset || !begins(scanner, at: mark) else {
        throw twoDocuments(source, second: mark)
      }
      switch scanner.markup(at: mark) {
      case .aside(let end): place = end
      case .unfinished: throw cutShort(source, open: depth, in: mark)
      case .tag(let tag):
        place = tag.end
        if tag.kind != .closing { elements += 1 }
        if tag.kind == .opening { depth += 1 }
        if tag.kind == .closing { depth -= 1 }
        try check(tag, elements: elements, line: source.line(at:), mark: mark)
        if depth <= 0 { return place }
      }
    }
    throw cutShort(source, open: depth, in: nil)
  }

  private static func check(
    _ tag: XMLScanner.Tag, elements: Int, line: (Int) -> Int, mark: Int
  ) throws(LayoutFormatError) {
    guard elements <= elementLimit else {
      throw LayoutFormatError("more than \(elementLimit) elements: that many are allowed")
    }
    guard tag.attributes <= attributeLimit else {
      throw LayoutFormatError(
        "line \(line(mark)): <\(tag.name)> has \(tag.attributes) attributes; at most "
          + "\(attributeLimit) are allowed")
    }
  }

  /// Whether a document can only begin here: a header, or an element that is a root or nothing.
  private static func begins(_ scanner: XMLScanner, at mark: Int) -> Bool {
    scanner.has("<?xml", at: mark)
      || ["hierarchy", "AppiumAUT"].contains(scanner.name(at: mark + 1))
  }

  private static func secondDocument(_ scanner: XMLScanner, from place: Int) -> Int? {
    var place = place
    while let mark = scanner.next(UInt8(ascii: "<"), from: place) {
      if scanner.has("<?xml", at: mark) || XMLStart.isRoot(scanner.name(at: mark + 1)) {
        return mark
      }
      place = mark + 1
    }
    return nil
  }

  private static func twoDocuments(_ source: DumpSource, second: Int) -> LayoutFormatError {
    LayoutFormatError(
      "two documents in one file: the second begins on line \(source.line(at: second)); a file "
        + "may hold one dump, so split it")
  }

  private static func cutShort(
    _ source: DumpSource, open: Int, in mark: Int?
  ) -> LayoutFormatError {
    let place =
      mark.map { "inside the tag that begins on line \(source.line(at: $0))" }
      ?? "on line \(source.line(at: source.text.count))"
    return LayoutFormatError(
      "the XML is cut short: it ends \(place) with \(Words.count(open, "element")) still open; "
        + "a whole dump is needed")
  }
}
