import HitTesting
import TouchModels

@testable import Reporting
@testable import Simulation

/// Results built by hand, as an engine would give them.
enum Examples {
  /// Five 20 pt icons 4 pt apart, sigma 7, the last in front: counts of 100,000 taps from the
  /// normal distribution function.
  static var fiveIcons: Results {
    let received: [[[Int]]] = [
      [
        [71_719, 1927, 0, 0, 0], [1927, 71_719, 1927, 0, 0], [0, 1927, 71_719, 1927, 0],
        [0, 0, 1927, 71_719, 1927], [0, 0, 0, 1927, 71_719],
      ],
      [
        [61_059, 38_680, 10, 0, 0], [84, 61_059, 38_680, 10, 0], [0, 84, 61_059, 38_680, 10],
        [0, 0, 84, 61_059, 38_690], [0, 0, 0, 84, 99_666],
      ],
      [
        [95_433, 4317, 0, 0, 0], [4317, 91_200, 4317, 0, 0], [0, 4317, 91_200, 4317, 0],
        [0, 0, 4317, 91_200, 4317], [0, 0, 0, 4317, 95_433],
      ],
    ]
    let icons = (0..<5).map {
      button("icon-\($0 + 1)", x: 100 + 24 * Double($0), y: 400, width: 20, height: 20)
    }
    let size = Size(width: 44, height: 44)
    return results(
      layout: "icons", finger: "sigma-7", views: icons,
      strategies: [
        Strategy(name: "bounds", area: .bounds),
        Strategy(name: "min-44", area: .minimumTapArea(size)),
        Strategy(name: "aware-44", area: .neighborAware(size)),
      ], received: received, areas: icons.indices.map(fiveIconsAreas))
  }

  private static func fiveIconsAreas(_ index: Int) -> [AreaResult] {
    let x = 100 + 24 * Double(index)
    let frame = Box(minX: x, minY: 400, maxX: x + 20, maxY: 420)
    let large = frame.grown(by: 12)
    var live = large
    if index < 4 { live.maxX = x + 12 }
    var aware = large
    if index > 0 { aware.minX = x - 2 }
    if index < 4 { aware.maxX = x + 22 }
    return [
      AreaResult(frame: frame, asked: frame, live: frame, liveShare: 1, lostTo: []),
      AreaResult(
        frame: frame, asked: large, live: live, liveShare: index < 4 ? 24.0 / 44 : 1,
        lostTo: index < 4 ? [index + 2] : []),
      AreaResult(frame: frame, asked: aware, live: aware, liveShare: 1, lostTo: []),
    ]
  }

  static func button(
    _ id: String, x: Double, y: Double, width: Double, height: Double, text: String? = nil
  ) -> View {
    var view = View(
      id: id, kind: .button, frame: Rectangle(x: x, y: y, width: width, height: height))
    view.text = text
    return view
  }

  /// Results of one layout and finger: `received` goes strategy by strategy, target by target, and
  /// counts the taps that each target got of those meant for it; the rest of `taps` found a gap.
  static func results(
    layout: String, finger: String, views: [View], strategies: [Strategy],
    received: [[[Int]]], areas: [[AreaResult]], taps: Int = 100_000
  ) -> Results {
    let tree = ViewTree(Screen(size: Size(width: 393, height: 852), views: views))
    let targets = tree.views.indices.filter { tree.views[$0].isControl }
    let scenario = Scenario(
      seed: 42, taps: taps,
      layouts: [.init(name: layout, tree: tree, targets: targets, pointsPerInch: 160)],
      fingers: [
        FingerModel(name: finger, components: [.init(spread: .sigma([7, 7]))])
      ], strategies: strategies)
    let rows = targets.indices.map { place in
      TargetResult(
        target: targets[place],
        strategies: strategies.indices.map { strategy in
          answer(received, strategy, place, targets, taps)
        })
    }
    let totals = strategies.indices.map { total(rows, $0, taps) }
    return Results(
      scenario: scenario, areas: [areas],
      runs: [.init(layout: 0, finger: 0, targets: rows, totals: totals)], warnings: [])
  }

  private static func answer(
    _ received: [[[Int]]], _ strategy: Int, _ place: Int, _ targets: [Int], _ taps: Int
  ) -> StrategyResult {
    let counts = received[strategy][place]
    let hits = counts[place]
    let collisions = counts.reduce(0, +) - hits
    let misses = taps - hits - collisions
    var outcomes = [
      Outcome(event: .acted(targets[place]), isHit: true, share: Share(count: hits, of: taps))
    ]
    for (other, count) in counts.enumerated() where other != place && count > 0 {
      outcomes.append(
        Outcome(
          event: .acted(targets[other]), isHit: false, share: Share(count: count, of: taps)))
    }
    if misses > 0 {
      outcomes.append(
        Outcome(event: .missed(.gap), isHit: false, share: Share(count: misses, of: taps)))
    }
    let gain = hits - received[0][place][place]
    return StrategyResult(
      taps: taps, hits: Share(count: hits, of: taps), misses: Share(count: misses, of: taps),
      collisions: Share(count: collisions, of: taps), outcomes: outcomes,
      comparison: strategy == 0
        ? nil
        : Comparison(gained: max(gain, 0), lost: max(-gain, 0), taps: taps, margin: 0.001))
  }

  private static func total(
    _ rows: [TargetResult], _ strategy: Int, _ taps: Int
  ) -> StrategyResult {
    let answers = rows.map { $0.strategies[strategy] }
    let all = answers.map { _ in taps }
    let weights = answers.map { _ in 1.0 }
    let share = { (part: KeyPath<StrategyResult, Share>) in
      Share(counts: answers.map { $0[keyPath: part].count ?? 0 }, taps: all, weights: weights)
    }
    return StrategyResult(
      taps: taps * rows.count, hits: share(\.hits), misses: share(\.misses),
      collisions: share(\.collisions), outcomes: [],
      comparison: strategy == 0
        ? nil
        : Comparison(
          gained: answers.map { $0.comparison?.gained.count ?? 0 },
          lost: answers.map { $0.comparison?.lost.count ?? 0 }, taps: all, weights: weights,
          margin: 0.001))
  }

  /// What a sink was given.
  static func text(_ body: (@escaping TextSink) throws -> Void) rethrows -> String {
    let text = Collected()
    try body { text.value += $0 }
    return text.value
  }

  private final class Collected {
    var value = ""
  }
}
