#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The smaller tail of a standard normal distribution beyond a point: the lower one left of the
/// middle, else the upper one. Masses are differences of tails on the right side, so that those far
/// out keep their digits.
///
/// The tail is erfc(|z| / sqrt 2) / 2, with the C library's `erfc`, which keeps its relative
/// accuracy down to where doubles end, at z = 38.5 (Cody 1969, doi
/// 10.1090/S0025-5718-1969-0247736-4, on rational approximations that do).
struct NormalTail: Sendable {
  /// The mass beyond the point, at most one half.
  let mass: Double
  /// Whether that is the mass above the point.
  let isUpper: Bool

  /// The tail at a number of standard deviations from the mean.
  @inline(__always)
  init(_ z: Double) {
    mass = erfc(abs(z) * 0.5.squareRoot()) / 2
    isUpper = z >= 0
  }

  /// The mass from this point to a larger one; never below 0.
  @inline(__always)
  func mass(to larger: NormalTail) -> Double {
    if isUpper { return max(mass - larger.mass, 0) }
    if larger.isUpper { return max(1 - mass - larger.mass, 0) }
    return max(larger.mass - mass, 0)
  }

  /// Where the tail is no longer a double above 0.
  static let farthest = 38.6
}
