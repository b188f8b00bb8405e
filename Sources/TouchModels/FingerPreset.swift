/// A finger model that was published, by name.
public struct FingerPreset: Sendable, Hashable {
  /// What a config calls it.
  public let name: String
  /// The model itself: one component.
  public let component: FingerModel.Component
  /// The sizes of targets, in mm, that it was fitted on; nil where it holds for any.
  public let fittedSizes: ClosedRange<Double>?
  /// Where it was published, with the DOI or the address.
  public let source: String

  /// The presets, in the order of `Datasets/finger-models.json`.
  public static let all: [FingerPreset] = []

  /// The preset of this name, if there is one.
  public static func named(_ name: String) -> FingerPreset? { all.first { $0.name == name } }
}
