import Foundation
import Testing

@testable import Configuration

/// Each input and every line of its error.
struct StrategyErrorTests {
  @Test(arguments: cases)
  func aWrongStrategyIsToldByKeyFoundAndAllowed(_ errorCase: ErrorCase) throws {
    try #expect(Sample.problems(errorCase.input).joined(separator: "\n") == errorCase.lines)
  }

  static let cases: [ErrorCase] = [
    ErrorCase(
      Sample.strategy(##"3"##),
      ##"""
      c.json: strategies[0]: found 3, expected an object with a kind or rules, or a string \##
      such as <shorthands>
      """##),
    ErrorCase(
      Sample.strategy(##"{}"##),
      ##"""
      c.json: strategies[0]: found neither kind nor rules, expected one of the two
      """##),
    ErrorCase(
      Sample.strategy(##""edge""##),
      ##"""
      c.json: strategies[0]: found "edge", expected an object, or a string such as \##
      <shorthands>; did you mean "edge:-10"?
      """##),
    ErrorCase(
      Sample.strategy(##""edge:x""##),
      ##"""
      c.json: strategies[0]: found "edge:x", expected an object, or a string such as \##
      <shorthands>; did you mean "edge:-10"?
      """##),
    ErrorCase(
      Sample.strategy(##""edge:1,2""##),
      ##"""
      c.json: strategies[0]: found "edge:1,2", expected an object, or a string such as \##
      <shorthands>; did you mean "edge:-10"?
      """##),
    ErrorCase(
      Sample.strategy(##""min:-4""##),
      ##"""
      c.json: strategies[0]: found "min:-4", expected an object, or a string such as \##
      <shorthands>; did you mean "min:44"?
      """##),
    ErrorCase(
      Sample.strategy(##""min:44x44x44""##),
      ##"""
      c.json: strategies[0]: found "min:44x44x44", expected an object, or a string such as \##
      <shorthands>; did you mean "min:44"?
      """##),
    ErrorCase(
      Sample.strategy(##""minn:44""##),
      ##"""
      c.json: strategies[0]: found "minn:44", expected an object, or a string such as \##
      <shorthands>; did you mean "min:44"?
      """##),
    ErrorCase(
      Sample.strategy(##""nearest:nan""##),
      ##"""
      c.json: strategies[0]: found "nearest:nan", expected an object, or a string such as \##
      <shorthands>; did you mean "nearest:16"?
      """##),
    ErrorCase(
      Sample.strategy(##""grow:0x1p3""##),
      ##"""
      c.json: strategies[0]: found "grow:0x1p3", expected an object, or a string such as \##
      <shorthands>; did you mean "grow:10"?
      """##),
    ErrorCase(
      Sample.strategy(##""shape:circle""##),
      ##"""
      c.json: strategies[0]: found "shape:circle", expected an object, or a string such as \##
      <shorthands>; did you mean "shape:ellipse"?
      """##),
    ErrorCase(
      Sample.strategy(##""""##),
      ##"""
      c.json: strategies[0]: found "", expected an object, or a string such as <shorthands>
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "bound" }"##),
      ##"""
      c.json: strategies[0].kind: found "bound", expected <kinds>; did you mean "bounds"?
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "a", "rules": [{ "select": ["*"], "kind": "min:44" }] }"##),
      ##"""
      c.json: strategies[0].rules[0].kind: found "min:44", expected <kinds>; short strings stand \##
      in place of a whole strategy, so here write "kind": "minimumTapArea", "size": [44, 44]
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "nearest:9" }"##),
      ##"""
      c.json: strategies[0].kind: found "nearest:9", expected <kinds>; short strings stand in \##
      place of a whole strategy, so here write "kind": "nearest", "radius": 9
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": 1 }"##),
      ##"""
      c.json: strategies[0].kind: found 1, expected a string
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "", "kind": "bounds" }"##),
      ##"""
      c.json: strategies[0].name: found "", expected a string that is not empty
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "a", "kind": "bounds", "rules": [] }"##),
      ##"""
      c.json: strategies[0]: found kind and rules, expected one of the two
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "a", "rules": [] }"##),
      ##"""
      c.json: strategies[0].rules: found an empty list, expected a list of one or more rules
      """##),
    ErrorCase(
      Sample.strategy(##"{ "rules": [{ "select": ["*"], "kind": "bounds" }] }"##),
      ##"""
      c.json: strategies[0].name: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "a", "rules": [{ "kind": "bounds" }] }"##),
      ##"""
      c.json: strategies[0].rules[0].select: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.strategy(
        ##"""
        { "name": "a", "rules": [{ "select": ["buton"], "kind": "bounds" }] }
        """##),
      ##"""
      c.json: strategies[0].rules[0].select[0]: found "buton", expected a selector: #id, a \##
      kind of view, controls or *; did you mean "button"?
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "a", "rules": [{ "select": [], "kind": "bounds" }] }"##),
      ##"""
      c.json: strategies[0].rules[0].select: found an empty list, expected a list of one or \##
      more selectors
      """##),
    ErrorCase(
      Sample.strategy(
        ##"""
        { "name": "a", "rules": [{ "select": "button", "kind": "bounds" }] }
        """##),
      ##"""
      c.json: strategies[0].rules[0].select: found "button", expected a list of selectors
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "a", "rules": [{ "select": ["#"], "kind": "bounds" }] }"##),
      ##"""
      c.json: strategies[0].rules[0].select[0]: found "#", expected a selector: #id, a kind \##
      of view, controls or *
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "a", "select": ["*"], "kind": "bounds" }"##),
      ##"""
      c.json: strategies[0].select: found an unknown key, expected one of name, kind
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "touchEdgeInsets" }"##),
      ##"""
      c.json: strategies[0].insets: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "touchEdgeInsets", "insets": { "top": "ten" } }"##),
      ##"""
      c.json: strategies[0].insets.top: found "ten", expected a number
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "touchEdgeInsets", "insets": { "topp": 1 } }"##),
      ##"""
      c.json: strategies[0].insets.topp: found an unknown key, expected one of top, left, \##
      bottom, right; did you mean "top"?
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "touchEdgeInsets", "insets": [1, 2, 3, 4] }"##),
      ##"""
      c.json: strategies[0].insets: found a list of 4 values, expected a number, or an object \##
      with top, left, bottom, right
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "touchEdgeInsets", "inset": -10 }"##),
      ##"""
      c.json: strategies[0].inset: found an unknown key, expected one of name, kind, insets, \##
      minimum; did you mean "insets"?
      c.json: strategies[0].insets: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "touchEdgeInsets", "insets": 1, "minimum": [44, -1] }"##),
      ##"""
      c.json: strategies[0].minimum[1]: found -1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "tapAreaInset", "grow": 10 }"##),
      ##"""
      c.json: strategies[0].grow: found 10, expected a pair [w, h]
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "tapAreaInset", "insets": 10 }"##),
      ##"""
      c.json: strategies[0].insets: found an unknown key, expected one of name, kind, grow, \##
      minimum
      c.json: strategies[0].grow: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "minimumTapArea", "size": [44] }"##),
      ##"""
      c.json: strategies[0].size: found a list of 1 value, expected a pair [w, h]
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "minimumTapArea", "size": -44 }"##),
      ##"""
      c.json: strategies[0].size: found -44, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.strategy(
        ##"""
        { "kind": "minimumTapArea", "size": { "w": 44, "width": 44, "h": 44 } }
        """##),
      ##"""
      c.json: strategies[0].size.width: found width beside w, expected one of them
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "contentShape", "shape": "circle" }"##),
      ##"""
      c.json: strategies[0].shape: found "circle", expected "rectangle", "ellipse" or \##
      "capsule", or { "cornerRadius": r }
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "contentShape", "shape": { "cornerRadius": -1 } }"##),
      ##"""
      c.json: strategies[0].shape.cornerRadius: found -1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "contentShape", "shape": {} }"##),
      ##"""
      c.json: strategies[0].shape.cornerRadius: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "tappablePadding", "padding": { "left": 4 } }"##),
      ##"""
      c.json: strategies[0].padding.left: found an unknown key, expected one of top, leading, \##
      bottom, trailing
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "overlayButton", "insets": -8, "order": "top" }"##),
      ##"""
      c.json: strategies[0].order: found "top", expected "front" or "aboveTarget"
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "nearest", "radius": -1 }"##),
      ##"""
      c.json: strategies[0].radius: found -1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "nearest", "radius": 1e101 }"##),
      ##"""
      c.json: strategies[0].radius: found 1e+101, expected a number between -1e+100 and 1e+100
      """##),
    ErrorCase(
      Sample.strategy(##"{ "kind": "bounds", "size": 44 }"##),
      ##"""
      c.json: strategies[0].size: found an unknown key, expected one of name, kind
      """##),
    ErrorCase(
      Sample.strategy(##""bounds", { "kind": "bounds" }"##),
      ##"""
      c.json: strategies[1]: found the name "bounds" a second time, expected a name that no \##
      other strategy has
      """##),
    ErrorCase(
      Sample.strategy(##"{ "name": "o", "kind": "overlayButton", "insets": -8 }"##)
        .replacingOccurrences(
          of: "[10, 10, 20, 20]", with: "[10, 10, 20, 20], \"rotation\": 5"),
      ##"""
      c.json: strategies[0]: found view "play" with a rotation, scale or translation under \##
      "o", expected none: overlayButton and paddedFrame are not modelled there
      """##),
  ]
}
