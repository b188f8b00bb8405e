import Testing

@testable import Configuration

struct WarningTests {
  /// The warnings of a config, without the name of its file.
  private func warnings(_ text: String) throws -> [String] {
    let loaded = try Sample.load(text, needsTargets: false)
    return loaded.warnings.map {
      $0.hasPrefix(loaded.inputs[0].path + ": ")
        ? String($0.dropFirst(loaded.inputs[0].path.count + 2)) : $0
    }
  }

  private static let unless =
    "an image view or a label takes no taps unless \"userInteractionEnabled\" is true"

  @Test func aTapGestureOnAnImageViewNeedsUserInteraction() throws {
    let view = #"{ "id": "cover", "kind": "imageView", "tapGesture": true, "frame": [0, 0, 9, 9]"#
    #expect(
      try warnings(Sample.views(view + " }")) == [
        "layout \"layout\": the tap gesture of \"cover\" never fires: \(Self.unless)"
      ])
    #expect(try warnings(Sample.views(view + #", "userInteractionEnabled": true }"#)) == [])
    #expect(try warnings(Sample.views(view + " }", platform: "swiftui")) == [])
    let labels = (0..<5).map {
      "{ \"id\": \"l\($0)\", \"kind\": \"label\", \"tapGesture\": true, \"frame\": [0, 0, 9, 9] }"
    }
    #expect(
      try warnings(Sample.views(labels.joined(separator: ", "))) == [
        "layout \"layout\": the tap gestures of \"l0\", \"l1\", \"l2\" and 2 more never fire: "
          + Self.unless
      ])
  }

  @Test func aControlOutOfReachIsNamedWithTheReason() throws {
    let views = """
      { "id": "a", "kind": "button", "frame": [0, 0, 9, 9], "hidden": true },
      { "id": "bar", "frame": [0, 0, 99, 99], "userInteractionEnabled": false, "children": [
        { "id": "b", "kind": "button", "frame": [0, 0, 9, 9] } ] },
      { "id": "c", "kind": "control", "frame": [0, 0, 9, 9], "scale": 0 },
      { "id": "d", "kind": "control", "frame": [0, 0, 9, 9], "alpha": 0.005 },
      { "id": "e", "kind": "button", "frame": [20, 20, 9, 9], "enabled": false }
      """
    #expect(
      try warnings(Sample.views(views)) == [
        "layout \"layout\": no tap can reach \"a\" (hidden), "
          + "\"b\" (inside bar, which takes no user interaction), \"c\" (flattened by its scale) "
          + "and 1 more"
      ])
  }

  @Test func uikitIgnoresSwiftUIKeys() throws {
    let view = #"{ "id": "v", "zIndex": 1, "allowsHitTesting": true, "frame": [0, 0, 9, 9] }"#
    #expect(
      try warnings(Sample.views(view)) == [
        "view \"v\" has zIndex or allowsHitTesting, which uikit ignores"
      ])
    #expect(try warnings(Sample.views(view, platform: "swiftui")) == [])
  }

  @Test func aSelectorThatMatchesNothingIsNamed() throws {
    let strategy = { (selectors: String) in
      Sample.strategy(
        ##"{ "name": "s", "rules": [ { "select": [\##(selectors)], "kind": "bounds" } ] }"##)
    }
    #expect(
      try warnings(strategy(##""#plai", "#play", "button", "*""##)) == [
        "strategy \"s\": the selector \"#plai\" matches no view"
      ])
    #expect(
      try warnings(strategy(##""#plai", "label", "cell", "imageView""##)) == [
        "strategy \"s\": the selectors \"#plai\", \"label\", \"cell\" and 1 more match no view"
      ])
  }

  @Test func manyViewsOfAKindAreOneLine() throws {
    let views = (0..<12).map { "{ \"id\": \"v\($0)\", \"frame\": [0, 0, -1, 1], \"zIndex\": 1 }" }
    #expect(
      try warnings(Sample.views(views.joined(separator: ", "))) == [
        "views \"v0\", \"v1\", \"v2\" and 9 more have negative sizes, which were standardised",
        "views \"v0\", \"v1\", \"v2\" and 9 more have zIndex or allowsHitTesting, "
          + "which uikit ignores",
      ])
  }

  @Test func manyWarningsOfAKindAreCounted() throws {
    let strategies = (0..<12).map {
      ##"{ "name": "s\##($0)", "rules": [ { "select": ["#x"], "kind": "bounds" } ] }"##
    }
    let all = try warnings(Sample.config("\"strategies\": [\(strategies.joined(separator: ","))]"))
    #expect(all.count == 6)
    #expect(all.last == "7 more warnings of this kind: selectors that match nothing")
  }

  @Test func manyProblemsAreCounted() throws {
    let views = (0..<50).map { "{ \"id\": \"v\($0)\" }" }
    let all = try Sample.problems(Sample.views(views.joined(separator: ", ")))
    #expect(all.count == 21)
    #expect(all.last == "c.json: 30 more problems not shown")
  }
}
