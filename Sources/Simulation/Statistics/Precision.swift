/// How many taps a wanted precision takes.
package enum Precision {
  /// The most taps for a target that a run takes.
  package static let largestTaps = 1_000_000_000_000

  /// The least number of taps for each target that makes every Wilson half-width at most
  /// `halfWidth`: n = z^2 (1 / (4 H^2) - 1), rounded up: equation (10) of
  /// docs/methods.md.
  ///
  /// A Wilson interval is widest at a rate of one half, where its half-width is
  /// z / (2 sqrt(n + z^2)) (Wilson 1927, doi 10.1080/01621459.1927.10502953).
  ///
  /// - Parameter halfWidth: H, a fraction.
  /// - Returns: nil where H is not between 0 and 0.5, or so small that it takes more taps than
  ///   `largestTaps`.
  package static func taps(halfWidth: Double) -> Int? {
    guard halfWidth > 0, halfWidth < 0.5 else { return nil }
    let z = Confidence.z95
    let taps = (z * z * (1 / (4 * halfWidth * halfWidth) - 1)).rounded(.up)
    guard taps <= Double(largestTaps) else { return nil }
    return max(Int(taps), 1)
  }
}
