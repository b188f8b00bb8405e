/// Rates as a person reads them, with one decimal and no lie at the ends: what is not 0 never
/// prints as 0.0, and what is not all never as 100.0.
package enum Percent {
  /// `71.7`, `<0.1`, `>99.9`; a dash where there is no rate.
  package static func number(_ rate: Double?) -> String {
    guard let rate else { return unknown }
    if rate > 0, rate < 0.0005 { return "<0.1" }
    if rate < 1, rate >= 0.9995 { return ">99.9" }
    return decimals(rate, 1)
  }

  /// `71.7 %`.
  package static func text(_ rate: Double?) -> String { number(rate) + " %" }

  /// "from 71.7 % to 68.8 %", with as many decimals as it takes to see that they differ.
  package static func change(from old: Double, to new: Double) -> String {
    var (before, after) = (number(old), number(new))
    for digits in 2...4 where before == after && old != new {
      (before, after) = (decimals(old, digits), decimals(new, digits))
    }
    return "from \(before) % to \(after) %"
  }

  private static let unknown = "–"

  private static func decimals(_ rate: Double, _ digits: Int) -> String {
    guard rate.isFinite else { return unknown }
    let unit = [1, 10, 100, 1000, 10_000][digits]
    // Rates lie in 0...1, so this is a small whole number.
    let scaled = Int((min(max(rate, 0), 1) * 100 * Double(unit)).rounded())
    let fraction = String(scaled % unit)
    return "\(scaled / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
