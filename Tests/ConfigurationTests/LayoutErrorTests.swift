import Testing

@testable import Configuration

/// Each input and every line of its error.
struct LayoutErrorTests {
  @Test(arguments: cases)
  func aWrongLayoutIsToldByKeyFoundAndAllowed(_ errorCase: ErrorCase) throws {
    try #expect(Sample.problems(errorCase.input).joined(separator: "\n") == errorCase.lines)
  }

  static let cases: [ErrorCase] = [
    ErrorCase(
      ##"{ "layout": { "views": [] } }"##,
      ##"""
      c.json: layout.screen: found nothing, this key is required
      """##),
    ErrorCase(
      ##"{ "layout": { "screen": [100, 100] } }"##,
      ##"""
      c.json: layout.views: found nothing, this key is required
      """##),
    ErrorCase(
      ##"{ "layout": { "screen": [0, 100], "views": [] } }"##,
      ##"""
      c.json: layout.screen[0]: found 0, expected a number above 0
      """##),
    ErrorCase(
      ##"{ "layout": { "screen": 100, "views": [] } }"##,
      ##"""
      c.json: layout.screen: found 100, expected a pair [w, h]
      """##),
    ErrorCase(
      ##"{ "layout": { "screen": [100, 100], "views": {} } }"##,
      ##"""
      c.json: layout.views: found an object, expected a list of views
      """##),
    ErrorCase(
      ##"""
      { "layout": { "screen": [100, 100], "views": [], "platform": "android", "direction": \##
      "rlt" } }
      """##,
      ##"""
      c.json: layout.platform: found "android", expected "uikit" or "swiftui"
      c.json: layout.direction: found "rlt", expected "ltr" or "rtl"; did you mean "rtl"?
      """##),
    ErrorCase(
      ##"{ "screen": [100, 100] }"##,
      ##"""
      c.json: views: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.views(##""##),
      ##"""
      c.json: found no target, expected at least one enabled control that can be reached and \##
      has a visible frame
      """##),
    ErrorCase(
      Sample.views(##"3"##),
      ##"""
      c.json: layout.views[0]: found 3, expected an object
      """##),
    ErrorCase(
      Sample.views(##"{ "id": "a" }"##),
      ##"""
      c.json: layout.views[0].frame: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": [0, 0, 10] }"##),
      ##"""
      c.json: layout.views[0].frame: found a list of 3 values, expected a list [x, y, w, h]
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": [0, 0, 10, "x"] }"##),
      ##"""
      c.json: layout.views[0].frame[3]: found "x", expected a number
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": { "x": 0 } }"##),
      ##"""
      c.json: layout.views[0].frame: found an object, expected a list [x, y, w, h]
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": [0, 0, 1e400, 1] }"##),
      ##"""
      c.json: layout.views[0].frame[2]: found 1e400, expected a number that a double can hold
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": [0, 0, 1e200, 1] }"##),
      ##"""
      c.json: layout.views[0].frame[2]: found 1e+200, expected a number between -1e+100 and \##
      1e+100
      """##),
    ErrorCase(
      Sample.views(##"{ "id": "", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].id: found "", expected a string that is not empty
      """##),
    ErrorCase(
      Sample.views(##"{ "id": 5, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].id: found 5, expected a string that is not empty
      """##),
    ErrorCase(
      Sample.views(##"{ "id": "screen", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].id: found "screen", expected another id: it is that of the \##
      screen itself
      """##),
    ErrorCase(
      Sample.views(##"{ "id": "*", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].id: found "*", expected another id: results call all targets so
      """##),
    ErrorCase(
      Sample.views(
        ##"""
        { "id": "a", "frame": [0, 0, 1, 1] }, { "id": "a", "frame": [0, 0, 1, 1] }
        """##),
      ##"""
      c.json: layout.views[1].id: found "a" a second time, expected an id that no other view \##
      has
      """##),
    ErrorCase(
      Sample.views(##"{ "kind": "Button", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].kind: found "Button", expected "view", "button", "control", \##
      "imageView", "label", "cell" or "scrollView"; did you mean "button"?
      """##),
    ErrorCase(
      Sample.views(##"{ "knd": "button", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].knd: found an unknown key, expected one of <view keys>; did you \##
      mean "kind"?
      """##),
    ErrorCase(
      Sample.views(##"{ "alpha": 1.1, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].alpha: found 1.1, expected a number from 0 to 1
      """##),
    ErrorCase(
      Sample.views(##"{ "hidden": 1, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].hidden: found 1, expected true or false
      """##),
    ErrorCase(
      Sample.views(##"{ "rotation": "90", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].rotation: found "90", expected a number
      """##),
    ErrorCase(
      Sample.views(##"{ "scale": [1], "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].scale: found a list of 1 value, expected a pair [x, y]
      """##),
    ErrorCase(
      Sample.views(##"{ "aim": [0.5, 1.5], "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].aim[1]: found 1.5, expected a number from 0 to 1
      """##),
    ErrorCase(
      Sample.views(##"{ "weight": -1, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].weight: found -1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.views(##"{ "action": "", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].action: found "", expected a string that is not empty
      """##),
    ErrorCase(
      Sample.views(##"{ "shape": "round", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].shape: found "round", expected "rectangle", "ellipse" or \##
      "capsule", or { "cornerRadius": r }
      """##),
    ErrorCase(
      Sample.views(
        ##"""
        { "hitArea": { "kind": "overlayButton", "insets": 3 }, "frame": [0, 0, 1, 1] }
        """##),
      ##"""
      c.json: layout.views[0].hitArea.kind: found "overlayButton", expected "bounds", \##
      "touchEdgeInsets", "hitInsets", "tapAreaInset", "minimumTapArea", "contentShape" or \##
      "tappablePadding"
      """##),
    ErrorCase(
      Sample.views(##"{ "hitArea": { "kind": "minimumTapArea" }, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].hitArea.size: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.views(##"{ "hitArea": "min:44", "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].hitArea: found "min:44", expected an object
      """##),
    ErrorCase(
      Sample.views(
        ##"""
        { "frame": [0, 0, 1, 1], "children": [{ "frame": [0, 0, 1, 1], "childen": [] }] }
        """##),
      ##"""
      c.json: layout.views[0].children[0].childen: found an unknown key, expected one of \##
      <view keys>; did you mean "children"?
      """##),
    ErrorCase(
      Sample.views(##"{ "kind": "button", "weight": 0, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: found the weight 0 for every target, expected a weight above 0 for one
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: found no target, expected at least one enabled control that can be reached and \##
      has a visible frame
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": [0, 0, 1, 1], "children": {} }"##),
      ##"""
      c.json: layout.views[0].children: found an object, expected a list of views
      """##),
    ErrorCase(
      Sample.views(##"{ "contentOffset": { "x": 0 }, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].contentOffset.y: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.views(##"{ "frame": [0, 0, 1, 1], "frame": [0, 0, 2, 2] }"##),
      ##"""
      c.json: layout.views[0].frame: found the key a second time (line 2, column 39), \##
      expected each key once
      """##),
    ErrorCase(
      Sample.views(##"{ "text": 3, "frame": [0, 0, 1, 1] }"##),
      ##"""
      c.json: layout.views[0].text: found 3, expected a string
      """##),
    ErrorCase(
      Sample.views(
        ##"""
        { "hiden": true, "frame": [0, 0, 1] }, { "id": "b", "alpha": 2, "frame": [] }
        """##),
      ##"""
      c.json: layout.views[0].hiden: found an unknown key, expected one of <view keys>; did \##
      you mean "hidden"?
      c.json: layout.views[0].frame: found a list of 3 values, expected a list [x, y, w, h]
      c.json: layout.views[1].frame: found an empty list, expected a list [x, y, w, h]
      c.json: layout.views[1].alpha: found 2, expected a number from 0 to 1
      """##),
  ]
}
