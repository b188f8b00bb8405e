/// A device: how many points its screen has, and how many of them make an inch.
public struct Device: Sendable, Hashable {
  /// What a config calls it: `iphone-15`.
  public let name: String
  /// What its maker calls it: `iPhone 15`.
  public let label: String
  /// Width and height of the screen in its natural orientation, in pt.
  public let screen: SIMD2<Double>
  /// Pixels for each point: the scale, or the density / 160 on Android.
  public let pixelsPerPoint: Double
  /// Pixels of the screen for each inch, as the maker states it.
  public let pixelsPerInch: Double
  /// Where the figures can be checked.
  public let source: String

  /// Points for each inch.
  public var pointsPerInch: Double { pixelsPerInch / pixelsPerPoint }

  /// The device of this name, if there is one.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// Points for each inch, if there are devices with this screen (in pt) and all have the same.
  public static func pointsPerInch(ofScreen screen: SIMD2<Double>) -> Double? {
    let densities = Set(all.filter { $0.screen == screen }.map(\.pointsPerInch))
    return densities.count == 1 ? densities.first : nil
  }
}
