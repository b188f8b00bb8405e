import Testing
import TouchModels

@testable import Configuration

struct FingerDecodingTests {
  private func finger(_ text: String) throws -> FingerModel {
    try Sample.load(Sample.finger(text)).scenario.fingers[0]
  }

  @Test func sigmaIsInPointsAndCentredByDefault() throws {
    #expect(
      try finger(#"{ "sigma": [1.5, 0] }"#)
        == FingerModel(
          name: "finger", components: [.init(unit: .pt, spread: .sigma(SIMD2(1.5, 0)))]))
  }

  @Test func everyKeyOfADualGaussianIsRead() throws {
    let model = try finger(
      #"""
      { "name": "mine", "unit": "mm", "offset": { "x": 0.2, "y": -0.4 }, "rho": -1,
        "dualGaussian": { "alpha": [0.0075, 0.0108], "sigmaA2": [1.68, 1.33] },
        "betweenUsers": [0.5, 0.6] }
      """#)
    #expect(
      model
        == FingerModel(
          name: "mine",
          components: [
            .init(
              unit: .mm, offset: SIMD2(0.2, -0.4),
              spread: .dualGaussian(alpha: SIMD2(0.0075, 0.0108), sigmaA2: SIMD2(1.68, 1.33)),
              rho: -1, betweenUsers: SIMD2(0.5, 0.6))
          ]))
  }

  @Test func theDefaultIsTappy() throws {
    let fingers = try Sample.load("{ \"layout\": \(Sample.layout) }").scenario.fingers
    #expect(fingers == [FingerPreset.named("tappy")?.model])
  }

  @Test func onlySomeKeysOfAPresetCanBeChanged() throws {
    let preset = try #require(FingerPreset.named("bi-zhai-2d"))
    let model = try finger(
      #"{ "preset": "bi-zhai-2d", "offset": [1, 2], "rho": 0.5, "betweenUsers": [1, 1] }"#)
    var component = preset.component
    component.offset = SIMD2(1, 2)
    component.rho = 0.5
    component.betweenUsers = SIMD2(1, 1)
    #expect(model == FingerModel(name: "bi-zhai-2d", components: [component]))
    #expect(
      try Sample.problems(Sample.finger(#"{ "preset": "tappy", "unit": "mm" }"#)) == [
        "c.json: finger.unit: found unit beside preset, "
          + "expected only name, offset, rho, betweenUsers beside preset"
      ])
  }

  @Test func anUnknownPresetIsToldWithTheNearest() throws {
    let lines = try Sample.problems(Sample.finger(#"{ "preset": "tapy" }"#))
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("c.json: finger.preset: found \"tapy\", expected \"tappy\""))
    #expect(lines[0].hasSuffix("; did you mean \"tappy\"?"))
  }

  @Test func aMixtureHasWeightedComponentsWithUnitsOfTheirOwn() throws {
    let model = try finger(
      #"""
      { "mixture": [ { "weight": 0.7, "preset": "tappy" },
                     { "weight": 0.3, "unit": "pt", "sigma": [9, 9] }, { "sigma": [1, 1] } ] }
      """#)
    #expect(model.name == "finger")
    #expect(model.components.map(\.weight) == [0.7, 0.3, 1])
    #expect(model.components.map(\.unit) == [.mm, .pt, .pt])
    #expect(model.components.map(\.preset) == ["tappy", nil, nil])
  }

  @Test func fingersComeFromFilesToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "finger": { "sigma": [1, 2] }, "fit": { "n": 20 } }"#, to: "f/left.json")
    let config = """
      { "layout": \(Sample.layout),
        "fingers": ["f/left.json", { "name": "right", "sigma": [3, 4] }, { "preset": "tappy" }] }
      """
    let loaded = try ScenarioLoader.load(path: folder.write(config, to: "c.json"))
    #expect(loaded.scenario.fingers.map(\.name) == ["left", "right", "tappy"])
    #expect(loaded.inputs.map { folder.relative($0.path) } == ["c.json", "f/left.json"])
  }

  @Test func anErrorInAFingerFileNamesThatFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "finger": { "sigma": [1, -2] } }"#, to: "left.json")
    let config = "{ \"layout\": \(Sample.layout), \"finger\": \"left.json\" }"
    let error = #expect(throws: ConfigurationError.self) {
      try ScenarioLoader.load(path: folder.write(config, to: "c.json"))
    }
    #expect(
      error.map { folder.relative($0.description) }
        == "left.json: finger.sigma[1]: found -2, expected a number that is at least 0")
  }
}
