import Simulation

/// Rates and differences as a page shows them. No line breaks inside of limits.
enum RateText {
  /// "71.7 %", and "71.7 % (71.6–71.8)" where there are limits.
  static func long(_ share: Share) -> String {
    let rate = Percent.text(share.rate)
    guard share.rate != nil, let limits = share.interval else { return rate }
    return "\(rate) (\(Percent.number(limits.lowerBound))–\(Percent.number(limits.upperBound)))"
  }

  /// "better, +3.4 points (+3.2 to +3.6)"; "the baseline" where there is nothing to compare.
  static func difference(_ comparison: Comparison?) -> String {
    guard let comparison else { return "the baseline" }
    guard let difference = comparison.difference else { return "–" }
    var text = "\(points(difference)) points"
    if let limits = comparison.interval {
      text += " (\(points(limits.lowerBound))\u{A0}to\u{A0}\(points(limits.upperBound)))"
    }
    if let p = comparison.adjustedPValue ?? comparison.pValue { text += ", p\u{A0}\(pValue(p))" }
    return comparison.verdict.map { "\($0.rawValue), \(text)" } ?? text
  }

  /// A number for a style sheet, 0 where there is no rate.
  static func percent(_ rate: Double?) -> String {
    ((min(max(rate ?? 0, 0), 1) * 10_000).rounded() / 100).shortestDecimals ?? "0"
  }

  /// A signed difference with one decimal, in percentage points: "+3.4", "−0.1", "0.0".
  private static func points(_ difference: Double) -> String {
    // Differences of rates lie in -1...1, so this is a small whole number.
    let tenths = Int((min(max(difference, -1), 1) * 1000).rounded())
    let sign = tenths > 0 ? "+" : tenths < 0 ? "−" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  private static func pValue(_ p: Double) -> String {
    guard p >= 0.001 else { return "<\u{A0}0.001" }
    return "=\u{A0}" + (((p * 1000).rounded() / 1000).shortestDecimals ?? "–")
  }
}
