import Testing

@testable import Configuration

/// The validator itself.
struct JSONSchemaTests {
  private func isValid(_ value: String, _ schema: String) throws -> Bool {
    let files = [
      "a.json": try JSONValue.reading(schema),
      "b.json": try JSONValue.reading(##"{ "$defs": { "two": { "const": 2 } } }"##),
    ]
    return try JSONSchema(files: files).faults(of: .reading(value), in: "a.json").isEmpty
  }

  @Test(arguments: [
    (#"{ "type": "integer" }"#, ["1", "1.0", "1e2"], ["1.5", "\"1\"", "null"]),
    (#"{ "type": "boolean" }"#, ["true"], ["0"]),
    (#"{ "minimum": 1, "maximum": 2 }"#, ["1", "2", "\"x\""], ["0.9", "2.1"]),
    (#"{ "exclusiveMinimum": 0 }"#, ["0.1"], ["0", "-1"]),
    (#"{ "enum": ["a", 1] }"#, ["\"a\"", "1.0"], ["\"b\"", "true"]),
    (#"{ "minLength": 1, "pattern": "^a+$" }"#, ["\"aa\"", "1"], ["\"\"", "\"ab\""]),
    (
      #"{ "items": { "type": "number" }, "minItems": 1, "maxItems": 2 }"#, ["[1]", "{}"],
      ["[]", "[1, 2, 3]", "[\"a\"]"]
    ),
    (#"{ "uniqueItems": true }"#, ["[1, 2]"], ["[1, 1]"]),
    (#"{ "contains": { "const": 1 } }"#, ["[0, 1]"], ["[]", "[0]"]),
    (
      #"{ "properties": { "a": { "const": 1 } }, "required": ["a"], "additionalProperties": false }"#,
      [#"{ "a": 1 }"#, "3"], ["{}", #"{ "a": 2 }"#, #"{ "a": 1, "b": 1 }"#]
    ),
    (#"{ "propertyNames": { "enum": ["a"] } }"#, ["{}", #"{ "a": 0 }"#], [#"{ "b": 0 }"#]),
    (#"{ "anyOf": [{ "const": 1 }, { "type": "number" }] }"#, ["1", "2"], ["\"a\""]),
    (#"{ "oneOf": [{ "const": 1 }, { "type": "number" }] }"#, ["2"], ["1", "\"a\""]),
    (#"{ "not": { "const": 1 } }"#, ["2"], ["1"]),
    (#"{ "allOf": [{ "minimum": 1 }, { "maximum": 2 }] }"#, ["1"], ["0", "3"]),
    (#"{ "if": { "minimum": 5 }, "then": { "const": 7 } }"#, ["1", "7"], ["6"]),
    (##"{ "$ref": "#/$defs/x", "$defs": { "x": { "type": "null" } } }"##, ["null"], ["1"]),
    (##"{ "items": { "$ref": "b.json#/$defs/two" } }"##, ["[2]"], ["[1]"]),
    ("false", [], ["1"]),
  ])
  func keywordsMeanWhatTheSpecificationSays(
    _ schema: String, _ valid: [String], _ invalid: [String]
  ) throws {
    for value in valid { #expect(try isValid(value, schema), "\(value)") }
    for value in invalid { #expect(try !isValid(value, schema), "\(value)") }
  }

  @Test func whatItDoesNotKnowIsAnError() {
    #expect(throws: JSONSchema.UnknownKeyword(keyword: "minimun")) {
      try isValid("1", #"{ "minimun": 3 }"#)
    }
    #expect(throws: JSONSchema.DanglingReference(reference: "#/$defs/y")) {
      try isValid("1", ##"{ "$ref": "#/$defs/y" }"##)
    }
  }
}
