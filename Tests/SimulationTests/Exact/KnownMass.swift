import Foundation

/// One-dimensional normal masses by the textbook formula, for tests.
enum KnownMass {
  /// Between -half and half, with the mean at `shift`.
  static func of(_ half: Double, shift: Double, sigma: Double) -> Double {
    let scale = sigma * 2.0.squareRoot()
    return (erf((half - shift) / scale) - erf((-half - shift) / scale)) / 2
  }

  /// The standard normal density.
  static func density(_ z: Double) -> Double { exp(-z * z / 2) / (2 * .pi).squareRoot() }

  /// The standard bivariate normal mass below h and k: Drezner & Wesolowsky, J. Statist. Comput.
  /// Simul. 35 (1990), doi 10.1080/00949659008811236, by Simpson's rule on their integral
  /// P = Phi(h) Phi(k) + 1 / (2 pi) int_0^asin(rho) exp(-(h^2 + k^2 - 2 h k sin t) / (2 cos^2 t))
  /// dt.
  static func below(_ h: Double, _ k: Double, rho: Double) -> Double {
    let end = asin(rho)
    let steps = 20_000
    var sum = 0.0
    for i in 0...steps {
      let t = end * Double(i) / Double(steps)
      let weight = i == 0 || i == steps ? 1.0 : i % 2 == 1 ? 4 : 2
      let cosine = cos(t)
      sum += weight * exp(-(h * h + k * k - 2 * h * k * sin(t)) / (2 * cosine * cosine))
    }
    let phi = { (z: Double) in erfc(-z / 2.0.squareRoot()) / 2 }
    return phi(h) * phi(k) + sum * end / Double(steps) / 3 / (2 * .pi)
  }
}
