/// Where the XML document of a dump begins, whatever stands before it.
struct XMLStart: Sendable {
  /// The root element's name: `hierarchy`, `AppiumAUT`, or an element type of XCUITest.
  private(set) var root: String?
  /// Offset of the root's `<` in the text.
  private(set) var offset = 0
  /// The name of the first element inside the root.
  private(set) var firstChild: String?
  /// The first element of a text that has no known root.
  private(set) var otherTag: String?
  /// Whether a document type stands before the root.
  private(set) var hasDoctype = false
  /// Whether anything but a header, comments and blanks stands before the root.
  private(set) var hasNoise = false

  /// Whether an element of this name can be the root of a dump.
  static func isRoot(_ name: String) -> Bool {
    // Not UIAlert: after the prefix a type's name begins, with a capital.
    ["hierarchy", "AppiumAUT"].contains(name) || name.hasPrefix("XCUIElementType")
      || (name.hasPrefix("UIA") && name.dropFirst(3).first?.isUppercase == true)
  }

  /// A text without any element.
  init() {}

  /// Looks for the root in a text in UTF-8, at or after an offset.
  init(in text: [UInt8], from start: Int = 0) {
    let scanner = XMLScanner(text)
    var place = start
    hasNoise = !scanner.isBlank(0..<start)
    // An aside without an end is noise, and looking for the ends of more of them takes the square.
    var mayHoldAsides = true
    while let mark = scanner.next(UInt8(ascii: "<"), from: place) {
      if !scanner.isBlank(place..<mark) { hasNoise = true }
      if mayHoldAsides, let aside = scanner.aside(at: mark) {
        if case .aside(let end) = aside {
          place = end
          continue
        }
        mayHoldAsides = false
      }
      if scanner.has("<!DOCTYPE", at: mark) { hasDoctype = true }
      let name = scanner.name(at: mark + 1)
      if Self.isRoot(name) {
        root = name
        offset = mark
        firstChild = Self.firstChild(scanner, after: mark)
        return
      }
      if otherTag == nil, name.first?.isLetter == true { otherTag = name }
      hasNoise = true
      place = mark + 1
    }
  }

  private static func firstChild(_ scanner: XMLScanner, after mark: Int) -> String? {
    guard case .tag(let root) = scanner.markup(at: mark), root.kind == .opening else { return nil }
    var place = root.end
    while let next = scanner.next(UInt8(ascii: "<"), from: place) {
      guard let aside = scanner.aside(at: next) else {
        let name = scanner.name(at: next + 1)
        return name.isEmpty ? nil : name
      }
      guard case .aside(let end) = aside else { return nil }
      place = end
    }
    return nil
  }
}
