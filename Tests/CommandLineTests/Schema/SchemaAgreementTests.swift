import Foundation
import Testing

@testable import Configuration

/// What the schemas take and refuse is what the tool takes and refuses.
struct SchemaAgreementTests {
  private static let layout =
    #"{ "screen": [99, 99], "views": [{ "id": "a", "kind": "button", "frame": [0, 0, 9, 9] }] }"#

  @Test(arguments: try ExamplesTests.names())
  func everyExampleValidates(_ name: String) throws {
    let schemas = try Schemas()
    let folder = Expected.package.appendingPathComponent("Datasets/examples/" + name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(files.contains("config.json"))
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      // What tapsim fit wrote is read for its finger alone, and has no schema.
      if try JSONValue.reading(text)["fit"] != nil { continue }
      try expectValid(text, schemas, "\(name)/\(file)")
    }
  }

  @Test func everyWholeConfigOfThePagesValidates() throws {
    let schemas = try Schemas()
    for page in try DocumentationPage.all() {
      for block in page.blocks where block.language == "json" {
        try expectValid(block.text, schemas, "\(page.path):\(block.line)")
      }
    }
  }

  private func expectValid(_ text: String, _ schemas: Schemas, _ place: String) throws {
    let value = try JSONValue.reading(text)
    let isLayout = value["views"] != nil
    let faults = try schemas.schema.faults(
      of: value, in: isLayout ? Schemas.layout : Schemas.config)
    #expect(faults == [], "\(place)")
  }

  /// Members of a config beside its layout, or, where they hold one, a whole config.
  @Test(arguments: [
    #""version": 2"#, #""version": "1""#, #""seed": -1"#, #""seed": 1.5"#, #""seed": null"#,
    #""taps": 0"#, #""taps": 1000000000001"#, #""taps": "many""#, #""tap": 5"#,
    #""$schema": "config.schema.json""#, #""device": "iphone-99""#, #""device": 153"#,
    #""device": { "pixelsPerInch": 460 }"#, #""device": { "pointsPerInch": 0 }"#,
    #""device": { "pointsPerInch": 100, "pixelsPerInch": 460, "pixelsPerPoint": 3 }"#,
    #""engine": "fast""#, #""offScreen": "wrap""#, #""targets": "a""#, #""targets": ["a", "a"]"#,
    #""targets": [""]"#, #""baseline": """#, #""layouts": ["b.json"]"#,
    #""finger": 3"#, #""finger": {}"#, #""finger": { "preset": "tapy" }"#,
    #""finger": { "sigma": [1] }"#, #""finger": { "sigma": [-1, 1] }"#,
    #""finger": { "sigma": [1, 1], "rho": 1.2 }"#, #""finger": { "sigma": [1, 1], "unit": "cm" }"#,
    #""finger": { "sigma": [1, 1], "preset": "tappy" }"#,
    #""finger": { "preset": "tappy", "unit": "mm" }"#, #""finger": { "dualGaussian": {} }"#,
    #""finger": { "mixture": [] }"#,
    #""finger": { "mixture": [{ "weight": 0, "sigma": [1, 1] }] }"#,
    #""finger": { "mixture": [{ "weight": -1, "sigma": [1, 1] }] }"#,
    #""finger": { "mixture": [{ "sigma": [1, 1] }], "rho": 0 }"#,
    #""finger": { "sigma": [1, 1] }, "fingers": [{ "preset": "tappy" }]"#,
    #""fingers": []"#, #""fingers": [{ "sigma": [1, 1] }]"#,
    #""strategies": []"#, #""strategies": "bounds""#, #""strategies": ["mim:44"]"#,
    #""strategies": ["min:-1"]"#, #""strategies": ["edge:1,2"]"#, #""strategies": ["bounds "]"#,
    #""strategies": ["edge:nan"]"#, #""strategies": [{}]"#, #""strategies": [{ "kind": "bound" }]"#,
    #""strategies": [{ "kind": "bounds", "insets": 1 }]"#,
    #""strategies": [{ "kind": "touchEdgeInsets" }]"#,
    #""strategies": [{ "kind": "touchEdgeInsets", "insets": "ten" }]"#,
    #""strategies": [{ "kind": "touchEdgeInsets", "insets": { "lefd": 1 } }]"#,
    #""strategies": [{ "kind": "touchEdgeInsets", "insets": [1, 2, 3, 4] }]"#,
    #""strategies": [{ "kind": "minimumTapArea", "size": -1 }]"#,
    #""strategies": [{ "kind": "minimumTapArea", "size": { "w": 1 } }]"#,
    #""strategies": [{ "kind": "minimumTapArea", "size": { "w": 1, "width": 1, "h": 1 } }]"#,
    #""strategies": [{ "kind": "contentShape", "shape": "round" }]"#,
    #""strategies": [{ "kind": "overlayButton", "insets": 1, "order": "back" }]"#,
    #""strategies": [{ "kind": "nearest", "radius": -1 }]"#,
    #""strategies": [{ "name": "", "kind": "bounds" }]"#,
    #""strategies": [{ "name": "a", "kind": "bounds", "rules": [] }]"#,
    #""strategies": [{ "name": "a", "rules": [] }]"#,
    #""strategies": [{ "rules": [{ "select": ["*"], "kind": "bounds" }] }]"#,
    #""strategies": [{ "name": "a", "rules": [{ "kind": "bounds" }] }]"#,
    #""strategies": [{ "name": "a", "rules": [{ "select": ["buton"], "kind": "bounds" }] }]"#,
    #""strategies": [{ "name": "a", "rules": [{ "select": [], "kind": "bounds" }] }]"#,
    #""strategies": [{ "name": "a", "size": 44, "rules": [{ "select": ["*"], "kind": "bounds" }] }]"#,
  ])
  func bothRefuseAConfig(_ members: String) throws {
    let text = #"{ "layout": \#(Self.layout), \#(members) }"#
    #expect(try !Schemas().faults(text).isEmpty)
    #expect(try !Schemas.problems(text).isEmpty)
  }

