import HitTesting
import Simulation
import Testing

/// Every sentence, as a user reads it.
@Suite struct ScenarioWarningsTests {
  private func warnings(
    _ views: [View], _ rules: [AreaRule], layouts: [String] = ["layout"]
  ) throws -> [String] {
    let screen = tree(views)
    return try Simulator.run(
      Scenario(
        taps: 1, layouts: layouts.map { layout(screen, name: $0) }, fingers: [finger(0)],
        strategies: rules.enumerated().map { Strategy(name: "s\($0)", area: $1) })
    ).warnings
  }

  @Test func growthIsNoWarning() throws {
    let views = [button("a", 100, 100, 20, 20), button("b", 200, 100, 20, 20)]
    #expect(
      try warnings(
        views, [.bounds, edge(10), .nearest(radius: 9), .overlayButton(Insets(all: -2))]
      ).isEmpty)
  }

  @Test func shrinking() throws {
    let views = [button("a", 100, 100, 20, 20), button("b", 200, 100, 8, 60.25)]
    #expect(
      try warnings(views, [.touchEdgeInsets(Insets(top: -10, left: 3, bottom: -10, right: 1))]) == [
        "strategy \"s0\": the hit area is smaller than what people see for "
          + "b (4 x 80.3 pt are live), a (16 x 40 pt are live)"
      ])
  }

  @Test func turningOver() throws {
    #expect(
      try warnings([button("a", 100, 100, 20, 20)], [.bounds, edge(-15)]) == [
        "strategy \"s1\": the hit area overshoots and is turned over for a (10 x 10 pt are live)"
      ])
  }

  @Test func vanishing() throws {
    let rules: [AreaRule] = [edge(-10), .tapAreaInset(grow: Size(width: -11, height: 5))]
    for rule in rules {
      #expect(
        try warnings([button("a", 100, 100, 20, 20)], [rule]) == [
          "strategy \"s0\": the hit area overshoots and leaves nothing of a"
        ])
    }
  }

  @Test func cutByAncestorsAndTheEdge() throws {
    let bar = view("bar", .view, 0, 740, 393, 40, children: [button("a", 0, 8, 24, 24)])
    let parts =
      "strategy \"s0\": the hit area is cut for a (51 % of 56 x 56 pt is live, "
    #expect(
      try warnings([bar], [edge(16)]) == [parts + "cut by bar and the screen's edge)"])
    #expect(try warnings([bar], [.bounds]).isEmpty)
  }

  @Test func whatTheAppHasTodayIsJudgedToo() throws {
    let bar = view(
      "bar", .view, 0, 740, 393, 40,
      children: [
        button("a", 184, 8, 24, 24) { $0.hitArea = edge(16) },
        button("b", 284, 8, 24, 24) { $0.hitArea = edge(-2) },
      ])
    #expect(
      try warnings([bar], [.asIs]) == [
        "strategy \"s0\": the hit area is smaller than what people see for b (20 x 20 pt are live)",
        "strategy \"s0\": the hit area is cut for a (71 % of 56 x 56 pt is live, "
          + "cut by bar)",
      ])
  }

  @Test func shareIsNeverRoundedToNothingOrAll() throws {
    let wide = view("w", .view, 0, 0, 393, 100, children: [button("a", 100, 0, 20, 100)])
    #expect(
      try warnings([wide], [.touchEdgeInsets(Insets(bottom: -0.01))]) == [
        "strategy \"s0\": the hit area is cut for a (99 % of 20 x 100 pt is live, "
          + "cut by w)"
      ])
    #expect(
      try warnings([wide], [edge(1e4)])[0].contains("(1 % of 20020 x 20100 pt is live"))
  }

  @Test func overlayCoversControls() throws {
    let row = view(
      "row", .cell, 0, 100, 393, 44, children: [button("chevron", 340, 10, 24, 24)]
    ) { $0.hasTapGesture = true }
    #expect(
      try warnings([row], [.overlayButton(Insets())]) == [
        "strategy \"s0\": an overlay button covers chevron (inside row)"
      ])
  }

  @Test func longListsAreShortened() throws {
    let views = (0..<5).map { button("b\($0)", 50 * Double($0) + 20, 100, 20, 20) }
    let live = "(18 x 18 pt are live)"
    #expect(
      try warnings(views, [edge(-1)]) == [
        "strategy \"s0\": the hit area is smaller than what people see for b0, b1, "
          + "b2 \(live) and 2 more"
      ])
  }

  @Test func theLeastLiveIsNamedFirst() throws {
    let bars = [
      view("low", .view, 0, 100, 393, 30, children: [button("a", 100, 5, 20, 20)]),
      view("lower", .view, 0, 200, 393, 20, children: [button("b", 100, 0, 20, 20)]),
    ]
    #expect(
      try warnings(bars, [edge(10)]) == [
        "strategy \"s0\": the hit area is cut for b (50 % of 40 x 40 pt is live, cut by lower), "
          + "a (75 % of 40 x 40 pt is live, cut by low)"
      ])
  }

  @Test func layoutsAreNamedWhereThereAreSeveral() throws {
    let found = try warnings([button("a", 100, 100, 20, 20)], [edge(-15)], layouts: ["one", "two"])
    #expect(
      found
        == ["one", "two"].map {
          "layout \"\($0)\", strategy \"s0\": the hit area overshoots and is turned over for "
            + "a (10 x 10 pt are live)"
        })
  }
}
