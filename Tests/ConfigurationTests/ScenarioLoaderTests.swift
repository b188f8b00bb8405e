import Foundation
import HitTesting
import Simulation
import Testing

@testable import Configuration

struct ScenarioLoaderTests {
  static let finger = #""finger": { "sigma": [3, 3] }"#

  @Test func theDefaultsAreThoseOfTheContract() throws {
    let scenario = try Sample.load("{ \"layout\": \(Sample.layout) }").scenario
    #expect(scenario.seed == 1)
    #expect(scenario.taps == 100_000)
    #expect(scenario.engine == .sample)
    #expect(scenario.offScreen == .miss)
    #expect(scenario.fingers.map(\.name) == ["tappy"])
    #expect(scenario.layouts.map(\.name) == ["layout"])
  }

  @Test(arguments: [UInt64.max, 0, 9_007_199_254_740_993])
  func seedsAreExact(_ seed: UInt64) throws {
    #expect(try Sample.load(Sample.config("\"seed\": \(seed)")).scenario.seed == seed)
  }

  @Test func bareLayoutsTakeTheStrategiesThatTheCommandWants() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.layout, to: "player.layout.json")
    let asIs = try ScenarioLoader.load(path: path, bareDefault: .asIs)
    #expect(asIs.scenario.strategies == [.asIs])
    #expect(asIs.scenario.layouts[0].name == "player")
    let compare = try ScenarioLoader.load(path: path, bareDefault: .compare)
    #expect(compare.scenario.strategies.map(\.name) == ["bounds", "min:44", "aware:44"])
  }

  @Test func pathsAreRelativeToTheFileThatHoldsThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.layout, to: "a/b/player.json")
    let path = try folder.write("{ \"layout\": \"b/player.json\", \(Self.finger) }", to: "a/c.json")
    let loaded = try ScenarioLoader.load(path: path)
    #expect(loaded.scenario.layouts.map(\.name) == ["player"])
    #expect(loaded.inputs.map { folder.relative($0.path) } == ["a/c.json", "a/b/player.json"])
  }

  @Test func inputsCarryTheSHA256OfTheirBytes() throws {
    #expect(
      SHA256Digest.hexadecimal(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.config(), to: "c.json")
    #expect(
      try ScenarioLoader.load(path: path).inputs.map(\.sha256)
        == [SHA256Digest.hexadecimal(Array(Sample.config().utf8))])
  }

  @Test func patternsExpandInByteOrderAndEqualNamesAreNumbered() throws {
    let folder = try TemporaryFolder()
    for name in ["s/b.json", "s/a.json", "s/B.json", "s/.c.json", "s/d.txt", "t/b.layout.json"] {
      try folder.write(Sample.layout, to: name)
    }
    let text =
      "{ \"layouts\": [\"s/*.json\", \"?/b.layout.json\", \(Sample.layout)], \(Self.finger) }"
    let loaded = try ScenarioLoader.load(path: folder.write(text, to: "c.json"))
    #expect(loaded.scenario.layouts.map(\.name) == ["B", "a", "b", "b#2", "layout"])
  }

  @Test func aPatternThatMatchesNothingIsAMissingInput() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{ \"layouts\": [\"s/*.json\"] }", to: "c.json")
    let error = #expect(throws: InputFileError.self) { try ScenarioLoader.load(path: path) }
    #expect(
      error.map { folder.relative($0.description) }
        == "c.json: layouts[0]: cannot read \"s/*.json\": no file matches this pattern")
  }

  @Test func missingFilesAndFoldersAreInputErrors() throws {
    let folder = try TemporaryFolder()
    let missing = #expect(throws: InputFileError.self) {
      try ScenarioLoader.load(path: folder.path + "/no.json")
    }
    #expect(
      missing.map { folder.relative($0.description) }
        == "cannot read \"no.json\": there is no such file")
    let isFolder = #expect(throws: InputFileError.self) {
      try ScenarioLoader.load(path: folder.path)
    }
    #expect(isFolder?.reason == "it is a folder")
    let path = try folder.write("{ \"layout\": \"no.json\" }", to: "c.json")
    let layout = #expect(throws: InputFileError.self) { try ScenarioLoader.load(path: path) }
    #expect(
      layout.map { folder.relative($0.description) }
        == "c.json: layout: cannot read \"no.json\": there is no such file")
  }

  @Test(arguments: [
    "", "/", ".", "..", "a\\u0000b", "/a\\u0000*", "*", "?", "**/*", "~", "//", "a/", "\\n", "[a",
  ])
  func oddPathsAreInputErrors(_ path: String) throws {
    let folder = try TemporaryFolder()
    for entry in ["\"layout\": \"\(path)\"", "\"layouts\": [\"/no\(path)\"]"] {
      let config = try folder.write("{ \(entry) }", to: "in/c.json")
      #expect(throws: (any Error).self) { try ScenarioLoader.load(path: config) }
    }
  }

  @Test func wrongDataComesBeforeAMissingFile() throws {
    let lines = try Sample.problems(#"{ "layout": "no.json", "seed": -1 }"#)
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("c.json: seed: found -1"))
  }

  @Test func aConfigWhereALayoutBelongsIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.config(), to: "other.json")
    let path = try folder.write("{ \"layout\": \"other.json\" }", to: "c.json")
    let error = #expect(throws: ConfigurationError.self) { try ScenarioLoader.load(path: path) }
    #expect(
      error.map { folder.relative($0.description) }
        == "other.json: found a config, expected a layout: an object with \"screen\" and \"views\"")
  }

  @Test func aUIDumpIsRunAtOnce() throws {
    let folder = try TemporaryFolder()
    let dump = """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">
      <node class="android.widget.FrameLayout" clickable="false" bounds="[0,0][1080,1920]">
      <node class="android.widget.Button" text="Go" clickable="true" bounds="[300,300][600,450]"/>
      </node></hierarchy>
      """
    let path = try folder.write(dump, to: "window_dump.xml")
    let bare = try ScenarioLoader.load(path: path, overrides: Overrides(density: 3))
    #expect(bare.scenario.layouts[0].name == "window_dump")
    #expect(bare.scenario.layouts[0].tree.screen.size == Size(width: 360, height: 640))
    #expect(bare.scenario.strategies.count == 3)
    for layout in ["\"window_dump.xml\"", #"{ "import": "window_dump.xml", "density": 2 }"#] {
      let config = try folder.write("{ \"layout\": \(layout) }", to: "c.json")
      let overridden = try ScenarioLoader.load(path: config, overrides: Overrides(density: 3))
      #expect(overridden.scenario.layouts[0].tree.screen.size == Size(width: 360, height: 640))
    }
    let config = try folder.write(
      #"{ "layouts": [{ "import": "*.xml", "density": 2 }] }"#, to: "c.json")
    #expect(
      try ScenarioLoader.load(path: config).scenario.layouts[0].tree.screen.size
        == Size(width: 540, height: 960))
  }

  @Test(arguments: [
    (#""format": "uiautomater""#, "format"), (#""density": 0"#, "density"),
    (#""screen": [0, 1]"#, "screen[0]"), (#""opaque": 1"#, "opaque"), (#""tap": 1"#, "tap"),
  ])
  func wrongImportOptionsAreNamed(_ member: String, _ key: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("<hierarchy/>", to: "d.xml")
    let path = try folder.write(
      "{ \"layout\": { \"import\": \"d.xml\", \(member) } }", to: "c.json")
    let error = #expect(throws: ConfigurationError.self) { try ScenarioLoader.load(path: path) }
    #expect(error?.problems.first?.location == .keys("layout.\(key)"))
  }
}
