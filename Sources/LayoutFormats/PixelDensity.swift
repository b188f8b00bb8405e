/// Pixels for each dp or point, as people give them.
package enum PixelDensity {
  /// The dots an inch at which Android has a pixel for each dp (developer.android.com, "Support
  /// different pixel densities").
  private static let baseline = 160.0
  /// No screen has more pixels for each dp than 5 or so, and none fewer dots an inch than this.
  private static let most = 20.0

  /// What is odd about a density; nil where it may be one.
  package static func doubt(_ density: Double) -> String? {
    guard density > most else { return nil }
    return "density \(plain(density)) looks like dots an inch; "
      + "pixels for each dp would be \(plain(density / baseline))"
  }

  /// 420 rather than 420.0.
  private static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
