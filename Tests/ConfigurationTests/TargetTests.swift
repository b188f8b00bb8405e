import Testing

@testable import Configuration

struct TargetTests {
  private func targets(_ text: String) throws -> [[String]] {
    try Sample.load(text, needsTargets: false).scenario.layouts.map { layout in
      layout.targets.map { layout.tree.views[$0].id }
    }
  }

  @Test func byDefaultPeopleAimAtWhatCanBeReachedAndSeen() throws {
    let views = #"""
      { "id": "button", "kind": "button", "frame": [0, 0, 9, 9] },
      { "id": "disabled", "kind": "button", "enabled": false, "frame": [0, 0, 9, 9] },
      { "id": "hidden", "kind": "button", "hidden": true, "frame": [0, 0, 9, 9] },
      { "id": "in", "frame": [0, 0, 9, 9], "userInteractionEnabled": false, "children": [
        { "id": "unreachable", "kind": "control", "frame": [0, 0, 9, 9] } ] },
      { "id": "flat", "kind": "button", "frame": [0, 0, 0, 9] },
      { "id": "off", "kind": "button", "frame": [100, 0, 9, 9] },
      { "id": "plain", "frame": [0, 0, 9, 9] },
      { "id": "tapped", "tapGesture": true, "frame": [0, 0, 9, 9] },
      { "id": "control", "kind": "control", "frame": [0, 0, 9, 9] }
      """#
    #expect(try targets(Sample.views(views)) == [["button", "tapped", "control"]])
  }

  @Test func namedTargetsKeepTheirOrderAndMayBeDisabled() throws {
    let text = Sample.config(#""targets": ["next", "play"]"#)
      .replacingOccurrences(of: "[40, 10, 20, 20]", with: "[40, 10, 20, 20], \"enabled\": false")
    #expect(try targets(text) == [["next", "play"]])
  }

  @Test func aTargetMustBeOnOneOfTheLayouts() throws {
    let other =
      #"{ "screen": [9, 9], "views": [{ "id": "ok", "kind": "button", "frame": [0, 0, 9, 9] }] }"#
    let layouts = "\"layouts\": [\(Sample.layout), \(other)], \"finger\": { \"sigma\": [1, 1] }"
    #expect(try targets("{ \(layouts), \"targets\": [\"ok\", \"play\"] }") == [["play"], ["ok"]])
    #expect(
      try Sample.problems("{ \(layouts), \"targets\": [\"ko\", \"play\"] }") == [
        "c.json: targets[0]: found \"ko\", no view of this id, "
          + "expected the id of a control with a visible frame"
      ])
  }

  @Test func aTargetWithoutVisibleAreaIsAnError() throws {
    let views = #"{ "id": "off", "kind": "button", "frame": [100, 0, 9, 9] }"#
    let text = Sample.views(views).replacingOccurrences(
      of: "{ \"finger\"", with: "{ \"targets\": [\"off\"], \"finger\"")
    #expect(
      try Sample.problems(text, needsTargets: false) == [
        "c.json: targets[0]: found \"off\", a control whose visible frame has no area, "
          + "expected the id of a control with a visible frame"
      ])
  }

  @Test func withoutTargetsOnlyARunIsRefused() throws {
    let text = Sample.views(#"{ "id": "plain", "frame": [0, 0, 9, 9] }"#)
    #expect(try targets(text) == [[]])
    #expect(try Sample.problems(text, needsTargets: true).count == 1)
  }

  @Test func weightsMayNotAllBe0() throws {
    let zero = Sample.config().replacingOccurrences(of: "20] }", with: "20], \"weight\": 0 }")
    #expect(
      try Sample.problems(zero, needsTargets: false) == [
        "c.json: found the weight 0 for every target, expected a weight above 0 for one"
      ])
    let one = Sample.config().replacingOccurrences(
      of: "[40, 10, 20, 20]", with: "[40, 10, 20, 20], \"weight\": 0")
    #expect(try Sample.problems(one) == [])
  }
}
