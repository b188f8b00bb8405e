import Reporting
import TouchModels

/// `tapsim models`: the finger presets.
enum ModelsCommand {
  static let command = Command(
    name: "models", summary: "list the finger presets, with their ranges and sources",
    discussion: ["A finger model says how taps scatter round the point that people aim at."],
    options: [Listing.format.declaration],
    examples: [Command.Example("tapsim models --format json", "For a program")],
    run: { arguments, console in
      try listing.write(as: arguments[Listing.format] ?? .table, to: console.output.write)
    })

  private static let listing = Listing(
    columns: [
      "name", "unit", "sigma_x", "sigma_y", "alpha_x", "alpha_y", "sigma_a2_x", "sigma_a2_y",
      "fitted_from_mm", "fitted_to_mm", "source",
    ],
    rows: FingerPreset.all.map { preset in
      let spread = Spread(preset)
      let numbers = [spread.sigma, spread.alpha, spread.sigmaA2].flatMap { [$0?.x, $0?.y] }
      let sizes = [preset.fittedSizes?.lowerBound, preset.fittedSizes?.upperBound]
      return [.text(preset.name), .text(preset.component.unit.rawValue)]
        + (numbers + sizes).map { Cell($0) } + [.text(preset.source)]
    },
    headings: ["name", "unit", "sigma", "alpha", "sigmaA2", "fitted on"],
    lines: FingerPreset.all.map { preset in
      let spread = Spread(preset)
      let sizes = preset.fittedSizes.map { "\($0.lowerBound.plain) to \($0.upperBound.plain) mm" }
      return [preset.name, preset.component.unit.rawValue]
        + [spread.sigma, spread.alpha, spread.sigmaA2].map { pair in
          pair.map { "\($0.x.plain), \($0.y.plain)" } ?? "-"
        } + [sizes ?? "not stated"]
    },
    sources: FingerPreset.all.map(\.source),
    notes: [
      "Pairs are x, y. Where alpha is given, sigma^2 = alpha * W^2 + sigmaA2, W the width (for y: "
        + "the height) of the target as the person sees it, in the unit. fitted on: the sizes of "
        + "targets that the source checked it on; a run warns of others."
    ])

  /// The numbers of a preset, those that it has.
  private struct Spread {
    var sigma: SIMD2<Double>?
    var alpha: SIMD2<Double>?
    var sigmaA2: SIMD2<Double>?

    init(_ preset: FingerPreset) {
      switch preset.component.spread {
      case .sigma(let pair): sigma = pair
      case .dualGaussian(let first, let second): (alpha, sigmaA2) = (first, second)
      }
    }
  }
}
