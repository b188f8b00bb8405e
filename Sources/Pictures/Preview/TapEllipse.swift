import Foundation
import HitTesting
import Simulation
import TouchModels

/// The region round an aim point that holds a share of the taps of one Gaussian, in pt: the picture
/// of the unit circle under a linear map.
struct TapEllipse: Sendable, Hashable {
  /// The shares that are drawn.
  static let shares = [0.5, 0.95]

  var center: Point
  /// Where the map takes (1, 0) and (0, 1).
  var first: Point
  var second: Point
  /// Share of the taps that are of this Gaussian.
  var weight: Double
  /// Share of those that the region holds.
  var share: Double

  /// The squared distance of a tap, in standard deviations, is chi-squared with two degrees of
  /// freedom, whose quantile at p is -2 ln(1 - p); the map is that of the Cholesky factor.
  init(_ gaussian: Gaussian, aim: Point, share: Double) {
    let radius = (-2 * log(1 - share)).squareRoot()
    let rho = min(max(gaussian.rho, -1), 1)
    center = Point(x: aim.x + gaussian.mean.x, y: aim.y + gaussian.mean.y)
    first = Point(x: radius * gaussian.sigma.x, y: radius * gaussian.sigma.y * rho)
    second = Point(x: 0, y: radius * gaussian.sigma.y * ((1 - rho) * (1 + rho)).squareRoot())
    weight = gaussian.weight
    self.share = share
  }

  /// The ellipses of all taps at a target: of each component of the finger, the people's own
  /// offsets included; none where the taps are no finger model's.
  static func ellipses(
    of finger: FingerModel?, at target: Int, in layout: Scenario.Layout
  ) -> [TapEllipse] {
    guard let finger else { return [] }
    let seen = layout.tree.visibleFrames[target]?.box ?? .empty
    let gaussians = finger.gaussians(
      target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch)
    let aim = layout.tree.aimPoint(of: target)
    return gaussians.flatMap { gaussian in
      shares.map { TapEllipse(gaussian, aim: aim, share: $0) }
    }
  }

  /// The box round it, in pt.
  var box: Box {
    let x = (first.x * first.x + second.x * second.x).squareRoot()
    let y = (first.y * first.y + second.y * second.y).squareRoot()
    return Box(minX: center.x - x, minY: center.y - y, maxX: center.x + x, maxY: center.y + y)
  }
}
