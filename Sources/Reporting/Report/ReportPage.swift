import Simulation

/// `report.html`: the results on one page that needs nothing else, to hand round. It has no script
/// and asks for nothing from anywhere, which its content policy makes sure of.
package struct ReportPage {
  /// What is reported.
  let results: Results
  let provenance: Provenance
  /// The largest difference of rates that does not matter, a fraction.
  let margin: Double
  /// What to call each layout.
  let titles: [String]
  /// For each run, for each strategy: the picture; nil where there is none.
  let pictures: [[ReportPicture?]]

  /// A page; see the properties.
  package init(
    _ results: Results, _ provenance: Provenance, margin: Double, titles: [String],
    pictures: [[ReportPicture?]]
  ) {
    self.results = results
    self.provenance = provenance
    self.margin = margin
    self.titles = titles
    self.pictures = pictures
  }

  /// Writes the page.
  ///
  /// - Throws: what the sink throws.
  package func write(to sink: TextSink) throws {
    try sink("<!DOCTYPE html>\n")
    try sink(HTML.element("html", ["lang": "en"], head, body).markup + "\n")
  }

  private var head: HTML {
    .element(
      "head", [:],
      .void("meta", ["charset": "utf-8"]),
      .void(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        ]),
      .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .void("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("title", [:], .text("tapsim: \(title)")), ReportStyle.element,
      ReportStyle.strategySwitch(count: results.scenario.strategies.count))
  }

  private var body: HTML {
    let sections = results.runs.indices.map { index in
      RunSection(
        view: RunView(results: results, run: results.runs[index], margin: margin), number: index,
        isOnly: results.runs.count == 1, pictures: pictures[index]
      ).html
    }
    return .element(
      "body", [:],
      [.element("header", [:], [.element("h1", [:], .text(title))] + together)]
        + [.element("main", [:], sections + [warnings].compactMap(\.self))]
        + [HowMade(results: results, provenance: provenance).html])
  }

  private var title: String {
    "Hit areas of " + Terminal.listed(titles.map(Terminal.printable), most: 4)
  }

  /// What holds for all runs; empty where there is but one.
  private var together: [HTML] {
    Agreement(results: results, margin: margin).sentences.map { .element("p", [:], .text($0)) }
  }

  private var warnings: HTML? {
    let sentences = provenance.warnings + results.warnings
    guard !sentences.isEmpty else { return nil }
    return .element(
      "section", ["aria-labelledby": "warnings"],
      .element("h2", ["id": "warnings"], "Warnings"),
      .element("ul", [:], sentences.map { .element("li", [:], .text(Terminal.printable($0))) }))
  }
}
