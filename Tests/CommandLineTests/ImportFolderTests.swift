import Foundation
import Testing

struct ImportFolderTests {
  private static let android = """
    <hierarchy rotation="0"><node bounds="[0,0][800,1600]">\
    <node text="Buy" bounds="[100,200][180,280]" clickable="true"/>\
    <node text="Gone" bounds="[0,0][0,0]" clickable="true"/></node></hierarchy>
    """
  private static let wda = """
    {"value": {"type": "Application", "rect": {"x": 0, "y": 0, "width": 390, "height": 844},
     "children": [{"type": "Cell", "label": "Row",
      "rect": {"x": 0, "y": 0, "width": 390, "height": 44},
      "children": [{"type": "Button", "label": "Add",
       "rect": {"x": 0, "y": 0, "width": 390, "height": 44}}]}]}}
    """

  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("dumps/b"), withIntermediateDirectories: true)
    try scratch.write("dumps/b/cart.xml", Self.android)
    try scratch.write("dumps/a.xml", Self.android)
    try scratch.write("dumps/a.json", Self.wda)
    try scratch.write("dumps/broken.xml", String(Self.android.dropLast(20)))
    try scratch.write("dumps/shot.PNG", "not read")
    try scratch.write("dumps/.hidden.xml", "not read")
    return scratch
  }

  @Test func aFolderBecomesLayoutsAndATableThatTellsOfEachFile() async throws {
    let scratch = try folder()
    defer { scratch.remove() }
    let outcome = try await Tool.run(
      ["import", "dumps", "--density", "2", "-o", "out"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    let errors = outcome.errors.split(separator: "\n")
    #expect(
      errors.first?.hasPrefix("tapsim: error: dumps/broken.xml: the XML is cut short") == true)
    #expect(errors.contains("imported: 3 of 4 files"))
    #expect(errors.contains("passed over, being no dumps: 1 .png"))
    #expect(
      try scratch.names(in: "out") == [
        "a.json.layout.json", "a.xml.layout.json", "b", "import.csv",
      ])
    #expect(try scratch.names(in: "out/b") == ["cart.layout.json"])
    let rows = try scratch.text("out/import.csv").split(separator: "\n").map(String.init)
    #expect(rows[0] == "file,format,screen,views,tappable,left_out,dead,warnings")
    #expect(rows[1].hasPrefix("a.json,wda,390 x 844 pt,3,2,0,1,\"dead at their own centre: Row; "))
    #expect(rows[2].hasPrefix("a.xml,uiautomator,400 x 800 dp,2,1,1 (1 no area),0,"))
    #expect(rows[3].hasPrefix("b/cart.xml,uiautomator,400 x 800 dp,2,1,1 (1 no area),0,"))
    #expect(rows[4].hasPrefix("broken.xml,,,,,,,error: the XML is cut short: "))
    #expect(rows.count == 5)
  }

  @Test func aFolderOfGoodDumpsEndsWellAndAgainTheSame() async throws {
    let scratch = try folder()
    defer { scratch.remove() }
    try FileManager.default.removeItem(
      at: scratch.folder.appendingPathComponent("dumps/broken.xml"))
    let first = try await Tool.run(["import", "dumps"], in: scratch.folder)
    #expect(first.status == 0, "\(first.errors)")
    let table = try scratch.text("dumps-layouts/import.csv")
    let second = try await Tool.run(
      ["import", ".", "-o", "dumps-layouts"],
      in: scratch.folder.appendingPathComponent("dumps"))
    // The results of before lie in a folder inside, if they do, and are no dumps.
    #expect(second.status == 0, "\(second.errors)")
    #expect(try scratch.text("dumps/dumps-layouts/import.csv") == table)
    let third = try await Tool.run(
      ["import", ".", "-o", "dumps-layouts"],
      in: scratch.folder.appendingPathComponent("dumps"))
    #expect(third == second)
  }

  @Test func aFolderNeedsAFolderForItsLayouts() async throws {
    let scratch = try folder()
    defer { scratch.remove() }
    let toOutput = try await Tool.run(["import", "dumps", "-o", "-"], in: scratch.folder)
    #expect(toOutput.status == 64)
    try scratch.write("file", "")
    let toFile = try await Tool.run(["import", "dumps", "-o", "file"], in: scratch.folder)
    #expect(toFile.status == 73)
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let empty = try await Tool.run(["import", "empty"], in: scratch.folder)
    #expect(empty.status == 65)
    #expect(
      empty.errors == "tapsim: error: empty: the folder holds no file that may be a dump\n")
  }

  @Test func patternsInAConfigTakeDumpsOfAnyFormat() async throws {
    let scratch = try folder()
    defer { scratch.remove() }
    try scratch.write(
      "config.json",
      """
      { "layouts": ["dumps/*.json", { "import": "dumps/a*.xml", "density": 2, "opaque": true }],
        "strategies": ["bounds"], "taps": 10 }
      """)
    let outcome = try await Tool.run(
      ["run", "config.json", "-o", "-", "--format", "csv"], in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let targets = outcome.output.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",").prefix(4).joined(separator: ",") }
    #expect(targets.contains("a,tappy,bounds,Add"))
    #expect(targets.contains("a#2,tappy,bounds,Buy"))
  }

  @Test func aFrameOfADesignIsNamed() async throws {
    let frames = ["Cart", "Menu"].map {
      "{\"type\": \"FRAME\", \"name\": \"\($0)\", \"id\": \"1:1\", \"children\": ["
        + "{\"type\": \"FRAME\", \"name\": \"Button\", \"absoluteBoundingBox\": {\"x\": 5, \"y\": 5, \"width\": 50, "
        + "\"height\": 50}}], \"absoluteBoundingBox\": {\"x\": 0, \"y\": 0, \"width\": 375, "
        + "\"height\": 812}}"
    }
    let file = """
      {"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "name": "Page",
       "children": [\(frames.joined(separator: ","))]}]}}
      """
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("file.json", file)
    let unnamed = try await Tool.run(["import", "file.json"], in: scratch.folder)
    #expect(unnamed.status == 65)
    #expect(
      unnamed.errors.contains("name one with --frame (frame in a config): \"Cart\", \"Menu\""))
    let named = try await Tool.run(
      ["import", "file.json", "--frame", "Menu"], in: scratch.folder)
    #expect(named.status == 0)
    try scratch.write(
      "config.json", "{ \"layout\": { \"import\": \"file.json\", \"frame\": \"Menu\" } }")
    let config = try await Tool.run(["check-config", "config.json"], in: scratch.folder)
    #expect(config.status == 0, "\(config.errors)")
  }
}
