/// How many taps a precision takes.
enum SampleSize {
  /// The largest number of taps for each target.
  static let largest = 1_000_000_000_000

  /// The 97.5 % quantile of the standard normal distribution.
  private static let z = 1.959963984540054

  /// The least number of taps whose Wilson intervals are at most `halfWidth` wide to either side,
  /// whatever the rate: z^2 (1 / (4 H^2) - 1), rounded up.
  static func taps(halfWidth: Double) throws(UsageError) -> Int {
    let taps = (z * z * (1 / (4 * halfWidth * halfWidth) - 1)).rounded(.up)
    guard taps <= Double(largest) else {
      throw UsageError("--precision: \(halfWidth) takes more than 10^12 taps for each target")
    }
    return max(Int(taps), 1)
  }
}
