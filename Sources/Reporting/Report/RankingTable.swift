import Simulation

/// The strategies of a run, the best first, with the rates of all targets together.
struct RankingTable {
  let view: RunView

  var html: HTML {
    let rows = Findings.ranking(view).map(row)
    return .element(
      "div", ["class": "wide"],
      .element(
        "table", ["class": "ranking"],
        .element("caption", [:], "All targets together, by weight; the most hits first"),
        .element(
          "thead", [:],
          .element(
            "tr", [:],
            ["strategy", "", "hit", "miss", "collision", "against \(view.baselineName)"].map {
              .element("th", ["scope": "col"], .text($0))
            })),
        .element("tbody", [:], rows)))
  }

  private func row(_ strategy: Int) -> HTML {
    let total = view.run.totals[strategy]
    return .element(
      "tr", [:],
      .element("th", ["scope": "row"], .text(view.strategyName(strategy))),
      .element("td", ["class": "bar"], bar(total)),
      cell("hit", total.hits), cell("miss", total.misses), cell("collision", total.collisions),
      .element("td", ["class": "change"], .text(RateText.difference(total.comparison))))
  }

  /// A rate; on a phone, where the rows are stacked, its name stands before it.
  private func cell(_ name: String, _ share: Share) -> HTML {
    .element("td", ["data-name": name], .text(RateText.long(share)))
  }

  /// Hits, misses and collisions as parts of one bar; the numbers beside it say the same.
  private func bar(_ total: StrategyResult) -> HTML {
    let parts: KeyValuePairs = [
      "hit": total.hits, "miss": total.misses, "collision": total.collisions,
    ]
    return .element(
      "span", ["class": "parts", "aria-hidden": "true"],
      parts.map { name, share in
        .element(
          "span", ["class": name, "style": "width:\(RateText.percent(share.rate))%"])
      })
  }
}
