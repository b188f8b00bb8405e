import Testing
import TouchModels

@testable import Configuration

struct DeviceTests {
  static let forms: [(String, Double)] = [
    (#""iphone-15""#, 460.0 / 3), (#"{ "pixelsPerInch": 440, "pixelsPerPoint": 2.75 }"#, 160),
    (#"{ "pointsPerInch": 153.33 }"#, 153.33),
  ]

  @Test(arguments: forms)
  func aDensityIsGivenInThreeForms(_ device: String, _ density: Double) throws {
    let layouts = try Sample.load(Sample.config("\"device\": \(device)")).scenario.layouts
    #expect(abs(layouts[0].pointsPerInch - density) < 1e-9)
  }

  @Test func anUnknownDeviceIsToldWithTheNearest() throws {
    #expect(
      try Sample.problems(Sample.config(#""device": "iphone15""#)) == [
        "c.json: device: found \"iphone15\", expected a name of the device table "
          + "(tapsim devices lists it); did you mean \"iphone-15\"?"
      ])
  }

  @Test func anUnknownScreenHas160PointsAnInchAndANote() throws {
    let loaded = try Sample.load("{ \"layout\": \(Sample.layout) }")
    #expect(loaded.scenario.layouts[0].pointsPerInch == 160)
    #expect(
      loaded.warnings == [
        "layout \"layout\": no device is named, so lengths in mm are taken at 160 points an inch, "
          + "a guess; name a \"device\" to be sure"
      ])
  }

  @Test func aGuessMattersWhereTapsAreDrawnThoughTargetsAreNotNeeded() throws {
    let folder = try TemporaryFolder()
    let warnings = { (text: String, drawsTaps: Bool) in
      try ScenarioLoader.load(
        path: folder.write(text, to: "a.json"), needsTargets: false, drawsTaps: drawsTaps
      ).warnings
    }
    #expect(try warnings(Sample.layout, true).count == 1)
    #expect(try warnings(Sample.layout, false) == [])
    #expect(try warnings(#"{ "screen": [9, 9], "views": [] }"#, true) == [])
  }

  @Test func noNoteIsNeededWhereNothingIsInMillimetres() throws {
    #expect(try Sample.load(Sample.config()).warnings == [])
  }

  @Test func devicesWithTheSameScreenLendTheirDensity() throws {
    var densities: [SIMD2<Double>: Set<Double>] = [:]
    for device in Device.all { densities[device.screen, default: []].insert(device.pointsPerInch) }
    for (screen, known) in densities {
      let text = """
        { "finger": { "sigma": [1, 1] }, "layout": { "screen": [\(screen.x), \(screen.y)],
          "views": [{ "kind": "button", "frame": [0, 0, 9, 9] }] } }
        """
      let density = try Sample.load(text).scenario.layouts[0].pointsPerInch
      #expect(density == (known.count == 1 ? known.first : 160))
    }
  }

  @Test func targetsOutsideAPresetsRangeAreNamed() throws {
    let preset = try #require(FingerPreset.named("bi-zhai-2d"))
    #expect(preset.fittedSizes == 2.4...7.2)
    let text = """
      { "device": { "pointsPerInch": 25.4 }, "finger": { "preset": "bi-zhai-2d" },
        "layout": { "screen": [400, 400], "views": [
          { "id": "big", "kind": "button", "frame": [0, 0, 100, 5] },
          { "id": "flat", "kind": "button", "frame": [0, 100, 100, 2.04] },
          { "id": "fit", "kind": "button", "frame": [0, 200, 5, 5] } ] } }
      """
    let rest =
      "than the targets that bi-zhai-2d was fitted on (2.4 to 7.2 mm), "
      + "so the rates there are less sure"
    #expect(
      try Sample.load(text).warnings == [
        "layout \"layout\": \"flat\" (100 x 2 mm) is smaller \(rest)",
        "layout \"layout\": \"big\" (100 x 5 mm), \"flat\" (100 x 2 mm) are larger \(rest)",
      ])
  }
}
