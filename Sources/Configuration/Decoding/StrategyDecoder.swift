import HitTesting

/// Reads the `strategies` of a config.
struct StrategyDecoder {
  let reporter: Reporter

  private var values: ValueReader { ValueReader(reporter: reporter) }

  /// The strategies of a list; names that are not unique are noted.
  func strategies(_ value: JSONValue, at place: Place) -> [Strategy] {
    guard let list = values.filledArray(value, at: place, of: "strategies") else { return [] }
    var names: Set<String> = []
    return list.enumerated().compactMap { index, value in
      let strategy = strategy(value, at: place.index(index))
      if let strategy, !names.insert(strategy.name).inserted {
        reporter.problem(
          value["name"] == nil ? place.index(index) : place.index(index).key("name"),
          found: "the name \(Quoted.inline(strategy.name)) a second time",
          expected: "a name that no other strategy has")
      }
      return strategy
    }
  }

  private func strategy(_ value: JSONValue, at place: Place) -> Strategy? {
    switch value {
    case .string(let text):
      if let strategy = StrategyShorthand.strategy(text) { return strategy }
      reporter.problem(
        place, found: Quoted.inline(text),
        expected: "an object, or " + StrategyShorthand.expected,
        nearest: StrategyShorthand.nearest(text))
      return nil
    case .object: return strategy(object: value, at: place)
    default:
      values.mismatch(
        value, place, expected: "an object with a kind or rules, or " + StrategyShorthand.expected)
      return nil
    }
  }

  private func strategy(object value: JSONValue, at place: Place) -> Strategy? {
    guard let object = ObjectDecoder(value, at: place, reporter: reporter, keys: nil) else {
      return nil
    }
    let name = object.name("name")
    switch (object["kind"], object["rules"]) {
    case (.some, .some):
      reporter.problem(place, found: "kind and rules", expected: "one of the two")
      return nil
    case (.some(let kind), nil):
      let area = AreaRuleDecoder(object: object).area(besides: ["name"])
      guard let area, case .string(let kindName) = kind else { return nil }
      return Strategy(name: name ?? kindName, area: area)
    case (nil, .some(let rules)):
      object.check(["name", "rules"])
      if object["name"] == nil { _ = object.required("name") }
      let read = self.rules(rules, at: place.key("rules"))
      return name.map { Strategy(name: $0, rules: read) }
    case (nil, nil):
      object.check(["name", "kind", "rules"] + Self.parameters)
      reporter.problem(place, found: "neither kind nor rules", expected: "one of the two")
      return nil
    }
  }

  private static let parameters = [
    "insets", "grow", "size", "minimum", "shape", "padding", "order", "radius",
  ]

  private func rules(_ value: JSONValue, at place: Place) -> [Strategy.Rule] {
    guard let list = values.filledArray(value, at: place, of: "rules") else { return [] }
    return list.enumerated().compactMap { index, value in
      let place = place.index(index)
      guard let object = ObjectDecoder(value, at: place, reporter: reporter, keys: nil) else {
        return nil
      }
      let select = object.required("select").map { selectors($0, at: place.key("select")) } ?? []
      let area = AreaRuleDecoder(object: object).area(besides: ["select"])
      return area.map { Strategy.Rule(select: select, area: $0) }
    }
  }

  private func selectors(_ value: JSONValue, at place: Place) -> [Strategy.Selector] {
    guard let list = values.filledArray(value, at: place, of: "selectors") else { return [] }
    return list.enumerated().compactMap { index, value in
      selector(value, at: place.index(index))
    }
  }

  private func selector(_ value: JSONValue, at place: Place) -> Strategy.Selector? {
    let expected = "a selector: #id, a kind of view, controls or *"
    guard let text = values.string(value, at: place, expected: expected) else { return nil }
    if text == "*" { return .all }
    if text == "controls" { return .controls }
    if text.hasPrefix("#"), text.count > 1 { return .id(String(text.dropFirst())) }
    if let kind = ViewKind(rawValue: text) { return .kind(kind) }
    values.unknown(
      text, at: place, expected: expected, known: ViewKind.allCases.map(\.rawValue) + ["controls"])
    return nil
  }
}
