/// The map from two independent standard normal deviates to a tap, equation (1) of docs/methods.md:
/// the Cholesky factor of the covariance, and the mean. Exact at sigma 0 and at rho 1 and -1, where
/// its last entry is 0.
struct Scatter {
  let x: Double
  let y: Double
  let xFirst: Double
  let yFirst: Double
  let ySecond: Double

  init(_ gaussian: Gaussian, aim: SIMD2<Double>) {
    let rho = min(max(gaussian.rho, -1), 1)
    x = aim.x + gaussian.mean.x
    y = aim.y + gaussian.mean.y
    xFirst = gaussian.sigma.x
    yFirst = gaussian.sigma.y * rho
    ySecond = gaussian.sigma.y * ((1 - rho) * (1 + rho)).squareRoot()
  }

  func place(_ first: Double, _ second: Double) -> (Double, Double) {
    (x + xFirst * first, y + (yFirst * first + ySecond * second))
  }
}
