import HitTesting
import Simulation
import TouchModels

/// The picture of a fitted finger: the taps round the point aimed at, with the ellipses and normal
/// curves of the model over them, and its numbers with their limits.
///
///     let plot = FitPlot(fit, samples: samples, unit: .mm, outliers: .keep)
///     let svg = try plot.file(.svg)
package struct FitPlot {
  private let scene: FitScene
  private let meter = TextMeter()

  /// A picture of a fit.
  ///
  /// - Parameters:
  ///   - samples: all taps that the fit was given, with the outliers.
  ///   - unit: of all lengths.
  ///   - outliers: what became of them.
  package init(
    _ fit: FingerFit, samples: TapSamples, unit: FingerModel.Unit, outliers: FingerFit.Outliers,
    theme: Theme = .light
  ) {
    scene = FitScene(fit, samples: samples, unit: unit, outliers: outliers, theme: theme)
  }

  /// The whole picture as a file.
  ///
  /// - Throws: `PictureError`.
  package func file(_ format: PictureFormat) throws -> [UInt8] {
    let sheet = FitSheet(scene, meter)
    let canvas = try Canvas(size: sheet.size, format: format)
    sheet.draw(on: canvas)
    return try canvas.finish(title: sheet.title)
  }
}
