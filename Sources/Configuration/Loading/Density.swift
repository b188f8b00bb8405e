import HitTesting
import TouchModels

/// How many points make an inch on a screen, and how that is known.
struct Density: Sendable, Hashable {
  var pointsPerInch: Double
  var origin: Origin

  /// How a density is known.
  enum Origin: Sendable, Hashable {
    /// The config or the command line says so.
    case stated
    /// All known devices with this screen share it.
    case shared
    /// Nothing is known.
    case guessed
  }

  /// Android's baseline density, 160 dp an inch (developer.android.com, "Support different pixel
  /// densities").
  static let fallback = 160.0

  /// The density of a screen.
  static func of(_ screen: Screen, device: DeviceChoice?) -> Density {
    if let device { return Density(pointsPerInch: device.pointsPerInch, origin: .stated) }
    let size = SIMD2(screen.size.width, screen.size.height)
    if let shared = Device.pointsPerInch(ofScreen: size) {
      return Density(pointsPerInch: shared, origin: .shared)
    }
    return Density(pointsPerInch: fallback, origin: .guessed)
  }
}
