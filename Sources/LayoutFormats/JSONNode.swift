import Foundation

/// A value of a JSON document, asked for what it is without complaint: dumps hold null, numbers as
/// strings and flags as numbers where one expects otherwise.
enum JSONNode {
  case object([String: Any])
  case array([Any])
  case string(String)
  case number(Double)
  case flag(Bool)
  case null

  /// A value that `JSONSerialization` made.
  init(_ value: Any) {
    switch value {
    case let members as [String: Any]: self = .object(members)
    case let text as String: self = .string(text)
    case let elements as [Any]: self = .array(elements)
    case let number as NSNumber:
      // Foundation's Booleans are numbers too; only their type, a char, tells them apart.
      self = number.objCType.pointee == 0x63 ? .flag(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  /// A member of an object; nil where there is none, where it is null, or where this is no object.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = self, let value = members[key] else { return nil }
    let node = JSONNode(value)
    if case .null = node { return nil }
    return node
  }

  /// Whether an object has a member of this name, null or not.
  func has(_ key: String) -> Bool {
    if case .object(let members) = self { members[key] != nil } else { false }
  }

  /// The names of an object's members, in byte order; empty for what is no object.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The elements of an array; nil for what is none.
  var elements: [JSONNode]? {
    guard case .array(let values) = self else { return nil }
    return values.map(JSONNode.init)
  }

  /// Whether this is an object.
  var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  /// A text that is not blank; a number as its digits.
  var text: String? {
    switch self {
    case .string(let text): text.unlessBlank
    case .number(let number): number.rounded() == number ? "\(number)".droppingZeroes : "\(number)"
    default: nil
    }
  }

  /// A number, also one that is written as a string.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text.filter { !$0.isWhitespace })
    default: nil
    }
  }

  /// A flag, however it is written; nil for what is none.
  var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number == 1 ? true : number == 0 ? false : nil
    case .string(let text): text.flag
    default: nil
    }
  }
}

extension String {
  /// `12` for `12.0`.
  fileprivate var droppingZeroes: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
