import Simulation

/// Rates and differences as a page shows them.
enum RateText {
  /// "71.7 %", and "71.7 % (71.6–71.8)" where there are limits.
  static func long(_ share: Share) -> String {
    let rate = Percent.text(share.rate)
    guard share.rate != nil, let limits = share.interval else { return rate }
    return "\(rate) (\(Percent.number(limits.lowerBound))–\(Percent.number(limits.upperBound)))"
  }

  /// "+3.4 points (3.2–3.6), better"; "the baseline" where there is nothing to compare.
  static func difference(_ comparison: Comparison?) -> String {
    guard let comparison else { return "the baseline" }
    guard let difference = comparison.difference else { return "–" }
    var text = "\(points(difference)) points"
    if let limits = comparison.interval {
      text += " (\(points(limits.lowerBound)) to \(points(limits.upperBound)))"
    }
    if let verdict = comparison.verdict { text += ", \(verdict.rawValue)" }
    if let p = comparison.adjustedPValue ?? comparison.pValue { text += ", p \(pValue(p))" }
    return text
  }

  /// A number for a style sheet, 0 where there is no rate.
  static func percent(_ rate: Double?) -> String {
    ((min(max(rate ?? 0, 0), 1) * 10_000).rounded() / 100).shortestDecimals ?? "0"
  }

  private static func points(_ difference: Double) -> String {
    let tenths = (difference * 1000).rounded() / 10
    let text = tenths.shortestDecimals ?? "–"
    return (tenths > 0 ? "+" : "") + (text.hasPrefix("-") ? "−" + text.dropFirst() : text)
  }

  private static func pValue(_ p: Double) -> String {
    p < 0.001 ? "< 0.001" : "= " + ((p * 1000).rounded() / 1000).shortestDecimalsOrDash
  }
}

extension Double {
  fileprivate var shortestDecimalsOrDash: String { shortestDecimals ?? "–" }
}
