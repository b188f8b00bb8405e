import HitTesting
import TouchModels

@testable import Reporting
@testable import Simulation

extension Examples {
  /// Two buttons with texts in a bar that cuts the larger area of one; the bar lies at x 0, y 780.
  static var cutBar: Results {
    var bar = View(id: "bar", frame: Rectangle(x: 0, y: 780, width: 393, height: 40))
    bar.children = [
      button("play", x: 184, y: 8, width: 24, height: 24, text: "Play"),
      button("next", x: 240, y: 8, width: 24, height: 24, text: "次の曲"),
    ]
    let frames = [184.0, 240].map { Box(minX: $0, minY: 788, maxX: $0 + 24, maxY: 812) }
    let areas = frames.map { frame in
      let asked = frame.grown(by: 10)
      var live = asked
      (live.minY, live.maxY) = (780, 820)
      return [
        AreaResult(frame: frame, asked: frame, live: frame, liveShare: 1, lostTo: []),
        AreaResult(
          frame: frame, asked: asked, live: live, liveShare: 40.0 / 44, lostTo: [1]),
      ]
    }
    return results(
      layout: "player", finger: "finger", views: [bar],
      strategies: [
        Strategy(name: "plain", area: .bounds),
        Strategy(name: "edge:-10", area: .touchEdgeInsets(Insets(all: -10))),
      ],
      received: [[[600, 0], [0, 640]], [[999, 0], [0, 1000]]], areas: areas, taps: 1000)
  }

  /// One row of `count` buttons under one name each, `hits` of 1000 taps for each strategy.
  static func row(
    of count: Int, strategies: [(Strategy, hits: (Int) -> Int)],
    id: (Int) -> String = { "key-\($0)" }
  ) -> Results {
    let views = (0..<count).map {
      button(id($0), x: 10 * Double($0), y: 400, width: 10, height: 40)
    }
    let received = strategies.map { strategy in
      (0..<count).map { target in
        (0..<count).map { $0 == target ? strategy.hits(target) : 0 }
      }
    }
    let areas = views.map { view in
      strategies.map { _ in
        AreaResult(
          frame: view.frame.box, asked: view.frame.box, live: view.frame.box, liveShare: 1,
          lostTo: [])
      }
    }
    return results(
      layout: "row", finger: "tappy", views: views, strategies: strategies.map(\.0),
      received: received, areas: areas, taps: 1000)
  }

  /// More targets than a table shows; one strategy is best but not insets, one harms a single key.
  static var keyboard: Results {
    let size = Size(width: 44, height: 44)
    return row(
      of: 26,
      strategies: [
        (.asIs, { 500 + ($0 * 7) % 26 * 10 }),
        (Strategy(name: "nearest:16", area: .nearest(radius: 16)), { _ in 990 }),
        (
          Strategy(name: "a strategy of a rather long name", area: .minimumTapArea(size)),
          { $0 == 3 ? 300 : 800 }
        ),
      ], id: { "com.example.keyboard:id/key_number_\($0)" })
  }

  static func summary(_ results: Results, width: Int = 80, hasFiles: Bool = true) throws -> String {
    try text { try SummaryTable(width: width, hasFiles: hasFiles).write(results, to: $0) }
  }
}
