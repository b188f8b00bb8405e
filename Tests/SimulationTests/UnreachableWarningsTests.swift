import HitTesting
import Testing

@testable import Simulation

/// Why no tap fires a target.
@Suite struct UnreachableWarningsTests {
  /// The warnings about some targets under `bounds`, or the rules given.
  private func warnings(
    _ views: [View], targets: [String], _ rules: [AreaRule] = [.bounds],
    platform: Platform = .uikit
  ) throws -> [String] {
    try Simulator.warnings(
      about: Scenario(
        layouts: [layout(tree(views, platform: platform), targets: targets)],
        fingers: [finger(0)],
        strategies: rules.enumerated().map { Strategy(name: "s\($0)", area: $1) }))
  }

  private func sentence(_ list: String) -> [String] { ["strategy \"s0\": no tap can fire \(list)"] }

  @Test func theTargetItselfLetsNoneIn() throws {
    let views = [
      button("a", 0, 0, 20, 20) { $0.isHidden = true },
      button("b", 30, 0, 20, 20) { $0.alpha = 0 },
      button("c", 60, 0, 20, 20) { $0.isUserInteractionEnabled = false },
      button("d", 90, 0, 20, 20) { $0.isEnabled = false },
      button("e", 120, 0, 20, 20) { $0.isPassthrough = true },
    ]
    #expect(
      try warnings(views, targets: ["a", "b", "c"])
        == sentence("a (hidden), b (transparent), c (its user interaction is off)"))
    #expect(
      try warnings(views, targets: ["d", "e"])
        == sentence("d (disabled), e (passthrough, so never found)"))
    #expect(
      try warnings(views, targets: ["a", "b", "c", "d", "e"])[0].hasSuffix(" and 2 more"))
  }

  @Test func anAncestorLetsNoneIn() throws {
    let bar = view("bar", .view, 0, 0, 393, 40, children: [button("a", 9, 9, 20, 20)]) {
      $0.isUserInteractionEnabled = false
    }
    #expect(
      try warnings([bar], targets: ["a"])
        == sentence("a (inside bar, which takes no user interaction)"))
    let hidden = view("v", .view, 0, 0, 393, 40, children: [bar]) { $0.isHidden = true }
    #expect(
      try warnings([hidden], targets: ["a"]) == sentence("a (inside v, which is hidden)"))
    let closed = view(
      "w", .view, 0, 0, 393, 40, platform: .swiftui, children: [button("a", 9, 9, 20, 20)]
    ) { $0.allowsHitTesting = false }
    #expect(
      try warnings([closed], targets: ["a"], platform: .swiftui)
        == sentence("a (inside w, which allows no hit testing)"))
  }

  @Test func aParentWithoutAreaLetsNoneIn() throws {
    let bar = view("bar", .view, 0, 100, 393, 0, children: [button("a", 9, 9, 20, 20)])
    #expect(
      try warnings([bar], targets: ["a"]) == sentence("a (inside bar, which has no area)"))
    // Only a rule for the bar helps: a strategy that reaches the button only does not.
    #expect(
      try warnings([bar], targets: ["a"], [edge(3)]).first
        == sentence("a (inside bar, which has no area)")[0])
  }

  @Test func aTargetMayLieOutsideItsParentOrUnderOthers() throws {
    let bar = view("bar", .view, 0, 100, 393, 40, children: [button("a", 9, 60, 20, 20)])
    #expect(try warnings([bar], targets: ["a"]) == sentence("a (outside bar)"))
    let sheet = view("sheet", .view, 0, 50, 393, 800)
    #expect(
      try warnings([button("b", 9, 60, 20, 20), sheet], targets: ["b"])
        == sentence("b (wholly covered by sheet)"))
    let halves = [view("l", .view, 0, 50, 20, 800), view("r", .view, 20, 50, 20, 800)]
    #expect(
      try warnings([button("b", 9, 60, 20, 20)] + halves, targets: ["b"])
        == sentence("b (wholly covered by l and r)"))
  }

  @Test func aRecognizerAboveTakesTheTapsOfACustomControl() throws {
    let row = view(
      "row", .cell, 0, 100, 393, 44, children: [view("knob", .control, 9, 9, 20, 20)]
    ) { $0.hasTapGesture = true }
    #expect(
      try warnings([row], targets: ["knob"])
        == sentence("knob (the tap gesture of row takes its taps)"))
  }

  @Test func whatIsSoUnderEveryStrategyIsSaidOnce() throws {
    let views = [button("a", 50, 50, 20, 20) { $0.isHidden = true }, button("b", 90, 90, 20, 20)]
    #expect(
      try warnings(views, targets: ["a", "b"], [.bounds, edge(5)]) == [
        "no tap can fire a (hidden), whatever the strategy"
      ])
    let sheet = view("sheet", .view, 0, 0, 393, 110)
    #expect(
      try warnings([views[1], sheet], targets: ["b"], [.bounds, edge(5)]) == [
        "strategy \"s0\": no tap can fire b (wholly covered by sheet)"
      ])
  }

  @Test(.timeLimit(.minutes(1))) func manyViewsTakeTimeInProportion() throws {
    let count = 20_000
    let hidden = (0..<count).map { place in
      button("h\(place)", Double(place % 300) + 20, 100, 20, 20) { $0.isHidden = place > 0 }
    }
    let overlay = AreaRule.overlayButton(Insets(all: -4), order: .aboveTarget)
    #expect(
      try warnings(hidden, targets: ["h0", "h1"], [overlay]) == sentence("h1 (hidden)"))
  }
}
