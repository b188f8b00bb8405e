import Foundation
import Simulation

/// What a page shows of one strategy: the picture, the targets, and who got whose taps.
struct StrategyPart {
  let view: RunView
  let run: Int
  let strategy: Int
  let picture: ReportPicture?

  var html: HTML {
    .element(
      "section", ["class": "strategy", "aria-label": "Strategy \(view.strategyName(strategy))"],
      [.element("h3", [:], .text(view.strategyName(strategy)))]
        + [figure].compactMap(\.self)
        + [
          TargetTable(view: view, run: run, strategy: strategy).html,
          OutcomeMatrix(view: view, strategy: strategy).html,
        ])
  }

  /// The picture with a link over each control, which tells its rates while it is pointed at or in
  /// focus, and leads to its row.
  private var figure: HTML? {
    guard let picture, picture.size.width > 0, picture.size.height > 0 else { return nil }
    let name = view.strategyName(strategy)
    // Small ones last, so that none lies under a large one.
    let spots = picture.spots.sorted { $0.box.area > $1.box.area }.flatMap { spot($0, picture) }
    return .element(
      "figure", [:],
      .element(
        "div", ["class": "picture"],
        [
          .element(
            "picture", [:],
            .void(
              "source",
              [
                "media": "screen and (prefers-color-scheme: dark)",
                "srcset": Self.dataURL(picture.dark),
              ]),
            .void(
              "img",
              [
                "src": Self.dataURL(picture.light), "alt": "The hit areas under \(name)",
                "width": "\(Int(min(picture.size.width, 1e6)))",
                "height": "\(Int(min(picture.size.height, 1e6)))",
              ]))
        ] + spots),
      .element(
        "figcaption", [:],
        .text(
          "Point at a control, or go to it with the tab key, for its rates. Filled: what a person "
            + "sees. Dashed: the area that is asked for. Tinted: where touches really act. Hatched: "
            + "what ancestors, the screen's edge or views in front take away. Red: taken from a "
            + "neighbour." + ellipses)))
  }

  private var ellipses: String {
    view.results.replay == nil ? " Ellipses: where 50 % and 95 % of the taps land." : ""
  }

  private func spot(_ spot: ReportPicture.Spot, _ picture: ReportPicture) -> [HTML] {
    guard let result = view.run.targets.first(where: { $0.target == spot.target }) else {
      return []
    }
    let share = { (length: Double, of: Double) in RateText.percent(length / of) }
    let (width, height) = (picture.size.width, picture.size.height)
    let place =
      "left:\(share(spot.box.minX, width))%;top:\(share(spot.box.minY, height))%;"
      + "width:\(share(spot.box.width, width))%;height:\(share(spot.box.height, height))%"
    let text = summary(result)
    return [
      .element(
        "a",
        [
          "class": "spot", "href": "#\(TargetTable.rowID(run, strategy, spot.target))",
          "style": place, "aria-label": text,
        ]),
      .element("span", ["class": "tip", "aria-hidden": "true"], .text(text)),
    ]
  }

  /// "search: 91.2 % hit, 0.2 % miss, 8.6 % fire another control, most of them inbox".
  private func summary(_ result: TargetResult) -> String {
    let answer = result.strategies[strategy]
    let taker = Findings(view: view).worstTaker(of: result, under: strategy)
    return "\(view.idAndText(result.target)): \(Percent.text(answer.hits.rate)) hit, "
      + "\(Percent.text(answer.misses.rate)) miss, "
      + "\(Percent.text(answer.collisions.rate)) fire another control"
      + (taker.map { ", most of them \(view.id($0.view))" } ?? "")
  }

  private static func dataURL(_ svg: [UInt8]) -> String {
    "data:image/svg+xml;base64," + Data(svg).base64EncodedString()
  }
}
