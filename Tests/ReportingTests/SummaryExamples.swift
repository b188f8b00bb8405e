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

  /// `asIs` against `grown`, as received counts of 1000 taps for two targets.
  static func pair(_ plain: [[Int]], _ grown: [[Int]]) -> Results {
    let views = (0..<2).map {
      button(["a", "b"][$0], x: 50 * Double($0), y: 0, width: 20, height: 20)
    }
    return results(
      layout: "pair", finger: "tappy", views: views,
      strategies: [
        .asIs, Strategy(name: "grown", area: .minimumTapArea(Size(width: 44, height: 44))),
      ], received: [plain, grown], areas: [], taps: 1000)
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

  /// Taps of nobody known on `a` and `b`, 4 pt apart with `b` in front: some meant for `a`, one for
  /// `b`, and none for `c` and `d` further down.
  static func fewTaps(x: [Double] = [108, 110, 119]) throws -> Results {
    let views = [("a", 100.0, 100.0), ("b", 124, 100), ("c", 100, 300), ("d", 100, 500)].map {
      button($0, x: $1, y: $2, width: 20, height: 20)
    }
    let tree = ViewTree(Screen(size: Size(width: 393, height: 852), views: views))
    var replay = Replay(
      Scenario(
        layouts: [.init(name: "bar", tree: tree, pointsPerInch: 160)],
        fingers: [FingerModel(name: "tappy", components: [.init(spread: .sigma([7, 7]))])],
        strategies: [
          Strategy(name: "bounds", area: .bounds),
          Strategy(name: "min:44", area: .minimumTapArea(Size(width: 44, height: 44))),
        ]))
    for x in x { replay.add(ReplayTap(point: Point(x: x, y: 110), intended: 1)) }
    replay.add(ReplayTap(point: Point(x: 134, y: 110), intended: 2))
    return try replay.results()
  }

  static func summary(_ results: Results, width: Int = 80, hasFiles: Bool = true) throws -> String {
    try text { try SummaryTable(width: width, hasFiles: hasFiles).write(results, to: $0) }
  }
}
