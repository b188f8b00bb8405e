import HitTesting
import Simulation
import Testing
import TouchModels

/// Probabilities that were published or worked out elsewhere.
@Suite struct KnownValueTests {
  /// Of a lone button of this size, in pt, in the middle of a phone's screen.
  private func hitRate(
    width: Double, height: Double, preset: String, shape: Shape = .rectangle
  ) throws -> Double {
    var button = View(
      id: "b", kind: .button,
      frame: Rectangle(
        x: 196.5 - width / 2, y: 426 - height / 2, width: width, height: height))
    button.shape = shape
    let tree = ViewTree(Screen(size: Size(width: 393, height: 852), views: [button]))
    let finger = try #require(FingerPreset.named(preset)).model
    let scenario = Scenario(
      engine: .exact,
      layouts: [.init(name: "l", tree: tree, targets: [1], pointsPerInch: 460 / 3)],
      fingers: [finger],
      strategies: [Strategy(name: "shape", area: .contentShape(nil))])
    let results = try Simulator.run(scenario)
    let result = results.runs[0].targets[0].strategies[0]
    #expect(result.taps == nil && result.hits.count == nil && result.hits.interval == nil)
    return try #require(result.hits.rate)
  }

  @Test func aWideButtonUnderTappyIsTappysOwnAnswer() throws {
    let rate = try hitRate(width: 136.984375, height: 18, preset: "tappy")
    #expect(abs(rate - 0.8497559260608007) < 1e-15)
  }

  @Test func aSquareOf48MillimetresUnderBiZhai() throws {
    let side = 4.8 * 460 / 3 / 25.4
    let rate = try hitRate(width: side, height: side, preset: "bi-zhai-2d")
    #expect(abs(rate - 0.870373135144) < 1e-12)
  }

  @Test func aCircleOf48MillimetresUnderBiZhai() throws {
    let side = 4.8 * 460 / 3 / 25.4
    let rate = try hitRate(width: side, height: side, preset: "bi-zhai-2d", shape: .ellipse)
    // By 25 digits of the integral over the angle, with another program.
    #expect(abs(rate - 0.8135055974508444) < 1e-11)
  }
}