  /// Members of a view beside its id, kind and frame.
  @Test(arguments: [
    #""frame": [0, 0, 9]"#, #""alpha": 2"#, #""hidden": "no""#, #""id": """#, #""id": "screen""#,
    #""kind": "btn""#, #""shape": { "radius": 3 }"#, #""weight": -1"#, #""aim": [0.5, 1.5]"#,
    #""scale": [1]"#, #""scale": { "w": 1, "h": 1 }"#, #""children": {}"#, #""text": 3"#,
    #""children": [{}]"#, #""hitArea": "bounds""#, #""hitArea": { "kind": "asIs" }"#,
    #""hitArea": { "kind": "bounds", "name": "a" }"#, #""hitArea": { "kind": "minimumTapArea" }"#,
    #""color": "red""#, #""rotation": "90""#, #""zIndex": 1e101"#, #""action": """#,
  ])
  func bothRefuseAView(_ members: String) throws {
    let given = try JSONValue.reading("{ \(members) }").keys
    let rest = [
      ("id", #""id": "a""#), ("kind", #""kind": "button""#), ("frame", #""frame": [0, 0, 9, 9]"#),
    ].filter { !given.contains($0.0) }.map(\.1)
    let view = "{ \((rest + [members]).joined(separator: ", ")) }"
    let text = #"{ "layout": { "screen": [99, 99], "views": [\#(view)] } }"#
    #expect(try !Schemas().faults(text).isEmpty)
    #expect(try !Schemas.problems(text).isEmpty)
  }

  @Test(arguments: [
    "", #""version": 1.0, "seed": 18446744073709551615, "taps": 1e5"#,
    #""device": "pixel-8", "engine": "sample", "offScreen": "clamp", "targets": ["a"]"#,
    #""device": { "pixelsPerInch": 460, "pixelsPerPoint": 3 }"#,
    #""finger": { "sigma": { "x": 1, "y": 2 }, "betweenUsers": { "sx": 1, "sy": 0 }, "rho": -1 }"#,
    #""finger": { "dualGaussian": { "alpha": [0, 0.1], "sigmaA2": [1, 1] }, "unit": "mm" }"#,
    #""finger": { "preset": "bi-zhai-2d", "offset": [1, -1], "name": "mine" }"#,
    #""finger": { "mixture": [{ "weight": 0, "sigma": [1, 1] }, { "preset": "tappy" }] }"#,
    #""fingers": [{ "preset": "tappy" }, { "name": "b", "sigma": [1, 1] }]"#,
    #""strategies": ["bounds", "as-is", "edge:-10", "edge:-10,-4,+4,1e1", "grow:10", "grow:12x-6"]"#,
    #""strategies": ["min:44x48", "overlay:-12", "padded:-.5", "shape:8", "nearest:0"]"#,
    #""strategies": [{ "kind": "asIs" }, { "kind": "hitInsets", "insets": { "top": -1 } }]"#,
    #""strategies": [{ "kind": "tapAreaInset", "grow": [1, -2], "minimum": [44, 44] }]"#,
    #""strategies": [{ "kind": "contentShape", "shape": { "cornerRadius": 3 } }]"#,
    #""strategies": [{ "kind": "overlayButton", "insets": -3, "order": "aboveTarget" }]"#,
    #""strategies": [{ "kind": "minimumTapArea", "size": { "width": 1, "h": 1 } }]"#,
    ##""strategies": [{ "name": "b", "rules": [{ "select": ["#a"], "kind": "bounds" }] }]"##,
    #""strategies": [{ "name": "b", "rules": [{ "select": ["button", "*"], "kind": "asIs" }] }]"#,
    #""baseline": "b", "strategies": [{ "name": "b", "kind": "neighborAware", "size": 44 }]"#,
  ])
  func bothTakeAConfig(_ members: String) throws {
    let text = #"{ "layout": \#(Self.layout)\#(members.isEmpty ? "" : ", ")\#(members) }"#
    #expect(try Schemas().faults(text) == [])
    #expect(try Schemas.problems(text) == [])
  }
}
