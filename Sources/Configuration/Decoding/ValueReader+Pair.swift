import HitTesting

/// The two names of a pair: what an error calls it, and the keys of its object form.
struct PairNames: Sendable {
  let first: [String]
  let second: [String]

  static let size = PairNames(first: ["w", "width"], second: ["h", "height"])
  static let point = PairNames(first: ["x"], second: ["y"])
  static let people = PairNames(first: ["x", "sx"], second: ["y", "sy"])

  /// What an error says is allowed.
  var description: String { "[\(first[0]), \(second[0])]" }
}

extension ValueReader {
  /// A pair of numbers: `[w, h]`, or an object with those names.
  func pair(
    _ value: JSONValue, at place: @autoclosure () -> Place, _ names: PairNames,
    _ rule: NumberRule = .any
  ) -> SIMD2<Double>? {
    switch value {
    case .array(let elements) where elements.count == 2:
      let first = number(elements[0], at: place().index(0), rule)
      let second = number(elements[1], at: place().index(1), rule)
      guard let first, let second else { return nil }
      return SIMD2(first, second)
    case .object:
      return objectPair(value, at: place(), names, rule)
    default:
      mismatch(value, place(), expected: "a pair \(names.description)")
      return nil
    }
  }

  private func objectPair(
    _ value: JSONValue, at place: Place, _ names: PairNames, _ rule: NumberRule
  ) -> SIMD2<Double>? {
    guard
      let object = ObjectDecoder(
        value, at: place, reporter: reporter, keys: names.first + names.second)
    else { return nil }
    let values = [names.first, names.second].map { keys -> Double? in
      let given = keys.filter { object[$0] != nil }
      guard given.count < 2 else {
        reporter.problem(
          place.key(given[1]), found: "\(given[1]) beside \(given[0])",
          expected: "one of them")
        return nil
      }
      return object.required(given.first ?? keys[0]).flatMap {
        number($0, at: place.key(given.first ?? keys[0]), rule)
      }
    }
    guard let first = values[0], let second = values[1] else { return nil }
    return SIMD2(first, second)
  }

  func size(
    _ value: JSONValue, at place: @autoclosure () -> Place, _ rule: NumberRule = .atLeast(0)
  ) -> Size? {
    pair(value, at: place(), .size, rule).map { Size(width: $0.x, height: $0.y) }
  }

  func point(_ value: JSONValue, at place: @autoclosure () -> Place) -> Point? {
    pair(value, at: place(), .point).map { Point(x: $0.x, y: $0.y) }
  }

  /// A rectangle `[x, y, w, h]`; a side may be negative.
  func rectangle(_ value: JSONValue, at place: @autoclosure () -> Place) -> Rectangle? {
    guard case .array(let elements) = value, elements.count == 4 else {
      mismatch(value, place(), expected: "a list [x, y, w, h]")
      return nil
    }
    var sides: [Double] = []
    for (index, element) in elements.enumerated() {
      if let side = number(element, at: place().index(index)) { sides.append(side) }
    }
    guard sides.count == 4 else { return nil }
    return Rectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
