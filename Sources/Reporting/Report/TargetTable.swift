import Simulation

/// The rates of the targets under one strategy, and how they differ from the baseline's.
struct TargetTable {
  let view: RunView
  let run: Int
  let strategy: Int

  /// Where there are more targets, those that are hit least are shown.
  private static let most = 100

  /// The anchor of a target's row.
  static func rowID(_ run: Int, _ strategy: Int, _ target: Int) -> String {
    "run\(run)-strategy\(strategy)-view\(target)"
  }

  var html: HTML {
    let shown = RunView.hitLeast(view.run.targets, most: Self.most, under: strategy)
    let left = view.run.targets.count - shown.count
    let caption =
      "Each target, with 95 % limits"
      + (left > 0 ? "; the \(shown.count) that are hit least, rates.csv has \(left) more" : "")
    return .element(
      "div", ["class": "wide"],
      .element(
        "table", [:],
        .element("caption", [:], .text(caption)),
        .element(
          "thead", [:],
          .element(
            "tr", [:],
            ["target", "hit", "miss", "collision", "hits against \(view.baselineName)"].map {
              .element("th", ["scope": "col"], .text($0))
            })),
        .element("tbody", [:], shown.map(row))))
  }

  private func row(_ target: TargetResult) -> HTML {
    let answer = target.strategies[strategy]
    return .element(
      "tr", ["id": Self.rowID(run, strategy, target.target)],
      .element("th", ["scope": "row"], .text(view.idAndText(target.target))),
      .element("td", [:], .text(RateText.long(answer.hits))),
      .element("td", [:], .text(RateText.long(answer.misses))),
      .element("td", [:], .text(RateText.long(answer.collisions))),
      .element("td", ["class": "change"], .text(RateText.difference(answer.comparison))))
  }
}
