import Foundation

/// Reads JSON text with places. Beyond RFC 8259 it accepts a byte-order mark, `//` and `/* */`
/// comments and trailing commas; and it refuses duplicate keys and numbers that no double holds.
///
/// It keeps its own stack, so that no nesting can overflow the thread's.
///
/// - Complexity: O(n) in the number of bytes.
struct JSONReader {
  /// Levels of nesting that are read: enough for a config with 256 nested views.
  static let depthLimit = 600

  let reporter: Reporter
  var scanner: JSONScanner
  private var stack: [Container] = []

  private init(_ bytes: [UInt8], reporter: Reporter) {
    self.reporter = reporter
    scanner = JSONScanner(bytes)
  }

  /// Reads one document. Duplicate keys and numbers out of range are noted in the log; broken
  /// syntax ends the reading with nil, after it was noted.
  static func read(_ bytes: [UInt8], reporter: Reporter) -> JSONValue? {
    var reader = JSONReader(bytes, reporter: reporter)
    do {
      try reader.scanner.checkEncoding()
      return try reader.document()
    } catch {
      let (line, column) = reader.scanner.lineAndColumn(of: error.position)
      reporter.problem(line: line, column: column, error.message)
      return nil
    }
  }

  /// An object or array that is not closed yet.
  private struct Container {
    let isObject: Bool
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    var key = ""
    var seen: Set<String> = []

    var close: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    var value: JSONValue { isObject ? .object(members) : .array(elements) }

    /// Whether the key is new. Few keys are compared one by one, many by hash.
    mutating func isNew(_ key: String) -> Bool {
      guard members.count >= 16 else { return !members.contains { $0.key == key } }
      if seen.isEmpty { seen = Set(members.map(\.key)) }
      return seen.insert(key).inserted
    }

    mutating func append(_ value: JSONValue) {
      if isObject {
        members.append(JSONMember(key: key, value: value))
      } else {
        elements.append(value)
      }
    }
  }

  private mutating func document() throws(JSONSyntaxError) -> JSONValue {
    try scanner.skipBlank()
    guard !scanner.isAtEnd else { throw scanner.error("found nothing, expected an object") }
    while true {
      guard var value = try element() else { continue }
      while !stack.isEmpty {
        stack[stack.count - 1].append(value)
        guard let container = try closed() else { break }
        value = container
      }
      if stack.isEmpty {
        try scanner.skipBlank()
        guard scanner.isAtEnd else {
          throw scanner.unexpected(expected: "nothing after the end of the JSON value")
        }
        return value
      }
    }
  }

  /// Reads an element of the innermost container: a scalar, or a container that closes at once; nil
  /// where a container was opened.
  private mutating func element() throws(JSONSyntaxError) -> JSONValue? {
    try scanner.skipBlank()
    if let top = stack.last {
      if scanner.take(top.close) {
        stack.removeLast()
        return top.value
      }
      if top.isObject { try key() }
    }
    let start = scanner.position
    let opensObject = scanner.take(UInt8(ascii: "{"))
    if opensObject || scanner.take(UInt8(ascii: "[")) {
      guard stack.count < Self.depthLimit else {
        throw JSONSyntaxError(
          position: start,
          message: "nested deeper than \(Self.depthLimit) levels; a layout may nest 256 views")
      }
      stack.append(Container(isObject: opensObject))
      return nil
    }
    let value = try scanner.scalar()
    if case .number(let number) = value, !number.double.isFinite {
      reporter.problem(
        place, found: scanner.text(from: start), expected: "a number that a double can hold")
    }
    return value
  }

  private mutating func key() throws(JSONSyntaxError) {
    guard scanner.peek == UInt8(ascii: "\"") else {
      throw scanner.unexpected(expected: "a key in double quotes, or }")
    }
    let start = scanner.position
    let key = try scanner.string()
    let top = stack.count - 1
    stack[top].key = key
    if !stack[top].isNew(key) {
      // Put into words only where it is told: of a million such keys only a few are.
      reporter.problem(place, found: secondTime(at: start), expected: "each key once")
    }
    try scanner.skipBlank()
    guard scanner.take(UInt8(ascii: ":")) else { throw scanner.unexpected(expected: ":") }
    try scanner.skipBlank()
  }

  private func secondTime(at position: Int) -> String {
    let (line, column) = scanner.lineAndColumn(of: position)
    return "the key a second time (line \(line), column \(column))"
  }

  /// After an element: the container that ends here, or nil where a comma asks for more.
  private mutating func closed() throws(JSONSyntaxError) -> JSONValue? {
    try scanner.skipBlank()
    if scanner.take(UInt8(ascii: ",")) { return nil }
    guard let top = stack.last, scanner.take(top.close) else {
      throw scanner.unexpected(expected: stack.last?.isObject == true ? ", or }" : ", or ]")
    }
    stack.removeLast()
    return top.value
  }

  /// Where the reader is, by keys.
  private var place: Place {
    stack.reduce(.root) { place, container in
      container.isObject
        ? .key(container.key, in: place) : .index(container.elements.count, in: place)
    }
  }
}
