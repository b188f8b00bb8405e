import Testing

@testable import Configuration

/// Each input and every line of its error.
struct FingerErrorTests {
  @Test(arguments: cases)
  func aWrongFingerIsToldByKeyFoundAndAllowed(_ errorCase: ErrorCase) throws {
    try #expect(Sample.problems(errorCase.input).joined(separator: "\n") == errorCase.lines)
  }

  static let cases: [ErrorCase] = [
    ErrorCase(
      Sample.finger(##"7"##),
      ##"""
      c.json: finger: found 7, expected a finger model, or the path of a file with a finger \##
      in it
      """##),
    ErrorCase(
      Sample.finger(##"{}"##),
      ##"""
      c.json: finger: found no model, expected one of preset, sigma, dualGaussian, mixture
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, 1], "dualGaussian": {} }"##),
      ##"""
      c.json: finger: found sigma and dualGaussian together, expected one of preset, sigma, \##
      dualGaussian, mixture
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": 3 }"##),
      ##"""
      c.json: finger.sigma: found 3, expected a pair [x, y]
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1] }"##),
      ##"""
      c.json: finger.sigma: found a list of 1 value, expected a pair [x, y]
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, -1] }"##),
      ##"""
      c.json: finger.sigma[1]: found -1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, "2"] }"##),
      ##"""
      c.json: finger.sigma[1]: found "2", expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": { "x": 1 } }"##),
      ##"""
      c.json: finger.sigma.y: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": { "x": 1, "y": 2, "z": 3 } }"##),
      ##"""
      c.json: finger.sigma.z: found an unknown key, expected one of x, y
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, 1], "rho": 1.01 }"##),
      ##"""
      c.json: finger.rho: found 1.01, expected a number from -1 to 1
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, 1], "unit": "cm" }"##),
      ##"""
      c.json: finger.unit: found "cm", expected "pt" or "mm"
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, 1], "offset": 3 }"##),
      ##"""
      c.json: finger.offset: found 3, expected a pair [x, y]
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, 1], "betweenUsers": [-1, 0] }"##),
      ##"""
      c.json: finger.betweenUsers[0]: found -1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, 1], "name": "" }"##),
      ##"""
      c.json: finger.name: found "", expected a string that is not empty
      """##),
    ErrorCase(
      Sample.finger(##"{ "sigma": [1, 1], "sgma": 1 }"##),
      ##"""
      c.json: finger.sgma: found an unknown key, expected one of <finger keys>; did you mean \##
      "sigma"?
      """##),
    ErrorCase(
      Sample.finger(##"{ "dualGaussian": {} }"##),
      ##"""
      c.json: finger.dualGaussian.alpha: found nothing, this key is required
      c.json: finger.dualGaussian.sigmaA2: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.finger(##"{ "dualGaussian": { "alpha": [0.1, 0.1] } }"##),
      ##"""
      c.json: finger.dualGaussian.sigmaA2: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.finger(##"{ "dualGaussian": { "alpha": [-0.1, 0.1], "sigmaA2": [1, 1] } }"##),
      ##"""
      c.json: finger.dualGaussian.alpha[0]: found -0.1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.finger(##"{ "dualGaussian": { "alpha": [0.1, 0.1], "sigmaA": [1, 1] } }"##),
      ##"""
      c.json: finger.dualGaussian.sigmaA: found an unknown key, expected one of alpha, \##
      sigmaA2; did you mean "sigmaA2"?
      c.json: finger.dualGaussian.sigmaA2: found nothing, this key is required
      """##),
    ErrorCase(
      Sample.finger(##"{ "dualGaussian": [1, 1] }"##),
      ##"""
      c.json: finger.dualGaussian: found a list of 2 values, expected an object
      """##),
    ErrorCase(
      Sample.finger(##"{ "preset": 3 }"##),
      ##"""
      c.json: finger.preset: found 3, expected a string
      """##),
    ErrorCase(
      Sample.finger(##"{ "mixture": [] }"##),
      ##"""
      c.json: finger.mixture: found an empty list, expected a list of one or more models
      """##),
    ErrorCase(
      Sample.finger(##"{ "mixture": {} }"##),
      ##"""
      c.json: finger.mixture: found an object, expected a list of models
      """##),
    ErrorCase(
      Sample.finger(##"{ "mixture": [{ "sigma": [1, 1], "weight": 0 }] }"##),
      ##"""
      c.json: finger.mixture: found weights that sum to 0, expected a sum above 0
      """##),
    ErrorCase(
      Sample.finger(##"{ "mixture": [{ "sigma": [1, 1], "weight": -1 }] }"##),
      ##"""
      c.json: finger.mixture[0].weight: found -1, expected a number that is at least 0
      """##),
    ErrorCase(
      Sample.finger(##"{ "mixture": [{ "weight": 1 }] }"##),
      ##"""
      c.json: finger.mixture[0]: found no model, expected one of preset, sigma, dualGaussian
      """##),
    ErrorCase(
      Sample.finger(##"{ "mixture": [{ "sigma": [1, 1] }], "rho": 0 }"##),
      ##"""
      c.json: finger.rho: found rho beside mixture, expected only name beside mixture
      """##),
    ErrorCase(
      Sample.finger(##"{ "mixture": [{ "mixture": [] }] }"##),
      ##"""
      c.json: finger.mixture[0].mixture: found an unknown key, expected one of preset, unit, \##
      sigma, dualGaussian, offset, rho, betweenUsers, weight
      c.json: finger.mixture[0]: found no model, expected one of preset, sigma, dualGaussian
      """##),
    ErrorCase(
      ##"{ "layout": \##(Sample.layout), "fingers": [{ "sigma": [1, 1] }] }"##,
      ##"""
      c.json: fingers[0].name: found nothing, this key is required where there are several \##
      fingers
      """##),
    ErrorCase(
      ##"""
      { "layout": \##(Sample.layout), "fingers": [{ "name": "a", "sigma": [1, 1] }, { "name": \##
      "a", "sigma": [2, 2] }] }
      """##,
      ##"""
      c.json: fingers[1]: found the name "a" a second time, expected a name that no other \##
      finger has
      """##),
    ErrorCase(
      ##"{ "layout": \##(Sample.layout), "finger": {}, "fingers": [] }"##,
      ##"""
      c.json: found finger and fingers, expected one of the two
      """##),
  ]
}
