import Configuration

/// How a word on the command line becomes a value, and how the wrong ones are talked about.
struct ValueKind<Value: Sendable>: Sendable {
  /// What is allowed, after "is not": "a whole number from 1 to 64".
  let expected: String
  /// Every allowed word, where they can be listed; for suggestions.
  let choices: [String]
  /// What a shell offers in its place.
  let candidates: Candidates
  /// The value; nil where the word is none.
  let parse: @Sendable (String) -> Value?

  init(
    _ expected: String, choices: [String] = [], candidates: Candidates? = nil,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.expected = expected
    self.choices = choices
    self.candidates = candidates ?? (choices.isEmpty ? .none : .words(choices))
    self.parse = parse
  }

  /// The value, or the error that names the option or operand in front of it.
  func value(of word: String, for place: String) throws(UsageError) -> Value {
    if let value = parse(word) { return value }
    let near = NearestName.find(word, in: choices)
    throw UsageError(
      "\(place): '\(word)' is not \(expected)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

extension ValueKind where Value == String {
  /// Any word but the empty one.
  static func word(_ what: String, candidates: Candidates = .none) -> ValueKind {
    ValueKind(what, candidates: candidates) { $0.isEmpty ? nil : $0 }
  }

  /// A file; `-` where the option says so.
  static let path = word("a path", candidates: .file)

  /// A folder; `-` where the option says so.
  static let folder = word("a path", candidates: .folder)

  /// One of the names of a table; the list itself may be too long to show.
  static func name(of what: String, among names: [String]) -> ValueKind {
    ValueKind("\(what): \(names.joined(separator: ", "))", choices: names) {
      names.contains($0) ? $0 : nil
    }
  }
}

extension ValueKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases by its raw value.
  static func choice() -> ValueKind {
    let words = Value.allCases.map(\.rawValue)
    return ValueKind("one of \(words.joined(separator: ", "))", choices: words) {
      Value(rawValue: $0)
    }
  }
}

extension ValueKind where Value: FixedWidthInteger {
  /// A whole number in a range, in decimal digits.
  static func wholeNumber(_ range: ClosedRange<Value>) -> ValueKind {
    ValueKind("a whole number from \(range.lowerBound) to \(range.upperBound)") { word in
      Value(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueKind where Value == Double {
  /// A finite number that passes the test.
  static func number(
    _ expected: String, where isAllowed: @escaping @Sendable (Double) -> Bool = { _ in true }
  ) -> ValueKind {
    ValueKind(expected) { word in
      Double(word).flatMap { $0.isFinite && isAllowed($0) ? $0 : nil }
    }
  }
}

/// Two values with a mark between them: `24x24`, `12,40`.
struct Pair<Element: Sendable & Hashable>: Sendable, Hashable {
  var first: Element
  var second: Element

  /// Splits at the only mark and reads both sides; nil where that fails.
  init?(_ word: String, mark: Character, element: (Substring) -> Element?) {
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = element(parts[0]), let second = element(parts[1])
    else { return nil }
    self.first = first
    self.second = second
  }
}
