import Testing

@testable import Configuration

/// Each input and every line of its error.
struct ConfigErrorTests {
  @Test(arguments: cases)
  func aWrongConfigIsToldByKeyFoundAndAllowed(_ errorCase: ErrorCase) throws {
    try #expect(Sample.problems(errorCase.input).joined(separator: "\n") == errorCase.lines)
  }

  static let cases: [ErrorCase] = [
    ErrorCase(
      ##"{}"##,
      ##"""
      c.json: found neither layout nor layouts, expected one of the two
      """##),
    ErrorCase(
      ##"{ "finger": { "sigma": [1, 1] } }"##,
      ##"""
      c.json: found neither layout nor layouts, expected one of the two
      """##),
    ErrorCase(
      ##"{ "layout": 3 }"##,
      ##"""
      c.json: layout: found 3, expected a path, a layout, or an object with "import"
      """##),
    ErrorCase(
      ##"{ "layout": [] }"##,
      ##"""
      c.json: layout: found an empty list, expected a path, a layout, or an object with \##
      "import"
      """##),
    ErrorCase(
      ##"{ "layout": {}, "layouts": [] }"##,
      ##"""
      c.json: found layout and layouts, expected one of the two
      """##),
    ErrorCase(
      ##"{ "layouts": [] }"##,
      ##"""
      c.json: layouts: found an empty list, expected a list of one or more layouts
      """##),
    ErrorCase(
      ##"{ "layouts": {} }"##,
      ##"""
      c.json: layouts: found an object, expected a list of layouts
      """##),
    ErrorCase(
      Sample.config(##""version": 2"##),
      ##"""
      c.json: version: found 2, expected 1, the only version that this tool reads
      """##),
    ErrorCase(
      Sample.config(##""version": "1""##),
      ##"""
      c.json: version: found "1", expected 1, the only version that this tool reads
      """##),
    ErrorCase(
      Sample.config(##""seed": -1"##),
      ##"""
      c.json: seed: found -1, expected a whole number from 0 to 18446744073709551615
      """##),
    ErrorCase(
      Sample.config(##""seed": 1.5"##),
      ##"""
      c.json: seed: found 1.5, expected a whole number from 0 to 18446744073709551615
      """##),
    ErrorCase(
      Sample.config(##""seed": "7""##),
      ##"""
      c.json: seed: found "7", expected a whole number from 0 to 18446744073709551615
      """##),
    ErrorCase(
      Sample.config(##""seed": 18446744073709551616"##),
      ##"""
      c.json: seed: found 1.8446744073709552e+19, expected a whole number from 0 to \##
      18446744073709551615
      """##),
    ErrorCase(
      Sample.config(##""seed": 1e400"##),
      ##"""
      c.json: seed: found 1e400, expected a number that a double can hold
      """##),
    ErrorCase(
      Sample.config(##""seed": 1, "seed": 2"##),
      ##"""
      c.json: seed: found the key a second time (line 4, column 118), expected each key once
      """##),
    ErrorCase(
      Sample.config(##""taps": 0"##),
      ##"""
      c.json: taps: found 0, expected a whole number from 1 to 1000000000000
      """##),
    ErrorCase(
      Sample.config(##""taps": 1000000000001"##),
      ##"""
      c.json: taps: found 1000000000001, expected a whole number from 1 to 1000000000000
      """##),
    ErrorCase(
      Sample.config(##""taps": 2.5"##),
      ##"""
      c.json: taps: found 2.5, expected a whole number from 1 to 1000000000000
      """##),
    ErrorCase(
      Sample.config(##""taps": null"##),
      ##"""
      c.json: taps: found null, expected a whole number from 1 to 1000000000000
      """##),
    ErrorCase(
      Sample.config(##""engine": "sampled""##),
      ##"""
      c.json: engine: found "sampled", expected "sample" or "exact"; did you mean "sample"?
      """##),
    ErrorCase(
      Sample.config(##""engine": true"##),
      ##"""
      c.json: engine: found true, expected "sample" or "exact"
      """##),
    ErrorCase(
      Sample.config(##""offScreen": "clip""##),
      ##"""
      c.json: offScreen: found "clip", expected "miss" or "clamp"
      """##),
    ErrorCase(
      Sample.config(##""tap": 5"##),
      ##"""
      c.json: tap: found an unknown key, expected one of <config keys>; did you mean "taps"?
      """##),
    ErrorCase(
      Sample.config(##""stratgies": []"##),
      ##"""
      c.json: stratgies: found an unknown key, expected one of <config keys>; did you mean \##
      "strategies"?
      """##),
    ErrorCase(
      Sample.config(##""strategies": []"##),
      ##"""
      c.json: strategies: found an empty list, expected a list of one or more strategies
      """##),
    ErrorCase(
      Sample.config(##""strategies": {}"##),
      ##"""
      c.json: strategies: found an object, expected a list of strategies
      """##),
    ErrorCase(
      Sample.config(##""strategies": ["bounds"], "baseline": "bound""##),
      ##"""
      c.json: baseline: found "bound", expected the name of a strategy; did you mean "bounds"?
      """##),
    ErrorCase(
      Sample.config(##""baseline": """##),
      ##"""
      c.json: baseline: found "", expected a string that is not empty
      """##),
    ErrorCase(
      Sample.config(##""baseline": 1"##),
      ##"""
      c.json: baseline: found 1, expected a string that is not empty
      """##),
    ErrorCase(
      Sample.config(##""device": 160"##),
      ##"""
      c.json: device: found 160, expected a name of the device table, { "pixelsPerInch": 460, \##
      "pixelsPerPoint": 3 } or { "pointsPerInch": 153.33 }
      """##),
    ErrorCase(
      Sample.config(##""device": {}"##),
      ##"""
      c.json: device.pixelsPerInch: found nothing, this key is required
      c.json: device.pixelsPerPoint: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.config(##""device": { "pointsPerInch": 0 }"##),
      ##"""
      c.json: device.pointsPerInch: found 0, expected a number from 0.001 to 100000
      """##),
    ErrorCase(
      Sample.config(##""device": { "pixelsPerInch": 460 }"##),
      ##"""
      c.json: device.pixelsPerPoint: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.config(##""device": { "pointsPerInch": 153, "pixelsPerPoint": 3 }"##),
      ##"""
      c.json: device: found pixels beside pointsPerInch, expected pixelsPerInch and \##
      pixelsPerPoint, or pointsPerInch alone
      """##),
    ErrorCase(
      Sample.config(##""device": { "ppi": 460 }"##),
      ##"""
      c.json: device.ppi: found an unknown key, expected one of pixelsPerInch, \##
      pixelsPerPoint, pointsPerInch
      c.json: device.pixelsPerInch: found nothing, this key is required
      c.json: device.pixelsPerPoint: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.config(##""targets": "play""##),
      ##"""
      c.json: targets: found "play", expected a list of ids
      """##),
    ErrorCase(
      Sample.config(##""targets": ["plai"]"##),
      ##"""
      c.json: targets[0]: found "plai", no view of this id, expected the id of a control with \##
      a visible frame; did you mean "play"?
      """##),
    ErrorCase(
      Sample.config(##""targets": ["bar"]"##),
      ##"""
      c.json: targets[0]: found "bar", a view that is no control, expected the id of a \##
      control with a visible frame
      """##),
    ErrorCase(
      Sample.config(##""targets": ["play", "play"]"##),
      ##"""
      c.json: targets[1]: found "play" a second time, expected each id once
      """##),
    ErrorCase(
      Sample.config(##""targets": [1]"##),
      ##"""
      c.json: targets[0]: found 1, expected a string that is not empty
      """##),
    ErrorCase(
      Sample.config(##""targets": []"##),
      ##"""
      c.json: targets: found no target, expected at least one enabled control that can be \##
      reached and has a visible frame
      """##),
    ErrorCase(
      Sample.config(##""fingers": []"##),
      ##"""
      c.json: found finger and fingers, expected one of the two
      """##),
  ]
}
