import Foundation

/// Powers, for numbers spread evenly over orders of magnitude.
enum Scale {
  /// base^exponent.
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
