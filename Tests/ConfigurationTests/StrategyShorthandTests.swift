import HitTesting
import Testing

@testable import Configuration

struct StrategyShorthandTests {
  static let forms: [(String, AreaRule)] = [
    ("bounds", .bounds),
    ("as-is", .asIs),
    ("edge:-10", .touchEdgeInsets(Insets(all: -10))),
    ("edge:-10,-4,-10.5,4", .touchEdgeInsets(Insets(top: -10, left: -4, bottom: -10.5, right: 4))),
    ("grow:10", .tapAreaInset(grow: Size(width: 10, height: 10))),
    ("grow:12x-6", .tapAreaInset(grow: Size(width: 12, height: -6))),
    ("min:44", .minimumTapArea(Size(width: 44, height: 44))),
    ("min:44x48", .minimumTapArea(Size(width: 44, height: 48))),
    ("overlay:-12", .overlayButton(Insets(all: -12))),
    ("overlay:1,2,3,4", .overlayButton(Insets(top: 1, left: 2, bottom: 3, right: 4))),
    ("padded:-12", .paddedFrame(Insets(all: -12))),
    ("padded:1,2,3,4", .paddedFrame(Insets(top: 1, left: 2, bottom: 3, right: 4))),
    ("shape:rectangle", .contentShape(.rectangle)),
    ("shape:ellipse", .contentShape(.ellipse)),
    ("shape:capsule", .contentShape(.capsule)),
    ("shape:8", .contentShape(.cornerRadius(8))),
    ("padding:12", .tappablePadding(Padding(all: 12))),
    (
      "padding:1,2,3,4",
      .tappablePadding(Padding(top: 1, leading: 2, bottom: 3, trailing: 4))
    ),
    ("aware:44", .neighborAware(Size(width: 44, height: 44))),
    ("aware:44x40", .neighborAware(Size(width: 44, height: 40))),
    ("nearest:16", .nearest(radius: 16)),
  ]

  @Test(arguments: forms)
  func theStringIsAStrategyForControlsAndItsName(_ text: String, _ area: AreaRule) {
    #expect(StrategyShorthand.strategy(text) == Strategy(name: text, area: area))
  }

  @Test(arguments: [
    "", ":", "bounds:1", "as-is:", "edge:", "edge:1,2,3", "edge:1,,2,3", "edge:--1", "edge:1e999",
    "edge:inf", "grow:1,2", "grow:x", "min:-1", "min:44x", "aware:1x-1", "nearest:-1",
    "shape:-1", "padding:nan", "Edge:-10", " edge:-10", "edge: -10", "edge:-10 ", "min:4 4",
    "min:\u{0664}",
  ])
  func otherStringsAreNone(_ text: String) {
    #expect(StrategyShorthand.strategy(text) == nil)
  }
}
