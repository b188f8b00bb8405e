/// Reads single values and says what is wrong with them; nil always means that it did.
struct ValueReader {
  let reporter: Reporter

  /// What an error says was found.
  static func describe(_ value: JSONValue) -> String {
    switch value {
    case .null, .bool, .number: JSONText.line(value)
    case .string(let text): Quoted.inline(text)
    case .array(let elements):
      elements.isEmpty
        ? "an empty list" : "a list of \(elements.count) value\(elements.count == 1 ? "" : "s")"
    case .object: "an object"
    }
  }

  func mismatch(_ value: JSONValue, _ place: Place, expected: String) {
    reporter.problem(place, found: Self.describe(value), expected: expected)
  }

  func number(
    _ value: JSONValue, at place: @autoclosure () -> Place, _ rule: NumberRule = .any
  ) -> Double? {
    guard case .number(let number) = value else {
      mismatch(value, place(), expected: rule.description)
      return nil
    }
    // An infinite number was noted by the reader of the text.
    guard number.double.isFinite else { return nil }
    guard rule.allows(number.double) else {
      mismatch(value, place(), expected: rule.description(for: number.double))
      return nil
    }
    return number.double
  }

  /// A whole number; `1e5` is one too.
  func integer(_ value: JSONValue, at place: Place, in range: ClosedRange<UInt64>) -> UInt64? {
    if case .number(let number) = value {
      guard number.double.isFinite else { return nil }
      if let exact = number.integer ?? Self.exactInteger(number.double), range.contains(exact) {
        return exact
      }
    }
    mismatch(
      value, place, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  private static func exactInteger(_ number: Double) -> UInt64? {
    abs(number) < 0x1p53 ? UInt64(exactly: number) : nil
  }

  func bool(_ value: JSONValue, at place: @autoclosure () -> Place) -> Bool? {
    if case .bool(let flag) = value { return flag }
    mismatch(value, place(), expected: "true or false")
    return nil
  }

  func string(
    _ value: JSONValue, at place: @autoclosure () -> Place, expected: String = "a string"
  ) -> String? {
    if case .string(let text) = value { return text }
    mismatch(value, place(), expected: expected)
    return nil
  }

  /// A name that is not empty.
  func name(_ value: JSONValue, at place: @autoclosure () -> Place) -> String? {
    let expected = "a string that is not empty"
    guard let text = string(value, at: place(), expected: expected) else { return nil }
    guard !text.isEmpty else {
      mismatch(value, place(), expected: expected)
      return nil
    }
    return text
  }

  /// One of a few words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, at place: @autoclosure () -> Place, as type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    if case .string(let text) = value, let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    guard let text = string(value, at: place(), expected: Quoted.list(names)) else { return nil }
    unknown(text, at: place(), expected: Quoted.list(names), known: names)
    return nil
  }

  /// Notes a word that is none of those known, with the nearest that is.
  func unknown(_ text: String, at place: Place, expected: String, known: some Sequence<String>) {
    reporter.problem(
      place, found: Quoted.inline(text), expected: expected,
      nearest: NearestName.find(text, in: known))
  }

  func array(_ value: JSONValue, at place: @autoclosure () -> Place, of what: String)
    -> [JSONValue]?
  {
    if case .array(let elements) = value { return elements }
    mismatch(value, place(), expected: "a list of \(what)")
    return nil
  }

  /// A list with at least one element.
  func filledArray(_ value: JSONValue, at place: Place, of what: String) -> [JSONValue]? {
    guard let elements = array(value, at: place, of: what) else { return nil }
    guard !elements.isEmpty else {
      mismatch(value, place, expected: "a list of one or more \(what)")
      return nil
    }
    return elements
  }
}
