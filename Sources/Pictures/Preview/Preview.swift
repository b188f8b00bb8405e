import HitTesting
import Simulation

/// The picture of a scenario: for each screen and finger, one panel for each strategy, to scale,
/// with who really gets the touches where.
///
///     let results = try Preview.results(for: scenario, threads: 2)
///     let svg = try Preview(results).file(.svg)
package struct Preview {
  private let results: Results
  private let options: Options
  private let meter = TextMeter()
  private let scenes: [PreviewScene]

  /// What may be chosen about a preview.
  package struct Options: Sendable {
    /// Units of the picture for each pt of the screen; nil to choose.
    package var scale: Double?
    /// The colours.
    package var theme: Theme
    /// For each layout, whether it is known what a point measures.
    package var isDensityKnown: [Bool]

    /// The options; see the properties.
    package init(scale: Double? = nil, theme: Theme = .light, isDensityKnown: [Bool] = []) {
      self.scale = scale
      self.theme = theme
      self.isDensityKnown = isDensityKnown
    }
  }

  /// - Parameter results: with one run for each layout and finger.
  package init(_ results: Results, options: Options = Options()) {
    self.results = results
    self.options = options
    let meter = meter
    scenes = results.runs.map { run in
      PreviewScene(results, run: run, scale: options.scale, theme: options.theme, meter: meter)
    }
  }

  /// The results that a preview shows: exact probabilities, so that no picture depends on chance;
  /// where the exact engine cannot have them, the counts of the scenario's taps.
  ///
  /// - Throws: what `Simulator.run` throws.
  package static func results(for scenario: Scenario, threads: Int) throws -> Results {
    var scenario = scenario
    scenario.engine = .exact
    do {
      return try Simulator.run(scenario, threads: threads)
    } catch is ExactEngineError {
      scenario.engine = .sample
      return try Simulator.run(scenario, threads: threads)
    }
  }

  /// The whole picture as a file.
  ///
  /// - Throws: `PictureError`.
  package func file(_ format: PictureFormat) throws -> [UInt8] {
    let sheet = PreviewSheet(results, scenes, options, meter)
    let canvas = try Canvas(size: sheet.size, format: format)
    sheet.draw(on: canvas)
    return try canvas.finish(title: sheet.title)
  }
}
