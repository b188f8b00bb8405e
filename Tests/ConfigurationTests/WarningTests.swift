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

  @Test func aTapGestureOnAnImageViewNeedsUserInteraction() throws {
    let view = #"{ "id": "cover", "kind": "imageView", "tapGesture": true, "frame": [0, 0, 9, 9]"#
    #expect(
      try warnings(Sample.views(view + " }")) == [
        "view \"cover\" is an image view with a tap gesture, but its user interaction is off, "
          + "so it gets no taps"
      ])
    #expect(try warnings(Sample.views(view + #", "userInteractionEnabled": true }"#)) == [])
    #expect(try warnings(Sample.views(view + " }", platform: "swiftui")) == [])
  }

  @Test func uikitIgnoresSwiftUIKeys() throws {
    let view = #"{ "id": "v", "zIndex": 1, "allowsHitTesting": true, "frame": [0, 0, 9, 9] }"#
    #expect(
      try warnings(Sample.views(view)) == [
        "view \"v\" has zIndex and allowsHitTesting, which uikit ignores"
      ])
    #expect(try warnings(Sample.views(view, platform: "swiftui")) == [])
  }

  @Test func aSelectorThatMatchesNothingIsNamed() throws {
    let text = Sample.strategy(
      ##"""
      { "name": "s", "rules": [
        { "select": ["#plai", "#play", "label", "button", "*"], "kind": "bounds" } ] }
      """##)
    #expect(
      try warnings(text) == [
        "strategy \"s\": the selector \"#plai\" matches no view",
        "strategy \"s\": the selector \"label\" matches no view",
      ])
  }

  @Test func manyWarningsOfAKindAreCounted() throws {
    let views = (0..<12).map { "{ \"id\": \"v\($0)\", \"frame\": [0, 0, -1, 1] }" }
    let all = try warnings(Sample.views(views.joined(separator: ", ")))
    #expect(all.count == 6)
    #expect(all.last == "7 more warnings of this kind: negative sizes")
  }

  @Test func manyProblemsAreCounted() throws {
    let views = (0..<50).map { "{ \"id\": \"v\($0)\" }" }
    let all = try Sample.problems(Sample.views(views.joined(separator: ", ")))
    #expect(all.count == 21)
    #expect(all.last == "c.json: 30 more problems not shown")
  }
}
