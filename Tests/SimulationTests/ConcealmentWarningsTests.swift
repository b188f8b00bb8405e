import HitTesting
import Testing

@testable import Simulation

/// Targets that lie partly behind other views.
@Suite struct ConcealmentWarningsTests {
  private func warnings(
    _ views: [View], _ rules: [AreaRule] = [.bounds], layouts: [String] = ["layout"]
  ) throws -> [String] {
    let screen = tree(views)
    return try Simulator.warnings(
      about: Scenario(
        layouts: layouts.map { layout(screen, name: $0) }, fingers: [finger(0)],
        strategies: rules.enumerated().map { Strategy(name: "s\($0)", area: $1) }))
  }

  private let start = "less than half of what people see takes taps for "

  @Test func aToastInFrontIsToldOnceWhateverTheStrategies() throws {
    let views = [
      button("delete", 100, 100, 60, 30), button("keep", 100, 200, 60, 30),
      view("toast", .view, 120, 90, 200, 60),
    ]
    let told = start + "delete (33 %, toast is in front)"
    #expect(try warnings(views) == [told])
    #expect(try warnings(views, [.asIs, .bounds]).filter { $0.contains("in front") } == [told])
    #expect(try warnings(views, [edge(10), .bounds]).filter { $0.contains("in front") } == [told])
    #expect(
      try warnings(views, layouts: ["one", "two"])
        == ["one", "two"].map { "layout \"\($0)\", " + told })
    // Nothing here keeps to the bounds, so a strategy has a part in it.
    #expect(try warnings(views, [edge(10)]).isEmpty)
  }

  @Test func theWorstIsNamedFirstAndLongListsAreShortened() throws {
    let widths = [9.0, 6, 9, 3, 8]
    let views = widths.enumerated().flatMap { index, width in
      let x = 50 * Double(index)
      return [
        button("b\(index)", x, 100, 20, 20), view("c\(index)", .view, x + width, 100, 40, 20),
      ]
    }
    #expect(
      try warnings(views) == [
        start + "b3 (15 %, c3 is in front), b1 (30 %, c1 is in front), b4 (40 %, c4 is in front) "
          + "and 2 more"
      ])
  }

  @Test func halfIsEnough() throws {
    let cover = view("cover", .view, 110, 100, 40, 20)
    #expect(try warnings([button("a", 100, 100, 20, 20), cover]).isEmpty)
    #expect(
      try warnings([button("a", 100, 100, 20, 20), cover, view("d", .view, 109, 100, 9, 9)])
        == [start + "a (48 %, cover and d are in front)"])
  }

  @Test func whatIsWhollyBehindIsToldAsOutOfReach() throws {
    let sheet = view("sheet", .view, 0, 0, 393, 852)
    #expect(
      try warnings([button("a", 100, 100, 20, 20), sheet]) == [
        "strategy \"s0\": no tap can fire a (wholly covered by sheet)"
      ])
  }

  @Test func controlsInsideAndAncestorsAreNoTrouble() throws {
    let row = view(
      "row", .cell, 0, 100, 300, 40, children: [button("wide", 0, 0, 290, 40)]
    ) { $0.hasTapGesture = true }
    #expect(try warnings([row]).isEmpty)
    let bar = view("bar", .view, 0, 100, 300, 10, children: [button("a", 10, 0, 20, 40)])
    #expect(try warnings([bar]).isEmpty)
  }

  @Test func whatControlsInsideTakeIsNotLaidToWhatIsInFront() throws {
    let row = view(
      "row", .cell, 0, 100, 100, 40, children: [button("inner", 0, 0, 60, 40)]
    ) { $0.hasTapGesture = true }
    let badge = view("badge", .view, 90, 100, 10, 40)
    #expect(try warnings([row, badge]).isEmpty)
    let toast = view("toast", .view, 10, 100, 90, 40)
    let slim = view(
      "slim", .cell, 0, 100, 100, 40, children: [button("chevron", 0, 0, 5, 40)]
    ) { $0.hasTapGesture = true }
    #expect(try warnings([slim, toast]) == [start + "slim (5 %, toast is in front)"])
  }

  @Test func whatAncestorsClipIsNotSeen() throws {
    let cover = view("cover", .view, 20, 100, 300, 10)
    let bar = { (clips: Bool) in
      view("bar", .view, 0, 100, 300, 10, children: [button("a", 10, 0, 20, 40)]) {
        $0.clipsToBounds = clips
      }
    }
    #expect(try warnings([bar(true), cover]).isEmpty)
    #expect(
      try warnings([bar(false), cover])
        == [start + "a (13 %, partly outside bar, cover is in front)"])
  }
}
