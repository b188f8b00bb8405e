import Foundation

@testable import Configuration

/// The part of JSON Schema (draft 2020-12) that the schemas of `docs/schema` use. A keyword that it
/// does not know is an error, so that none stands there unchecked.
struct JSONSchema {
  /// The schemas by the name that a `$ref` gives them.
  let files: [String: JSONValue]

  struct UnknownKeyword: Error, Equatable {
    var keyword: String
  }

  struct DanglingReference: Error, Equatable {
    var reference: String
  }

  private static let annotations = [
    "$schema", "$defs", "title", "description", "default", "examples",
  ]

  /// What is wrong with a value, a phrase each; empty where it is right.
  func faults(of value: JSONValue, in file: String) throws -> [String] {
    try faults(of: value, Scope(file: file, schema: try resolve(file, from: file).schema))
  }

  /// A schema, and the file that its references start from.
  struct Scope {
    var file: String
    var schema: JSONValue

    func of(_ schema: JSONValue) -> Scope { Scope(file: file, schema: schema) }
  }

  /// The schema that a reference names: `#/$defs/view`, `layout.schema.json#/$defs/size`.
  func resolve(_ reference: String, from file: String) throws -> Scope {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let target = parts[0].isEmpty ? file : parts[0]
    var schema = files[target]
    for step in (parts.count > 1 ? parts[1] : "").split(separator: "/") {
      schema = schema?[String(step)]
    }
    guard let schema else { throw DanglingReference(reference: reference) }
    return Scope(file: target, schema: schema)
  }

  private func faults(of value: JSONValue, _ scope: Scope) throws -> [String] {
    switch scope.schema {
    case .bool(let allows): return allows ? [] : ["nothing is allowed"]
    case .object(let keywords):
      return try keywords.flatMap { try faults(of: value, $0.key, $0.value, scope) }
    default: throw UnknownKeyword(keyword: "a schema that is neither an object nor a boolean")
    }
  }

  private func isValid(_ value: JSONValue, _ scope: Scope) throws -> Bool {
    try faults(of: value, scope).isEmpty
  }

  private func faults(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, _ scope: Scope
  ) throws -> [String] {
    switch keyword {
    case _ where Self.annotations.contains(keyword): return []
    case "$ref":
      return try faults(of: value, try resolve(argument.text, from: scope.file))
    case "allOf": return try argument.elements.flatMap { try faults(of: value, scope.of($0)) }
    case "anyOf", "oneOf":
      let valid = try argument.elements.count { try isValid(value, scope.of($0)) }
      return valid == 1 || (valid > 1 && keyword == "anyOf") ? [] : ["\(keyword): \(valid) fit"]
    case "not": return try isValid(value, scope.of(argument)) ? ["not: it fits"] : []
    case "if":
      let then = scope.schema["then"] ?? .bool(true)
      return try isValid(value, scope.of(argument)) ? faults(of: value, scope.of(then)) : []
    case "then": return []
    case "const": return value.isSame(as: argument) ? [] : ["const: another value"]
    case "enum":
      return argument.elements.contains { value.isSame(as: $0) } ? [] : ["enum: another value"]
    case "type": return value.isOfType(argument.text) ? [] : ["type: no \(argument.text)"]
    case "minimum", "maximum", "exclusiveMinimum", "minLength", "pattern":
      return try scalarFaults(of: value, keyword, argument)
    case "items", "contains", "minItems", "maxItems", "uniqueItems":
      return try arrayFaults(of: value, keyword, argument, scope)
    case "properties", "required", "additionalProperties", "propertyNames":
      return try objectFaults(of: value, keyword, argument, scope)
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func scalarFaults(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue
  ) throws -> [String] {
    let holds: Bool
    switch (value, argument, keyword) {
    case (.number(let number), .number(let limit), "minimum"):
      holds = number.double >= limit.double
    case (.number(let number), .number(let limit), "maximum"):
      holds = number.double <= limit.double
    case (.number(let number), .number(let limit), "exclusiveMinimum"):
      holds = number.double > limit.double
    case (.string(let text), .number(let limit), "minLength"):
      holds = Double(text.unicodeScalars.count) >= limit.double
    case (.string(let text), .string(let pattern), "pattern"):
      holds = try Regex(pattern).firstMatch(in: text) != nil
    default: holds = true
    }
    return holds ? [] : [keyword]
  }

  private func arrayFaults(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, _ scope: Scope
  ) throws -> [String] {
    guard case .array(let elements) = value else { return [] }
    switch (keyword, argument) {
    case ("minItems", .number(let limit)):
      return elements.count >= Int(limit.double) ? [] : [keyword]
    case ("maxItems", .number(let limit)):
      return elements.count <= Int(limit.double) ? [] : [keyword]
    case ("uniqueItems", .bool(true)): return Set(elements).count == elements.count ? [] : [keyword]
    case ("contains", _):
      return try elements.contains { try isValid($0, scope.of(argument)) } ? [] : [keyword]
    default:
      return try elements.enumerated().flatMap { index, element in
        try faults(of: element, scope.of(argument)).map { "[\(index)] " + $0 }
      }
    }
  }

  private func objectFaults(
    of value: JSONValue, _ keyword: String, _ argument: JSONValue, _ scope: Scope
  ) throws -> [String] {
    guard case .object(let members) = value else { return [] }
    switch keyword {
    case "required":
      return argument.elements.map(\.text).filter { value[$0] == nil }.map { "required: no \($0)" }
    case "properties":
      return try members.flatMap { member in
        try (argument[member.key].map { try faults(of: member.value, scope.of($0)) } ?? [])
          .map { "\(member.key): " + $0 }
      }
    case "propertyNames":
      return try members.map(\.key).filter { try !isValid(.string($0), scope.of(argument)) }
        .map { "propertyNames: \($0)" }
    default:
      guard argument == .bool(false) else { throw UnknownKeyword(keyword: keyword) }
      let known = scope.schema["properties"]
      return members.map(\.key).filter { known?[$0] == nil }.map { "unknown: \($0)" }
    }
  }
}

extension JSONValue {
  /// The elements of a list; none where it is no list.
  var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The keys of an object; none where it is no object.
  var keys: [String] {
    if case .object(let members) = self { return members.map(\.key) }
    return []
  }

  /// A string; empty where it is none.
  var text: String {
    if case .string(let text) = self { return text }
    return ""
  }

  /// Equality as JSON Schema has it: 1 and 1.0 are one number.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    if case .number(let first) = self, case .number(let second) = other {
      return first.double == second.double
    }
    return self == other
  }

  fileprivate func isOfType(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number):
      type == "number" || (type == "integer" && number.double == number.double.rounded())
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  /// The value of a JSON text.
  static func reading(_ text: String) throws -> JSONValue {
    let log = DiagnosticLog()
    let value = JSONReader.read(Array(text.utf8), reporter: Reporter(file: "text", log: log))
    try log.check()
    return value ?? .null
  }
}
