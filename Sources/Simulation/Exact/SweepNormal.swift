import HitTesting
import TouchModels

/// A Gaussian on the screen as lines along an axis see it: how likely each line is, and where on
/// the line a tap falls. With the lines along x: y is normal, and x given y is normal with a mean
/// that moves along with y.
struct SweepNormal: Sendable {
  /// Mean and standard deviation across the lines, in pt.
  let outerMean: Double
  let outerSigma: Double
  /// On the line through the middle, in pt.
  let innerMean: Double
  /// How the mean on a line moves with the line, a number.
  let slope: Double
  /// Standard deviation on each line, in pt; greater than 0.
  let innerSigma: Double

  /// - Parameter axis: the direction of the lines.
  init(_ gaussian: Gaussian, aim: Point, linesAlong axis: ScreenLine.Axis) {
    let (x, y) = (aim.x + gaussian.mean.x, aim.y + gaussian.mean.y)
    let kept = ((1 - gaussian.rho) * (1 + gaussian.rho)).squareRoot()
    switch axis {
    case .x:
      (outerMean, outerSigma, innerMean) = (y, gaussian.sigma.y, x)
      slope = gaussian.rho == 0 ? 0 : gaussian.rho * (gaussian.sigma.x / gaussian.sigma.y)
      innerSigma = gaussian.sigma.x * kept
    case .y:
      (outerMean, outerSigma, innerMean) = (x, gaussian.sigma.x, y)
      slope = gaussian.rho == 0 ? 0 : gaussian.rho * (gaussian.sigma.y / gaussian.sigma.x)
      innerSigma = gaussian.sigma.y * kept
    }
  }

  /// The mean on the line at `outer`, in pt.
  @inline(__always)
  func mean(at outer: Double) -> Double { innerMean + slope * (outer - outerMean) }

  /// The mass of all lines between two, in pt.
  func outerMass(from low: Double, to high: Double) -> Double {
    NormalTail((low - outerMean) / outerSigma).mass(
      to: NormalTail((high - outerMean) / outerSigma))
  }

  /// The axis to sweep along where the edges are not all straight: the one along which taps scatter
  /// more, since that is where steps of the mass on a line are least steep.
  static func axis(for gaussian: Gaussian) -> ScreenLine.Axis {
    gaussian.sigma.y > gaussian.sigma.x ? .y : .x
  }
}
