import Foundation
import HitTesting
import Simulation
import Testing

@testable import Reporting

@Suite struct ReportPageTests {
  @Test func theAnswerComesFirst() throws {
    let page = try page(Examples.fiveIcons)
    let lead = try #require(page.range(of: "aware-44 hits most: "))
    let table = try #require(page.range(of: "<table"))
    #expect(lead.lowerBound < table.lowerBound)
    #expect(page.contains("<p class=\"harm\">min-44 does harm: hits fall from 71.7 % to "))
    #expect(page.contains("<p>aware-44 raises collisions from 3.1 % to 6.9 %, though hits rise"))
  }

  @Test func theRankingHasTheMostHitsFirst() throws {
    let page = try page(Examples.fiveIcons)
    let ranking = page.components(separatedBy: "class=\"ranking\"")[1]
      .components(separatedBy: "</table>")[0]
    let names = ranking.components(separatedBy: "<th scope=\"row\">").dropFirst()
      .map { $0.prefix { $0 != "<" } }
    #expect(names == ["aware-44", "bounds", "min-44"])
  }

  @Test func missesStandBesideTheNamesInTheMatrix() throws {
    let matrix = try page(Examples.fiveIcons).components(separatedBy: "class=\"matrix\"")[1]
      .components(separatedBy: "</thead>")[0]
    let heads = matrix.components(separatedBy: "<th scope=\"col\">").dropFirst()
      .map { $0.prefix { $0 != "<" } }
    #expect(heads == ["nothing"] + (1...5).map { "icon-\($0)" })
  }

  @Test func anotherStrategyThanTheOneShownFirstIsNamedWhereItsInsetsAreAdvised() throws {
    #expect(try !page(Examples.fiveIcons).contains("is shown first"))
    let page = try page(
      Examples.row(
        of: 2,
        strategies: [
          (.init(name: "bounds", area: .bounds), { _ in 500 }),
          (.init(name: "nearest:16", area: .nearest(radius: 16)), { _ in 900 }),
        ]))
    #expect(
      page.contains(
        "nearest:16 hits most and is shown first; the advice on insets is for bounds."))
  }

  @Test func namesFromTheInputAreOnlyNames() throws {
    let evil = "<img src=x onerror=alert(1)>\"'&"
    let page = try page(
      Examples.row(
        of: 30, strategies: [(.init(name: evil, area: .bounds), { 10 * $0 })],
        id: { "\(evil)\($0)" }))
    #expect(!page.contains("<img src=x"))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;"))
  }

  @Test func nothingIsAskedForFromAnywhere() throws {
    let page = try page(Examples.fiveIcons)
    for word in ["http:", "https:", "//", "<script", "<link", "url(", "@import"] {
      // The caution of the comments in the insets is text.
      let rest = page.replacingOccurrences(of: "// ", with: "")
      #expect(!rest.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func aLargeScreenShowsItsWorstTargetsAndSaysHowManyMore() throws {
    let page = try page(
      Examples.row(of: 300, strategies: [(.init(name: "bounds", area: .bounds), { $0 })]))
    #expect(page.contains("the 100 that are hit least, rates.csv has 200 more"))
    #expect(page.contains("key-0<"))
    #expect(!page.contains("key-299<"))
  }

  @Test func aPictureIsScaledSpotsAndAll() throws {
    let picture = ReportPicture(
      light: Array("<svg/>".utf8), dark: Array("<svg />".utf8),
      size: .init(width: 200, height: 400),
      spots: [.init(target: 1, box: .init(minX: 50, minY: 100, maxX: 70, maxY: 120))])
    let results = Examples.row(
      of: 1, strategies: [(.init(name: "bounds", area: .bounds), { _ in 500 })])
    let page = try page(results, pictures: [[picture]])
    #expect(page.contains("left:25%;top:25%;width:10%;height:5%"))
    #expect(page.contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\""))
    #expect(page.contains("srcset=\"data:image/svg+xml;base64,PHN2ZyAvPg==\""))
    #expect(page.contains("key-0: 50.0 % hit"))
  }

  private func page(_ results: Results, pictures: [[ReportPicture?]]? = nil) throws -> String {
    let provenance = Provenance(
      tapsimVersion: "1", gslVersion: "2", swiftVersion: "3", config: "{}",
      inputs: [.init(path: "a/b.json", sha256: "00")], started: Date(timeIntervalSince1970: 0),
      elapsedSeconds: 1, threads: 1)
    let none = results.runs.map { _ in results.scenario.strategies.map { _ in ReportPicture?.none }
    }
    var text = ""
    try ReportPage(
      results, provenance, margin: 0.001, titles: ["screen"], pictures: pictures ?? none
    )
    .write { text += $0 }
    return text
  }
}
