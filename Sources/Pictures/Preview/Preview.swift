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
    /// For each layout, what the picture calls it; empty for the layouts' own names.
    package var titles: [String]
    /// For each layout, whether it is known what a point measures.
    package var isDensityKnown: [Bool]

    /// The options; see the properties.
    package init(
      scale: Double? = nil, theme: Theme = .light, titles: [String] = [],
      isDensityKnown: [Bool] = []
    ) {
      self.scale = scale
      self.theme = theme
      self.titles = titles
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
  /// where many edges are curved, and those would take minutes, the counts of the scenario's taps.
  ///
  /// Hit areas are not measured, since a picture does not need their sizes.
  ///
  /// - Throws: what `Simulator.run` throws.
  package static func results(for scenario: Scenario, threads: Int) throws -> Results {
    var scenario = scenario
    scenario.engine = .exact
    if isQuick(scenario) {
      do {
        return try Simulator.rates(scenario, threads: threads)
      } catch is ExactEngineError {
        // Counted taps will do.
      }
    }
    scenario.engine = .sample
    scenario.taps = min(scenario.taps, mostTaps)
    return try Simulator.rates(scenario, threads: threads)
  }

  /// Enough for the one decimal that is shown.
  private static let mostTaps = 100_000
  /// Targets times edges, where edges are curved or turned.
  private static let mostCurvedWork = 600

  /// Whether the exact engine has the answer at once: it has where all edges run along the axes.
  private static func isQuick(_ scenario: Scenario) -> Bool {
    scenario.layouts.allSatisfy { layout in
      let testers = scenario.strategies.map { HitTester(tree: layout.tree, strategy: $0) }
      let outlines = testers.map { $0.outlines() }
      let isStraight =
        outlines.allSatisfy { $0.allSatisfy { $0.box != nil } }
        && testers.allSatisfy { NearestField($0) == nil }
      return isStraight
        || layout.targets.count * outlines.reduce(0) { $0 + $1.count } <= mostCurvedWork
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
