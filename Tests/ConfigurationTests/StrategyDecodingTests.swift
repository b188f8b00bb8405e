import HitTesting
import Testing

@testable import Configuration

struct StrategyDecodingTests {
  static let objects: [(String, AreaRule)] = [
    (#""kind": "asIs""#, .asIs),
    (#""kind": "bounds""#, .bounds),
    (#""kind": "touchEdgeInsets", "insets": -10"#, .touchEdgeInsets(Insets(all: -10))),
    (
      #""kind": "hitInsets", "insets": { "top": -1, "right": 2 }, "minimum": [44, 40]"#,
      .touchEdgeInsets(Insets(top: -1, right: 2), minimum: Size(width: 44, height: 40))
    ),
    (
      #""kind": "tapAreaInset", "grow": { "w": 3, "h": -4 }"#,
      .tapAreaInset(grow: Size(width: 3, height: -4))
    ),
    (#""kind": "minimumTapArea", "size": 44"#, .minimumTapArea(Size(width: 44, height: 44))),
    (
      #""kind": "minimumTapArea", "size": { "width": 44, "height": 0 }"#,
      .minimumTapArea(Size(width: 44, height: 0))
    ),
    (#""kind": "contentShape""#, .contentShape(nil)),
    (#""kind": "contentShape", "shape": "capsule""#, .contentShape(.capsule)),
    (
      #""kind": "contentShape", "shape": { "cornerRadius": 0 }"#, .contentShape(.cornerRadius(0))
    ),
    (
      #""kind": "tappablePadding", "padding": { "leading": 3, "bottom": 4 }, "minimum": [1, 2]"#,
      .tappablePadding(Padding(leading: 3, bottom: 4), minimum: Size(width: 1, height: 2))
    ),
    (#""kind": "overlayButton", "insets": -12"#, .overlayButton(Insets(all: -12), order: .front)),
    (
      #""kind": "overlayButton", "insets": {}, "order": "aboveTarget""#,
      .overlayButton(Insets(), order: .aboveTarget)
    ),
    (#""kind": "paddedFrame", "insets": -8"#, .paddedFrame(Insets(all: -8))),
    (#""kind": "neighborAware", "size": [44, 48]"#, .neighborAware(Size(width: 44, height: 48))),
    (#""kind": "nearest", "radius": 16.5"#, .nearest(radius: 16.5)),
  ]

  @Test(arguments: objects)
  func aKindWithItsParametersIsOneRuleForControls(_ members: String, _ area: AreaRule) throws {
    let strategies = try Sample.load(Sample.strategy("{ \"name\": \"s\", \(members) }"))
      .scenario.strategies
    #expect(strategies == [Strategy(name: "s", area: area)])
  }

  @Test func theNameDefaultsToTheKindAsWritten() throws {
    let text = Sample.strategy(##""bounds", { "kind": "hitInsets", "insets": 1 }"##)
    #expect(try Sample.load(text).scenario.strategies.map(\.name) == ["bounds", "hitInsets"])
  }

  @Test func rulesKeepTheirOrderAndSelectors() throws {
    let text = Sample.strategy(
      ##"""
      { "name": "mixed", "rules": [
        { "select": ["button", "controls", "*", "#play"], "kind": "bounds" },
        { "select": ["#next"], "kind": "minimumTapArea", "size": 44 } ] }
      """##)
    let rules = try Sample.load(text).scenario.strategies[0].rules
    #expect(
      rules == [
        Strategy.Rule(select: [.kind(.button), .controls, .all, .id("play")], area: .bounds),
        Strategy.Rule(
          select: [.id("next")], area: .minimumTapArea(Size(width: 44, height: 44))),
      ])
  }

  @Test func withoutStrategiesTheAppIsJudgedAsItIs() throws {
    let scenario = try Sample.load(Sample.config()).scenario
    #expect(scenario.strategies == [.asIs])
    #expect(scenario.baseline == 0)
  }

  @Test func theBaselineIsFoundByItsName() throws {
    let text = Sample.config(#""strategies": ["min:44", "bounds"], "baseline": "bounds""#)
    #expect(try Sample.load(text).scenario.baseline == 1)
  }
}
