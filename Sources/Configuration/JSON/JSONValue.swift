/// A JSON value whose objects keep the order of their keys.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value of a key; nil where this is no object, or one without that key.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    for member in members where member.isNamed(key) { return member.value }
    return nil
  }

  /// A number.
  static func double(_ value: Double) -> JSONValue { .number(JSONNumber(double: value)) }

  /// A whole number.
  static func integer(_ value: UInt64) -> JSONValue {
    .number(JSONNumber(double: Double(value), integer: value))
  }

  /// An object of the members that have a value.
  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key: key, value: $0) } })
  }
}

/// A key of an object, and its value.
struct JSONMember: Sendable, Hashable {
  var key: String
  var value: JSONValue

  /// Whether this is its key, which is ASCII. Most are not, and told by their length.
  func isNamed(_ name: String) -> Bool {
    key.utf8.count == name.utf8.count && key == name
  }
}

/// A number: the nearest double, and the exact integer where it was written as one.
struct JSONNumber: Sendable, Hashable {
  var double: Double
  var integer: UInt64?
}
