import HitTesting
import Testing
import TouchModels

@testable import Reporting
@testable import Simulation

@Suite struct InsetAdviceTests {
  private static func advice(_ results: Results) -> [String] {
    let view = RunView(results: results, run: results.runs[0], margin: 0.001)
    return InsetAdvice(view: view, width: 100, mostGroups: 12, hasFiles: true)
      .lines(Style(isOn: false))
  }

  /// One view under `plain` and a better strategy that asks for `asked`.
  private static func one(
    _ view: View, _ rule: AreaRule, visible: Box, asked: Box?, live: Double? = 1,
    lostTo: [Int] = []
  ) -> Results {
    Examples.results(
      layout: "one", finger: "tappy", views: [view],
      strategies: [
        Strategy(name: "plain", area: .bounds), Strategy(name: "better", area: rule),
      ], received: [[[500]], [[900]]],
      areas: [
        [
          AreaResult(frame: visible, asked: visible, live: visible, liveShare: 1, lostTo: []),
          AreaResult(
            frame: visible, asked: asked, live: asked, liveShare: live, lostTo: lostTo),
        ]
      ], taps: 1000)
  }

  @Test func insetsAreMeasuredFromTheWholeFrameWhereTheScreenCutsIt() {
    let view = Examples.button("edge", x: -10, y: 100, width: 30, height: 30)
    let results = Self.one(
      view, .touchEdgeInsets(Insets(top: -5, left: -6, bottom: -7, right: -8)),
      visible: Box(minX: 0, minY: 100, maxX: 20, maxY: 130),
      asked: Box(minX: -16, minY: 95, maxX: 28, maxY: 137), live: 0.61, lostTo: [0])
    #expect(
      Self.advice(results) == [
        "Insets to use: those of better (90.0 % hits, 0.0 % collisions).", "  // edge",
        "  UIEdgeInsets(top: -5, left: -6, bottom: -7, right: -8)",
        "  // edge: only 61.0 % of this is live, screen takes the rest",
      ])
  }

  /// Of many takers the first two are told, so two targets that share those share a line.
  @Test func whatReadsAlikeIsOneLine() {
    let views = ["a", "b", "c", "d", "e", "f", "g"].enumerated().map {
      Examples.button($0.element, x: Double(40 * $0.offset), y: 0, width: 20, height: 20)
    }
    let areas = views.enumerated().map { index, view in
      [
        AreaResult(
          frame: view.frame.box, asked: view.frame.box, live: view.frame.box, liveShare: 1,
          lostTo: []),
        AreaResult(
          frame: view.frame.box, asked: view.frame.box.grown(by: 10),
          live: view.frame.box, liveShare: index < 2 ? 0.5 : 1,
          lostTo: index < 2 ? [3, 4, 5, 6 + index] : []),
      ]
    }
    let results = Examples.results(
      layout: "many", finger: "tappy", views: views,
      strategies: [
        Strategy(name: "plain", area: .bounds),
        Strategy(name: "better", area: .touchEdgeInsets(Insets(all: -10))),
      ],
      received: [500, 900].map { hits in
        views.indices.map { target in views.indices.map { $0 == target ? hits : 0 } }
      }, areas: areas, taps: 1000)
    let lines = Self.advice(results).filter { $0.contains("live") }
    #expect(
      lines == ["  // a and b: only 50.0 % of this is live, c, d and 2 more take the rest"])
  }

  @Test func aTurnedViewIsMeasuredOnTheScreenAndSaysSo() {
    var view = Examples.button("dial", x: 100, y: 100, width: 20, height: 40)
    view.transform = Transform(rotation: 90)
    let visible = Box(minX: 90, minY: 110, maxX: 130, maxY: 130)
    let results = Self.one(
      view, .minimumTapArea(Size(width: 44, height: 44)), visible: visible,
      asked: visible.grown(by: 2))
    let lines = Self.advice(results)
    #expect(lines.contains("  UIEdgeInsets(top: -2, left: -2, bottom: -2, right: -2)"))
    #expect(lines.contains("  // dial: turned or scaled, so measured on the screen"))
  }

  @Test func roundingOnTheWayToTheScreenIsNotShown() {
    let view = Examples.button("a", x: 0.1, y: 0.2, width: 24.3, height: 24.3)
    let results = Self.one(
      view, .touchEdgeInsets(Insets(all: -10.25)), visible: view.frame.box,
      asked: Box(minX: 0.1 - 10.25, minY: 0.2 - 10.25, maxX: 24.4 + 10.25, maxY: 24.5 + 10.25))
    #expect(
      Self.advice(results).contains(
        "  UIEdgeInsets(top: -10.25, left: -10.25, bottom: -10.25, right: -10.25)"))
  }

  @Test func aShapeOrANullAreaIsNotPassedOffAsInsets() {
    let view = Examples.button("a", x: 10, y: 10, width: 20, height: 20)
    let round = Self.advice(
      Self.one(view, .contentShape(.ellipse), visible: view.frame.box, asked: view.frame.box))
    #expect(round.contains("  // a: the box round the shape"))
    let null = Self.advice(
      Self.one(
        view, .tapAreaInset(grow: Size(width: -20, height: 0)), visible: view.frame.box,
        asked: nil, live: nil))
    #expect(null.contains("  // a: no hit area at all"))
    #expect(!null.joined().contains("UIEdgeInsets"))
  }

  @Test func whereOnlyNearestIsAskedThereAreNoInsets() {
    let results = Examples.row(
      of: 2, strategies: [(Strategy(name: "near", area: .nearest(radius: 16)), { _ in 900 })])
    #expect(
      Self.advice(results) == [
        "Insets to use: none of the strategies can be written as insets."
      ])
  }

  /// A button in a bar 4 pt round it, in a panel; `rules` beside a button's insets of 20.
  private static func bar(_ rules: [Strategy.Rule]) throws -> Results {
    let button = Examples.button("play", x: 184, y: 4, width: 24, height: 24)
    let bar = View(
      id: "bar", frame: Rectangle(x: 0, y: 40, width: 393, height: 32), children: [button])
    let panel = View(
      id: "panel", frame: Rectangle(x: 0, y: 700, width: 393, height: 100), children: [bar])
    let screen = Screen(size: Size(width: 393, height: 852), views: [panel])
    let all = Strategy.Rule(select: [.controls], area: .touchEdgeInsets(Insets(all: -20)))
    let finger = FingerModel(name: "f", components: [.init(spread: .sigma([9, 9]))])
    return try Simulator.run(
      Scenario(
        taps: 1000,
        layouts: [
          .init(name: "bar", tree: ViewTree(screen), targets: [3], pointsPerInch: 160)
        ], fingers: [finger],
        strategies: [
          Strategy(name: "plain", area: .bounds), Strategy(name: "grown", rules: [all] + rules),
        ]))
  }

  @Test func containersThatMustLetTheTouchesInAreNamed() throws {
    let insets = Insets(top: -16, bottom: -16)
    let lines = Self.advice(
      try Self.bar([.init(select: [.id("bar")], area: .touchEdgeInsets(insets))]))
    #expect(
      lines.dropFirst() == [
        "  // play", "  UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20)",
        "  // bar, which must let the touches in",
        "  UIEdgeInsets(top: -16, left: 0, bottom: -16, right: 0)",
      ])
  }

  @Test func containersThatTheStrategyLeavesAloneAreNot() throws {
    for rules in [
      [], [Strategy.Rule(select: [.kind(.view)], area: .bounds)],
      [Strategy.Rule(select: [.kind(.view)], area: .minimumTapArea(Size(width: 9, height: 9)))],
    ] {
      #expect(Self.advice(try Self.bar(rules)).count { $0.contains("//") } == 2)
    }
  }

  @Test func severalContainersWithTheSameInsetsAreOneGroup() throws {
    let lines = Self.advice(
      try Self.bar([.init(select: [.kind(.view)], area: .touchEdgeInsets(Insets(all: -50)))]))
    #expect(lines.contains("  // panel and bar, which must let the touches in"))
    let smaller = Self.advice(
      try Self.bar([.init(select: [.id("panel")], area: .touchEdgeInsets(Insets(left: 5)))]))
    #expect(smaller.contains("  // panel, whose area the strategy changes too"))
  }

  @Test func targetsThatKeepTheirBoundsAreCounted() {
    let size = Size(width: 44, height: 44)
    var results = Examples.row(
      of: 3,
      strategies: [
        (.asIs, { _ in 500 }),
        (Strategy(name: "grown", area: .minimumTapArea(size)), { _ in 900 }),
      ])
    let grown = results.areas[0][1][1].frame.grown(by: 2)
    results.areas[0][1][1] = AreaResult(
      frame: results.areas[0][1][1].frame, asked: grown, live: grown, liveShare: 1, lostTo: [])
    #expect(
      Self.advice(results).dropFirst() == [
        "  // key-1", "  UIEdgeInsets(top: -2, left: -2, bottom: -2, right: -2)",
        "  // 2 targets keep their bounds",
      ])
  }

  @Test func aControlInsideItsTargetTakesNothingAway() {
    var cell = Examples.button("cell", x: 0, y: 100, width: 300, height: 40)
    cell.children = [Examples.button("download", x: 250, y: 8, width: 24, height: 24)]
    let inner = Box(minX: 250, minY: 108, maxX: 274, maxY: 132)
    let whole = { (box: Box) in
      AreaResult(frame: box, asked: box, live: box, liveShare: 1, lostTo: [])
    }
    let advice = { (takers: [Int]) in
      let frame = cell.frame.box
      let grown = AreaResult(
        frame: frame, asked: frame.grown(by: 4), live: frame, liveShare: 0.9, lostTo: takers)
      return Self.advice(
        Examples.results(
          layout: "list", finger: "tappy", views: [cell],
          strategies: [
            Strategy(name: "plain", area: .bounds),
            Strategy(name: "better", area: .touchEdgeInsets(Insets(all: -4))),
          ], received: [[[500, 0], [0, 500]], [[900, 0], [0, 500]]],
          areas: [[whole(frame), grown], [whole(inner), whole(inner)]], taps: 1000)
      ).filter { $0.contains("cell") }
    }
    #expect(advice([2]) == ["  // cell"])
    #expect(
      advice([0, 2]).last
        == "  // cell: only 90.0 % of this is live, screen and controls inside take the rest")
  }

  @Test func targetsWithoutRecordedTapsGetNoAdvice() throws {
    let lines = Self.advice(try Examples.fewTaps(x: [97, 98, 108]))
    #expect(
      lines.dropFirst() == [
        "  // a and b", "  UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)",
        "  // a: only 54.5 % of this is live, b takes the rest", "  // 2 targets had no taps",
      ])
    #expect(
      Self.advice(try Examples.fewTaps()).joined(separator: " ")
        == "Insets to use: none, as bounds (100.0 % hits, 0.0 % collisions) keeps to the bounds of "
        + "what was tapped.")
  }
}
