import Foundation
import Testing

@testable import tapsim

struct PreviewTests {
  @Test(arguments: ["a.svg", "b.PNG", "c.pdf", "folder/d.svg"])
  func aPictureIsWrittenWhereItIsNamed(_ name: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let outcome = try await Tool.run(
      ["preview", "s.layout.json", "-o", name, "--device", "iphone-15"], in: scratch.folder)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
    let bytes = try Data(contentsOf: scratch.folder.appendingPathComponent(name))
    #expect(bytes.count > 1000)
  }

  @Test(arguments: ["a.jpg", "picture", "-", "a.svg.gz"])
  func anotherEndOfTheNameIsWrongUsage(_ name: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let outcome = try await Tool.run(
      ["preview", "s.layout.json", "--output=\(name)"], in: scratch.folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "tapsim: error: --output: '\(name)' is not a name that ends in .svg, .png or .pdf\n")
  }

  @Test func aPictureNeedsAName() async throws {
    let outcome = try await Tool.run(["preview", "c.json"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "tapsim: error: no picture is named: use -o with a name that ends in .svg, .png or .pdf\n"
    )
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "x"])
  func aScaleIsANumberAboveZero(_ scale: String) async throws {
    let outcome = try await Tool.run(["preview", "c.json", "-o", "a.svg", "--scale=\(scale)"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "tapsim: error: --scale: '\(scale)' is not a number above 0\n")
  }

  @Test func tooLargeAPictureIsOneLineAndNoFile() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    for name in ["a.svg", "a.png", "a.pdf"] {
      let outcome = try await Tool.run(
        ["preview", "s.layout.json", "-o", name, "--scale", "1e5", "--device", "iphone-15"],
        in: scratch.folder)
      #expect(outcome.status == 64)
      #expect(outcome.errors.hasPrefix("tapsim: error: --scale: the picture would have "))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      let path = scratch.folder.appendingPathComponent(name).path
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func aPlaceThatTakesNoFileIsToldAsSuch() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let outcome = try await Tool.run(
      ["preview", "s.layout.json", "-o", "s.layout.json/a.svg", "--device", "iphone-15"],
      in: scratch.folder)
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("cannot be created"))
  }

  @Test func aMachineWithoutFontsDrawsToo() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let fonts = try scratch.write("fonts.conf", "<?xml version=\"1.0\"?><fontconfig></fontconfig>")
    for name in ["a.svg", "a.png", "a.pdf"] {
      let outcome = try await Tool.run(
        ["preview", "s.layout.json", "-o", name, "--device", "iphone-15"], in: scratch.folder,
        environment: ["FONTCONFIG_FILE": fonts.path])
      #expect(outcome.status == 0, "\(outcome)")
    }
    let svg = try String(
      contentsOf: scratch.folder.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(svg.contains(">front</text>"))
  }

  @Test func onlyTheStrategiesAskedForHaveAPanel() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.layout.json", twoButtons)
    let outcome = try await Tool.run(
      [
        "preview", "s.layout.json", "-o", "a.svg", "--strategy", "edge:-4", "--device", "iphone-15",
      ],
      in: scratch.folder)
    #expect(outcome.status == 0)
    let svg = try String(
      contentsOf: scratch.folder.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(svg.contains(">edge:-4</text>"))
    #expect(!svg.contains(">min:44</text>"))
  }

  @Test func aScreenThatStandsInAConfigIsCalledByTheConfig() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("toolbar.json", "{ \"device\": \"iphone-15\", \"layout\": \(twoButtons) }")
    let outcome = try await Tool.run(
      ["preview", "toolbar.json", "-o", "a.svg"], in: scratch.folder)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
    let svg = try String(
      contentsOf: scratch.folder.appendingPathComponent("a.svg"), encoding: .utf8)
    #expect(svg.contains(">toolbar</text>"))
  }

  @Test func thePagesShowThePicturesThatTheScriptDraws() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = { (path: String) in
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let script = try text("scripts/pictures")
    let drawn = Set(script.matches(of: #/draw ([a-z]+\.svg)/#).map { String($0.1) })
    let pages = try ["README.md", "docs/preview.md", "docs/gallery.md"].map(text).joined()
    let shown = Set(pages.matches(of: #/pictures/([a-z]+\.svg)/#).map { String($0.1) })
    #expect(!drawn.isEmpty)
    #expect(drawn == shown)
    for name in drawn { #expect(try text("docs/pictures/\(name)").hasSuffix("</svg>\n")) }
  }
}
