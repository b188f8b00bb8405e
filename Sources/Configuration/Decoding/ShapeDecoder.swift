import HitTesting

extension ValueReader {
  /// The shapes that have a word of their own.
  static let shapes: KeyValuePairs<String, Shape> = [
    "rectangle": .rectangle, "ellipse": .ellipse, "capsule": .capsule,
  ]

  /// A shape: a word, or `{ "cornerRadius": r }`.
  func shape(_ value: JSONValue, at place: @autoclosure () -> Place) -> Shape? {
    let names = Self.shapes.map(\.key)
    let expected = Quoted.list(names) + ", or { \"cornerRadius\": r }"
    switch value {
    case .string(let name):
      if let shape = Self.shapes.first(where: { $0.key == name }) { return shape.value }
      unknown(name, at: place(), expected: expected, known: names)
    case .object:
      let object = ObjectDecoder(value, at: place(), reporter: reporter, keys: ["cornerRadius"])
      guard let object, object.required("cornerRadius") != nil else { return nil }
      return object.number("cornerRadius", .atLeast(0)).map { .cornerRadius($0) }
    default: mismatch(value, place(), expected: expected)
    }
    return nil
  }
}
