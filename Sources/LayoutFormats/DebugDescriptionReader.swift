/// XCUITest's `debugDescription` of an element and what is in it, one element a line.
enum DebugDescriptionReader: DumpReader {
  static func recognizes(_ source: DumpSource) -> Bool { source.description != nil }

  static func read(_ source: DumpSource, options: ImportOptions) throws(LayoutFormatError) -> Dump {
    let lines = try subtree(source)
    var dump = IOSDump()
    var open: [(indent: Int, index: Int)] = []
    for line in lines.elements {
      while let last = open.last, last.indent >= line.indent { open.removeLast() }
      let index = dump.add(element(line), parent: open.last?.index)
      open.append((line.indent, index))
    }
    if let last = lines.elements.last, last.isCut, !lines.isEnded { throw cutShort(source) }
    return dump.dump(warnings: lines.warnings)
  }

  private struct Lines {
    var elements: [ElementLine] = []
    /// Whether the line came that follows the subtree.
    var isEnded = false
    var warnings: [String] = []
  }

  private static func subtree(_ source: DumpSource) throws(LayoutFormatError) -> Lines {
    var result = Lines()
    var pending: Range<Int>?
    var hasHeader = false
    func flush() {
      if let range = pending,
        let element = ElementLine(source.text[range].filter { $0 != 0x0D }[...])
      {
        result.elements.append(element)
      }
      pending = nil
    }
    for line in source.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "Element subtree:".utf8) {
        guard !hasHeader else { throw twoDocuments(source, at: line.startIndex) }
        hasHeader = true
        (pending, result.elements) = (nil, [])
      } else if line.starts(with: "Path to element:".utf8) || line.starts(with: "Query chain:".utf8)
      {
        flush()
        result.isEnded = true
      } else if result.isEnded {
        continue
      } else if ElementLine.begins(line) {
        flush()
        pending = line.startIndex..<line.endIndex
      } else if let range = pending {
        pending = range.lowerBound..<line.endIndex
      }
    }
    flush()
    guard result.elements.count <= XMLDocument.elementLimit else {
      throw LayoutFormatError(
        "more than \(XMLDocument.elementLimit) elements: that many are allowed")
    }
    if hasHeader, !result.isEnded {
      result.warnings = ["the description ends without \"Path to element\": it may be cut short"]
    }
    return result
  }

  private static func element(_ line: ElementLine) -> IOSElement {
    IOSElement(
      type: IOSElementType(line.type), frame: line.frame,
      label: line.texts["label"]?.unlessBlank ?? line.texts["title"],
      placeholder: line.texts["placeholderValue"], name: line.texts["identifier"],
      value: line.texts["value"], isEnabled: !line.isDisabled)
  }

  private static func twoDocuments(_ source: DumpSource, at place: Int) -> LayoutFormatError {
    LayoutFormatError(
      "two documents in one file: the second begins on line \(source.line(at: place)); a file "
        + "may hold one dump, so split it")
  }

  private static func cutShort(_ source: DumpSource) -> LayoutFormatError {
    LayoutFormatError(
      "the description is cut short: it ends on line \(source.line(at: source.text.count)) inside "
        + "an element; a whole dump is needed")
  }
}
