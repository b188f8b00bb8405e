import Foundation
import HitTesting
import Simulation
import Testing

@testable import Configuration

struct ResolvedConfigurationTests {
  @Test func everyDefaultIsFilledIn() throws {
    #expect(
      try Sample.load(Sample.config()).configuration == """
        {
          "version": 1,
          "seed": 1,
          "device": { "pointsPerInch": 160 },
          "layout": { "screen": [100, 200], "platform": "uikit", "direction": "ltr",
            "views": [
              { "id": "bar", "frame": [0, 100, 100, 50], "children": [
                { "id": "play", "kind": "button", "frame": [10, 10, 20, 20] },
                { "id": "next", "kind": "button", "frame": [40, 10, 20, 20] } ] } ] },
          "finger": {
            "name": "finger",
            "unit": "pt",
            "offset": [0, 0],
            "sigma": [3, 3],
            "rho": 0,
            "betweenUsers": [0, 0]
          },
          "engine": "sample",
          "offScreen": "miss",
          "taps": 100000,
          "targets": ["play", "next"],
          "strategies": [{ "name": "asIs", "kind": "asIs" }],
          "baseline": "asIs"
        }
        """)
  }

  /// A config that uses much of what there is.
  static let rich = ##"""
    { "seed": 18446744073709551615, "device": { "pixelsPerInch": 460, "pixelsPerPoint": 3 },
      "layouts": ["a.layout.json", { "import": "d.xml", "density": 2 },
        { "screen": [50, 50], "views": [{ "id": "one", "kind": "button", "frame": [0, 0, 9, 9] }] }],
      "fingers": [{ "preset": "tappy", "rho": 0.5 }, { "name": "m", "mixture": [
        { "weight": 2, "preset": "perfect" }, { "unit": "mm", "sigma": [1, 2] } ] },
        { "name": "d", "dualGaussian": { "alpha": [0, 0.1], "sigmaA2": [1, 2] } }],
      "offScreen": "clamp", "taps": 12, "targets": ["one", "play"], "baseline": "mixed",
      "strategies": ["edge:-10,-4,-10,-4", { "name": "mixed", "rules": [
        { "select": ["*", "button"], "kind": "tapAreaInset", "grow": [1, 2], "minimum": [3, 4] },
        { "select": ["#play"], "kind": "contentShape" } ] }, "overlay:-3", "padded:-2", "shape:8",
        "padding:1,2,3,4", "aware:44x48", "nearest:16", "as-is", "bounds", "min:44", "grow:4"] }
    """##

  @Test func itReadsBackAsTheSameScenario() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.layout, to: "a.layout.json")
    try folder.write(
      #"<hierarchy><node clickable="true" text="Go" bounds="[0,0][100,100]"/></hierarchy>"#,
      to: "d.xml")
    let first = try ScenarioLoader.load(path: folder.write(Self.rich, to: "c.json"))
    let second = try ScenarioLoader.load(path: folder.write(first.configuration, to: "r.json"))
    #expect(second.configuration == first.configuration)
    #expect(second.scenario.seed == .max)
    #expect(second.scenario.fingers == first.scenario.fingers)
    #expect(second.scenario.strategies == first.scenario.strategies)
    #expect(second.scenario.baseline == 1)
    #expect(second.scenario.taps == 12)
    #expect(second.scenario.offScreen == .clamp)
    for (old, new) in zip(first.scenario.layouts, second.scenario.layouts) {
      #expect(old.name == new.name)
      #expect(old.tree.views == new.tree.views)
      #expect(old.targets == new.targets)
      #expect(old.pointsPerInch == new.pointsPerInch)
    }
  }

  @Test func aScreenMadeInCodeIsAScenarioToo() throws {
    let button = View(
      id: "b", kind: .button, frame: Rectangle(x: 0, y: 0, width: 9, height: 9))
    let loaded = try ScenarioLoader.scenario(
      for: Screen(size: Size(width: 393, height: 852), views: [button]), name: "quick",
      overrides: Overrides(strategies: ["bounds", "min:30"]), bareDefault: .compare)
    #expect(loaded.scenario.layouts.map(\.name) == ["quick"])
    #expect(loaded.scenario.strategies.map(\.name) == ["bounds", "min:30"])
    #expect(loaded.inputs == [])
  }
}
