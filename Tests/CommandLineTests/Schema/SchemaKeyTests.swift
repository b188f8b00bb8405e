import HitTesting
import LayoutFormats
import Simulation
import Testing
import TouchModels

@testable import Configuration

/// The schemas know the keys and the words that the decoder knows, and no others.
struct SchemaKeyTests {
  private static let button = #""views": [{ "id": "a", "kind": "button", "frame": [0, 0, 9, 9] }]"#
  private static let layout = #""layout": { "screen": [9, 9], \#(button) }"#

  @Test(arguments: [
    ("", #"{ \#(layout), "?": 0 }"#),
    ("layout.schema.json", #"{ "layout": { "screen": [9, 9], "?": 0, \#(button) } }"#),
    (
      "layout.schema.json#/$defs/view",
      #"{ "layout": { "screen": [9, 9], "views": [{ "frame": [0, 0, 9, 9], "?": 0 }] } }"#
    ),
    ("#/$defs/import", #"{ "layout": { "import": "a", "?": 0 } }"#),
    ("#/$defs/finger", #"{ \#(layout), "finger": { "sigma": [1, 1], "?": 0 } }"#),
    (
      "#/$defs/component",
      #"{ \#(layout), "finger": { "mixture": [{ "sigma": [1, 1], "?": 0 }] } }"#
    ),
    (
      "#/$defs/finger/properties/dualGaussian",
      #"{ \#(layout), "finger": { "dualGaussian": { "?": 0 } } }"#
    ),
    (
      "layout.schema.json#/properties/screen/anyOf",
      #"{ "layout": { "screen": { "?": 0 }, \#(button) } }"#
    ),
    (
      "layout.schema.json#/$defs/point/anyOf",
      #"{ \#(layout), "finger": { "sigma": [1, 1], "offset": { "?": 0 } } }"#
    ),
    (
      "#/$defs/finger/properties/betweenUsers/anyOf",
      #"{ \#(layout), "finger": { "sigma": [1, 1], "betweenUsers": { "?": 0 } } }"#
    ),
    ("#/properties/device/anyOf", #"{ \#(layout), "device": { "?": 0 } }"#),
    (
      "layout.schema.json#/$defs/insets/anyOf",
      #"{ \#(layout), "strategies": [{ "kind": "paddedFrame", "insets": { "?": 0 } }] }"#
    ),
    (
      "layout.schema.json#/$defs/padding/anyOf",
      #"{ \#(layout), "strategies": [{ "kind": "tappablePadding", "padding": { "?": 0 } }] }"#
    ),
    (
      "layout.schema.json#/$defs/sizeOrNumber/anyOf",
      #"{ \#(layout), "strategies": [{ "kind": "minimumTapArea", "size": { "?": 0 } }] }"#
    ),
  ])
  func anObjectHasTheKeysThatTheDecoderKnows(_ reference: String, _ text: String) throws {
    let schemas = try Schemas()
    let start = reference.isEmpty ? Schemas.config : reference
    let part = try schemas.part(start)
    let objects = part.elements.isEmpty ? [part] : part.elements
    let keys = try objects.flatMap { schema -> [String] in
      let target = try schema["$ref"].map { try schemas.part(Schemas.layout + $0.text) } ?? schema
      return (target["anyOf"]?.elements ?? [target]).flatMap { $0["properties"]?.keys ?? [] }
    }
    let known = try Schemas.knownKeys(text)
    #expect(!known.isEmpty)
    #expect(Set(keys) == known)
  }

  @Test(arguments: AreaKind.allCases)
  func aKindHasTheParametersThatTheDecoderKnows(_ kind: AreaKind) throws {
    let schemas = try Schemas()
    func keys(_ reference: String) throws -> Set<String> {
      let rules = try schemas.part(reference).elements
      let rule = rules.first { $0["if"]?["properties"]?["kind"]?["const"]?.text == kind.rawValue }
      return Set(rule?["then"]?["propertyNames"]?["enum"]?.elements.map(\.text) ?? [])
    }
    let name = kind.rawValue
    #expect(
      try keys("#/$defs/strategy/allOf")
        == Schemas.knownKeys(
          #"{ \#(Self.layout), "strategies": [{ "kind": "\#(name)", "?": 0 }] }"#))
    #expect(
      try keys("#/$defs/rule/allOf")
        == Schemas.knownKeys(
          #"{ \#(Self.layout), "strategies": [{ "name": "a", "rules": [{ "select": ["*"], "#
            + #""kind": "\#(name)", "?": 0 }] }] }"#))
    guard AreaKind.ownKinds.contains(kind) else {
      #expect(try keys("layout.schema.json#/$defs/hitArea/allOf").isEmpty)
      return
    }
    #expect(
      try keys("layout.schema.json#/$defs/hitArea/allOf")
        == Schemas.knownKeys(
          #"{ "layout": { "screen": [9, 9], "views": [{ "frame": [0, 0, 9, 9], "#
            + #""hitArea": { "kind": "\#(name)", "?": 0 } }] } }"#))
  }

  @Test func wordsAreThoseThatTheDecoderKnows() throws {
    let schemas = try Schemas()
    let view = "layout.schema.json#/$defs/view/properties/"
    let imported = "#/$defs/import/properties/"
    let expected: KeyValuePairs = [
      "#/properties/engine": Scenario.Engine.allCases.map(\.rawValue),
      "#/properties/offScreen": Scenario.OffScreen.allCases.map(\.rawValue),
      "#/$defs/finger/properties/preset": FingerPreset.all.map(\.name),
      "#/$defs/component/properties/preset": FingerPreset.all.map(\.name),
      "#/$defs/finger/properties/unit": FingerModel.Unit.allCases.map(\.rawValue),
      "#/$defs/strategy/properties/kind": AreaKind.allCases.map(\.rawValue),
      "#/$defs/rule/properties/kind": AreaKind.allCases.map(\.rawValue),
      "#/$defs/strategy/properties/order": OverlayOrder.allCases.map(\.rawValue),
      imported + "format": LayoutFormat.allCases.map(\.rawValue),
      imported + "tappable": TappableRule.allCases.map(\.rawValue),
      "layout.schema.json#/$defs/hitArea/properties/kind": AreaKind.ownKinds.map(\.rawValue),
      "layout.schema.json#/properties/platform": Platform.allCases.map(\.rawValue),
      "layout.schema.json#/properties/direction": LayoutDirection.allCases.map(\.rawValue),
      view + "kind": ViewKind.allCases.map(\.rawValue),
    ]
    for (reference, words) in expected { #expect(try schemas.words(reference) == words) }
    let devices = try schemas.part("#/properties/device/anyOf").elements.first?["enum"]?.elements
    #expect(devices?.map(\.text) == Device.all.map(\.name))
    let shapes = try schemas.part("layout.schema.json#/$defs/shape/anyOf").elements.first
    #expect(shapes?["enum"]?.elements.map(\.text) == ValueReader.shapes.map(\.key))
    let selectors = try schemas.part("#/$defs/selector/anyOf").elements.first?["enum"]?.elements
    #expect(
      selectors?.map(\.text) == ["controls", "*"] + ViewKind.allCases.map(\.rawValue))
    #expect(
      try schemas.part("#/$defs/shorthand/examples").elements.map(\.text)
        == StrategyShorthand.forms)
  }
}
