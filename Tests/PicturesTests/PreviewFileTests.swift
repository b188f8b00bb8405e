import Foundation
import HitTesting
import Simulation
import Testing
import TouchModels

@testable import Pictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct PreviewFileTests {
  private static let scenario = Scenes.scenario(
    Scenes.grid(3, 1, side: 20, pitch: 24), [Scenes.bounds, Scenes.minimum(44)])

  private func file(
    _ format: PictureFormat, _ scenario: Scenario = Self.scenario, scale: Double? = nil
  ) throws -> [UInt8] {
    let results = try Preview.results(for: scenario, threads: 1)
    return try Preview(
      results, options: Preview.Options(scale: scale, isDensityKnown: [true])
    ).file(format)
  }

  private func svg(_ scenario: Scenario = Self.scenario) throws -> String {
    String(decoding: try file(.svg, scenario), as: UTF8.self)
  }

  @Test func textIsTextInSVG() throws {
    let svg = try svg()
    for words in ["button 1", "min:44.0", "at least 44 × 44 pt", "the baseline", "aim point"] {
      #expect(svg.contains(">\(words)</text>"), "\(words)")
    }
    #expect(!svg.contains("<symbol"))
  }

  @Test func theRatesOfTheResultsStandInThePicture() throws {
    let results = try Preview.results(for: Self.scenario, threads: 1)
    let svg = try svg()
    for target in results.runs[0].targets {
      for result in target.strategies {
        let rate = Percent.text(result.hits.rate).replacing(">", with: "&gt;")
        #expect(svg.contains(">\(rate)</text>"))
      }
    }
    let worst = try #require(
      results.runs[0].targets[0].strategies[1].outcomes.first { $0.kind == .collision })
    #expect(svg.contains("\(Percent.text(worst.share.rate)) → button 2"))
  }

  @Test func aNameIsNoMarkup() throws {
    var scenario = Self.scenario
    let views = [
      Scenes.button("<script>alert(1)</script>", 40, 40, 20, 20),
      Scenes.button("b", 90, 40, 20, 20) { $0.text = "a & \"b\" \u{202E}\u{0}\u{7}" },
    ]
    scenario = Scenes.scenario(views, [Scenes.bounds])
    let svg = try svg(scenario)
    #expect(!svg.contains("<script"))
    #expect(svg.contains("&lt;scri"))
    #expect(svg.contains("a &amp; &quot;b&quot;"))
    #expect(!svg.contains("\u{202E}"))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
  }

  @Test(arguments: PictureFormat.allCases) func theSamePictureIsTheSameBytes(
    format: PictureFormat
  ) throws {
    #expect(try file(format) == file(format))
  }

  @Test func noFileSaysWhenItWasMade() throws {
    let pdf = String(decoding: try file(.pdf), as: UTF8.self)
    #expect(!pdf.contains("CreationDate"))
    #expect(!pdf.contains("ModDate"))
    let png = String(decoding: try file(.png), as: UTF8.self)
    #expect(!png.contains("tIME"))
  }

  @Test func eachFormatIsWhatItSays() throws {
    #expect(Array(try file(.png).prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(String(decoding: try file(.pdf).prefix(5), as: UTF8.self) == "%PDF-")
    #expect(String(decoding: try file(.svg).prefix(5), as: UTF8.self) == "<?xml")
  }

  @Test(arguments: [1e6, 1e300]) func aScaleThatNoFileCanHoldIsAnError(scale: Double) {
    #expect(throws: PictureError.self) { try file(.svg, scale: scale) }
    #expect(throws: PictureError.self) { try file(.png, scale: scale) }
  }

  @Test func aPictureThatMemoryShouldNotHoldIsAnErrorThatSaysWhatIsAllowed() {
    let error = #expect(throws: PictureError.self) {
      try Canvas(size: Size(width: 14_000, height: 14_000), format: .png)
    }
    #expect(error?.message.contains("14000 x 14000 units, and 4096 are allowed") ?? false)
  }

  @Test func whatHasNothingToAimAtIsDrawnToo() throws {
    let view = View(
      id: "v", frame: Rectangle(origin: Point(x: 10, y: 10), size: Size(width: 50, height: 50)))
    #expect(try svg(Scenes.scenario([view], [Scenes.bounds])).contains("nothing to aim at"))
    #expect(try svg(Scenes.scenario([], [Scenes.bounds])).contains("nothing to aim at"))
  }

  @Test func aFingerWithoutSpreadIsDrawn() throws {
    var scenario = Self.scenario
    scenario.fingers[0].components[0].spread = .sigma(.zero)
    #expect(try svg(scenario).contains("100.0 %"))
  }

  @Test(arguments: [1e-3, 1, 1e5, 1e12]) func anySizeOfScreenIsDrawn(unit: Double) throws {
    let views = [Scenes.button("a", 20 * unit, 20 * unit, 20 * unit, 20 * unit)]
    let scenario = Scenes.scenario(
      views, [Scenes.bounds, Scenes.minimum(30 * unit)],
      size: Size(width: 100 * unit, height: 80 * unit))
    #expect(try svg(scenario).contains(">a</text>"))
  }

  @Test func fingersAndScreensHaveAPictureEach() throws {
    var scenario = Self.scenario
    var second = scenario.fingers[0]
    second.name = "broad"
    second.components[0].spread = .sigma(SIMD2(12, 12))
    scenario.fingers.append(second)
    scenario.layouts.append(scenario.layouts[0])
    scenario.layouts[1].name = "other"
    let svg = try svg(scenario)
    for heading in ["home · even", "home · broad", "other · even", "other · broad"] {
      #expect(svg.contains(">\(heading)</text>"), "\(heading)")
    }
  }

  @Test func formatsAreToldByTheEndOfTheName() {
    #expect(PictureFormat(path: "a/b.SVG") == .svg)
    #expect(PictureFormat(path: "b.x.png") == .png)
    #expect(PictureFormat(path: "x.pdf") == .pdf)
    for path in ["", "svg", "a.jpg", "a.svg/b", "-", "a.", ".svg.gz"] {
      #expect(PictureFormat(path: path) == nil, "\(path)")
    }
  }
}
