import HitTesting
import Simulation
import TouchModels

/// What the picture of a fit shows, in the unit of the fit.
struct FitScene {
  let fit: FingerFit
  let unit: String
  let outliers: FingerFit.Outliers
  let theme: Theme
  /// The taps but the outliers: the offset from the point aimed at, and whose they are.
  let taps: [(offset: Point, user: Int)]
  /// The taps that were fitted.
  let fitted: TapSamples
  /// Where each person taps on average; empty where nobody is named or there are too many to show.
  let people: [Point]
  /// The target that ellipses are drawn for: with a dual Gaussian that of mean square size.
  let target: SIMD2<Double>
  /// Of the taps of all people, for 50 % and 95 %.
  let ellipses: [TapEllipse]
  /// Of people's own offsets, for 95 %.
  let between: TapEllipse?
  /// A square that shows the ellipses and all taps but outliers.
  let window: Box

  /// Taps that are drawn one by one; more are shown by their density.
  static let mostDots = 2000
  private static let mostPeople = 200
  /// Outliers that are marked.
  static let mostOutliers = 500
  private static let margin = 1.06

  init(
    _ fit: FingerFit, samples: TapSamples, unit: FingerModel.Unit,
    outliers: FingerFit.Outliers, theme: Theme
  ) {
    self.fit = fit
    self.unit = unit.rawValue
    self.outliers = outliers
    self.theme = theme
    let rest = Self.withoutOutliers(samples, fit)
    fitted = outliers == .drop ? rest : samples
    taps = rest.taps.map { (Point(x: $0.x, y: $0.y), Int($0.user)) }
    people = Self.people(fitted, fit)
    target = Self.meanSquareSize(fitted)
    // Whatever the unit is, it is the unit of the picture.
    let gaussians = fit.finger(unit: .pt).personalGaussians(target: target, pointsPerInch: 1)
    let gaussian = gaussians.first?.everyone
    ellipses = TapEllipse.shares.compactMap { share in
      gaussian.map { TapEllipse($0, aim: .zero, share: share) }
    }
    between = fit.betweenUsers.map { between in
      TapEllipse(
        Gaussian(
          weight: 1, mean: SIMD2(fit.offset.x.value, fit.offset.y.value),
          sigma: SIMD2(between.x.value, between.y.value), rho: 0),
        aim: .zero, share: 0.95)
    }
    window = Self.window(taps.map(\.offset), ellipses)
  }

  /// Whether taps are drawn one by one.
  var hasDots: Bool { taps.count <= Self.mostDots }

  /// Whether people are few enough for a colour each.
  var hasColors: Bool {
    hasDots && (fit.users.map { $0 > 1 && $0 <= theme.controls.count } ?? false)
  }

  /// Outliers that lie in the window or beyond it.
  func outliers(inside: Bool) -> [Point] {
    fit.outliers.prefix(Self.mostOutliers).map { Point(x: $0.tap.x, y: $0.tap.y) }
      .filter { window.contains($0) == inside }
  }

  private static func withoutOutliers(_ samples: TapSamples, _ fit: FingerFit) -> TapSamples {
    let far = Set(fit.outliers.map(\.tap))
    let places = samples.taps.indices.filter { far.contains(samples.taps[$0]) }
    return samples.without(places)
  }

  private static func people(_ samples: TapSamples, _ fit: FingerFit) -> [Point] {
    guard let users = fit.users, users > 1, users <= mostPeople else { return [] }
    return samples.moments.map { Point(x: $0.mean.x, y: $0.mean.y) }
  }

  private static func meanSquareSize(_ samples: TapSamples) -> SIMD2<Double> {
    var sum = SIMD2<Double>.zero
    for tap in samples.taps {
      let size = samples.sizes[Int(tap.size)]
      sum += size * size
    }
    return (sum / Double(max(samples.taps.count, 1))).squareRoot()
  }

  private static func window(_ taps: [Point], _ ellipses: [TapEllipse]) -> Box {
    var shown = Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
    let boxes =
      ellipses.map(\.box) + taps.map { Box(minX: $0.x, minY: $0.y, maxX: $0.x, maxY: $0.y) }
    for box in boxes {
      shown = Box(
        minX: min(shown.minX, box.minX), minY: min(shown.minY, box.minY),
        maxX: max(shown.maxX, box.maxX), maxY: max(shown.maxY, box.maxY))
    }
    let half = max(shown.width, shown.height) / 2 * margin
    let middle = Point(x: (shown.minX + shown.maxX) / 2, y: (shown.minY + shown.maxY) / 2)
    return Box(
      minX: middle.x - half, minY: middle.y - half, maxX: middle.x + half, maxY: middle.y + half)
  }
}

extension Box {
  /// Whether a point lies in the box or on its edge.
  fileprivate func contains(_ p: Point) -> Bool {
    p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
  }
}
