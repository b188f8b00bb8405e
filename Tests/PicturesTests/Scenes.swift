import HitTesting
import Simulation
import TouchModels

@testable import Pictures

/// Small screens for the tests of pictures.
enum Scenes {
  static func button(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ change: (inout View) -> Void = { _ in }
  ) -> View {
    var view = View(
      id: id, kind: .button,
      frame: Rectangle(origin: Point(x: x, y: y), size: Size(width: width, height: height)))
    change(&view)
    return view
  }

  static func scenario(
    _ views: [View], _ strategies: [Strategy], size: Size = Size(width: 200, height: 160),
    finger: FingerModel? = nil
  ) -> Scenario {
    let screen = Screen(size: size, views: views)
    let sigma = FingerModel.Component(spread: .sigma(SIMD2(6, 6)))
    return Scenario(
      taps: 1000,
      layouts: [Scenario.Layout(name: "home", tree: ViewTree(screen), pointsPerInch: 160)],
      fingers: [finger ?? FingerModel(name: "even", components: [sigma])], strategies: strategies)
  }

  /// Rows of equal buttons.
  static func grid(_ columns: Int, _ rows: Int, side: Double, pitch: Double) -> [View] {
    (0..<columns * rows).map { index in
      button(
        "button \(index + 1)", 20 + Double(index % columns) * pitch,
        40 + Double(index / columns) * pitch, side, side)
    }
  }

  static let bounds = Strategy(name: "bounds", area: .bounds)

  static func minimum(_ side: Double) -> Strategy {
    Strategy(name: "min:\(side)", area: .minimumTapArea(Size(width: side, height: side)))
  }

  static func scene(_ scenario: Scenario, scale: Double? = nil) throws -> PreviewScene {
    let results = try Preview.results(for: scenario, threads: 1)
    return PreviewScene(
      results, run: results.runs[0], scale: scale, theme: .light, meter: TextMeter())
  }
}
