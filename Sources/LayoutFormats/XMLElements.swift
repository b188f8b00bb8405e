import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Walks through the elements of an XML document, by `XMLParser`.
enum XMLElements {
  /// Takes an element and the index of the view above it; gives the index of the view that it
  /// became, or nil for an element that is none, whose children are then those of the view above.
  typealias Visit = (_ tag: String, _ attributes: [String: String], _ parent: Int?) -> Int?

  /// Shows every element of a document, in document order.
  ///
  /// - Throws: `LayoutFormatError` where the document is not well formed.
  static func visit(
    _ document: XMLDocument, _ visit: @escaping Visit
  ) throws(LayoutFormatError) {
    // From a stream, since libxml2 refuses more than 10 MB in one piece.
    let parser = XMLParser(stream: InputStream(data: Data(document.bytes)))
    parser.shouldResolveExternalEntities = false
    let collector = ElementWalk(visit)
    parser.delegate = collector
    let isParsed = parser.parse()
    let failure = collector.failure
    guard isParsed, failure == nil, collector.isWhole else {
      let line = document.firstLine + max(failure?.line ?? parser.lineNumber, 1) - 1
      throw LayoutFormatError(
        "line \(line): the XML is not well formed: \(reason(failure?.code)); a whole dump is needed"
      )
    }
  }

  /// The codes of libxml2 (xmlerror.h) that dumps run into, in words.
  private static func reason(_ code: Int?) -> String {
    switch code {
    case 1: "something in it is too large (an attribute above 10 MB)"
    case 5, 77: "it ends before its last element does"
    case 9: "it holds a character that XML does not allow"
    case 26, 27: "it uses an entity that is not XML's own"
    case 38: "an attribute holds a < that is not written &lt;"
    case 23, 68: "a name is missing, as after an & that is not written &amp;"
    case 39, 40: "an attribute is not in quotes"
    case 42: "an element has the same attribute twice"
    case 65: "a blank is missing between attributes"
    case 73: "a tag has no end, or an attribute no quotes"
    case 76: "an end tag does not match its element"
    case let code?: "XML error \(code)"
    case nil: "it ends before its last element does"
    }
  }
}

/// Keeps the open elements while a parser walks through a document.
private final class ElementWalk: NSObject, XMLParserDelegate {
  /// The first error. Those that follow, and the parser's own, which is the last, are mostly its
  /// consequences; and where they are none, `parse()` may still call the document good.
  private(set) var failure: (code: Int, line: Int)?

  private let visit: XMLElements.Visit
  /// For each open element the view that its children belong to.
  private var open: [Int?] = []
  private var elements = 0

  init(_ visit: @escaping XMLElements.Visit) { self.visit = visit }

  /// Whether every element that was opened was closed again.
  var isWhole: Bool { open.isEmpty && elements > 0 }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements += 1
    let parent = open.last ?? nil
    open.append(visit(name, attributes, parent) ?? parent)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // A prefix without a declaration is read as part of the name.
    let undeclaredPrefix = 201
    guard failure == nil, code != undeclaredPrefix else { return }
    failure = (code, parser.lineNumber)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }
}
