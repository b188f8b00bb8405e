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
    // On one line or on two.
    let rate = Percent.text(worst.share.rate)
    let isOnTwo = svg.contains(">\(rate)</text>") && svg.contains(">→ button 2</text>")
    #expect(svg.contains(">\(rate) → button 2</text>") != isOnTwo)
  }

  @Test func controlsThatReadAlikeAreToldApart() throws {
    let views = ["a", "b", "get", "get#2", "Open", "open#1", "Close"].enumerated().map {
      Scenes.button($1, 10 + 60 * Double($0 % 3), 20 + 50 * Double($0 / 3), 20, 20) {
        $0.text = $0.id == "Close" ? nil : ["a", "b"].contains($0.id) ? "Download" : "Open"
      }
    }
    let names = ControlNames(ViewTree(Screen(size: Size(width: 200, height: 200), views: views)))
    #expect(
      (1...7).map { names[$0] } == [
        "Download (a)", "Download (b)", "Open (get)", "Open (get#2)", "Open", "Open (open#1)",
        "Close",
      ])
    let numbered = ["get", "get#2", "get#3"].map { id in
      Scenes.button(id, 0, 0, 20, 20) { $0.text = "Get" }
    }
    let tree = ViewTree(Screen(size: Size(width: 200, height: 200), views: numbered))
    #expect((1...3).map { ControlNames(tree)[$0] } == ["Get", "Get #2", "Get #3"])
  }

  @Test func aStrategyOfManyRulesIsToldByWholeRules() {
    let strategy = Strategy(
      name: "many",
      rules: (1...9).map {
        Strategy.Rule(
          select: [.id("button-\($0)")], area: .minimumTapArea(Size(width: 44, height: 44)))
      })
    let style = TextStyle(size: 12, color: Theme.light.muted)
    let meter = TextMeter()
    let words = strategy.words(within: 420, style, meter)
    #expect(words == "#button-1: at least 44 × 44 pt; and 8 more rules")
    #expect(meter.width(of: words, style) <= 420)
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

  @Test func theStrategyWithTheMostHitsIsMarkedAndNoneOfEquals() throws {
    #expect(try svg().components(separatedBy: ">most hits</text>").count == 2)
    var equal = Self.scenario
    equal.strategies = [Scenes.bounds, Strategy(name: "same", area: .bounds)]
    #expect(try !svg(equal).contains("most hits"))
  }

  @Test func aPictureOnAPageOfManyHasIDsOfItsOwn() throws {
    let other = Scenes.scenario(Scenes.grid(2, 1, side: 20, pitch: 24), [Scenes.bounds])
    let ids = try [Self.scenario, other].map { scenario in
      let text = try svg(scenario)
      let ids = Set(text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) })
      let used = Set(text.matches(of: #/url\(#([^)]+)\)/#).map { String($0.1) })
      #expect(!used.isEmpty && used.isSubset(of: ids))
      return ids
    }
    #expect(ids[0].isDisjoint(with: ids[1]))
  }

  @Test func aScreenHasTheTitleThatItIsGiven() throws {
    let results = try Preview.results(for: Self.scenario, threads: 1)
    let bytes = try Preview(results, options: Preview.Options(titles: ["My bar"])).file(.svg)
    let svg = String(decoding: bytes, as: UTF8.self)
    #expect(svg.contains(">My bar</text>"))
    #expect(svg.contains("<title>Hit areas of My bar under"))
    #expect(!svg.contains(">home</text>"))
  }

  @Test func ofVeryManyControlsTheKeyNamesThoseWithTheFewestHits() throws {
    var views = Scenes.grid(10, 7, side: 6, pitch: 7)
    views[44].frame.size = Size(width: 1, height: 1)
    let scenario = Scenes.scenario(views, [Scenes.bounds])
    let svg = try svg(scenario)
    #expect(svg.contains("10 more have at least as many hits as these 60"))
    #expect(svg.contains(">button 45</text>"))
    #expect(svg.matches(of: #/>button [0-9]+</#).count == 60)
  }
}
