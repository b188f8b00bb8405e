import Foundation

@testable import Configuration

/// The schemas of `docs/schema`, and the decoder that they must agree with.
struct Schemas {
  static let config = "config.schema.json"
  static let layout = "layout.schema.json"

  let schema: JSONSchema

  init() throws {
    let folder = Expected.package.appendingPathComponent("docs/schema")
    var files: [String: JSONValue] = [:]
    for name in [Self.config, Self.layout] {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      files[name] = try JSONValue.reading(text)
    }
    schema = JSONSchema(files: files)
  }

  /// A part of a schema, by a reference from the config's.
  func part(_ reference: String) throws -> JSONValue {
    try schema.resolve(reference, from: Self.config).schema
  }

  /// The words that an `enum` lists.
  func words(_ reference: String) throws -> [String] {
    try part(reference + "/enum").elements.map(\.text)
  }

  /// What the schema of configs says against a text.
  func faults(_ text: String) throws -> [String] {
    try schema.faults(of: .reading(text), in: Self.config)
  }

  /// What the decoder says against a config; empty where it takes it.
  static func problems(_ text: String) throws -> [Problem] {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let file = try scratch.write("config.json", text)
    do {
      _ = try ScenarioLoader.load(path: file.path)
      return []
    } catch let error as ConfigurationError {
      return error.problems
    }
  }

  /// The keys that the decoder knows where a text has the key `?`, from its own words.
  static func knownKeys(_ text: String) throws -> Set<String> {
    for problem in try problems(text) {
      if let list = problem.message.firstMatch(of: /found an unknown key, expected one of (.+)/) {
        return Set(list.output.1.split(separator: ", ").map(String.init))
      }
    }
    return []
  }
}
