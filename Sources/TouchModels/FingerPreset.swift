/// A finger model that was published, by name.
public struct FingerPreset: Sendable, Hashable {
  /// What a config calls it.
  public let name: String
  /// The model itself: one component.
  public let component: FingerModel.Component
  /// The sizes of targets, in mm, that its source checked it on; nil where no limits are known.
  public let fittedSizes: ClosedRange<Double>?
  /// Where it was published, with the DOI or the address.
  public let source: String

  /// The preset of this name, if there is one.
  public static func named(_ name: String) -> FingerPreset? { all.first { $0.name == name } }

  /// The model of this preset alone, under the preset's name.
  public var model: FingerModel { FingerModel(name: name, components: [component]) }

  /// The presets, in the order of `Datasets/finger-models.json`.
  public static let all: [FingerPreset] = [tappy, biZhai2D, perfect]

  private static let tappy = FingerPreset(
    name: "tappy",
    component: FingerModel.Component(
      unit: .mm,
      spread: .dualGaussian(alpha: SIMD2(0.0091, 0.0149), sigmaA2: SIMD2(1.0949, 0.9414)),
      preset: "tappy"),
    fittedSizes: nil,
    source: "LY Corporation, tappy 0.2.3, github.com/lycorp-jp/tappy; "
      + "Usuba et al. 2024, arXiv:2403.03097")

  private static let biZhai2D = FingerPreset(
    name: "bi-zhai-2d",
    component: FingerModel.Component(
      unit: .mm,
      spread: .dualGaussian(alpha: SIMD2(0.0075, 0.0108), sigmaA2: SIMD2(1.68, 1.33)),
      preset: "bi-zhai-2d"),
    fittedSizes: 2.4...7.2,
    source: "Bi & Zhai, UIST 2013, doi:10.1145/2501988.2502058; "
      + "Bi & Zhai, UIST 2016, doi:10.1145/2984511.2984546")

  private static let perfect = FingerPreset(
    name: "perfect",
    component: FingerModel.Component(unit: .pt, spread: .sigma(.zero), preset: "perfect"),
    fittedSizes: nil,
    source: "by definition: every tap lands on the aim point")
}
