import HitTesting
import Simulation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard normal distribution function.
func normalCDF(_ z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }

/// The arc sine, in radians.
func arcsine(_ x: Double) -> Double { asin(x) }

/// The mass of a normal distribution between two numbers.
func mass(_ low: Double, _ high: Double, mean: Double, sigma: Double) -> Double {
  normalCDF((high - mean) / sigma) - normalCDF((low - mean) / sigma)
}

/// The mass of an uncorrelated Gaussian in a box.
func mass(of box: Box, mean: Point, sigma: Size) -> Double {
  mass(box.minX, box.maxX, mean: mean.x, sigma: sigma.width)
    * mass(box.minY, box.maxY, mean: mean.y, sigma: sigma.height)
}

extension Share {
  /// How many standard errors of a count of `taps` a rate lies from `expected`.
  func deviation(from expected: Double, taps: Int) -> Double {
    abs((rate ?? .infinity) - expected) / (expected * (1 - expected) / Double(taps)).squareRoot()
  }
}
