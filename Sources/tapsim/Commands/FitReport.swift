import Foundation
import Reporting
import TouchModels

/// What `tapsim fit` says to people.
struct FitReport {
  private let record: FitRecord
  private var fit: FingerFit { record.fit }

  init(_ record: FitRecord) {
    self.record = record
  }

  /// A line for each fact.
  var lines: [String] {
    let leftOut = record.touches.leftOut.filter { $0.count > 0 }
    let total = leftOut.reduce(0) { $0 + $1.count }
    let reasons = leftOut.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
    var lines = [
      "touches: \(record.touches.read), taps: \(record.touches.taps), left out: \(total)"
        + (reasons.isEmpty ? "" : " (\(reasons))"),
      "fitted: \(fit.taps) taps"
        + (fit.users.map { " of \($0) \($0 == 1 ? "user" : "users")" } ?? "")
        + (record.unlabelled > 0 ? "; without a label: \(record.unlabelled)" : ""),
    ]
    lines.append(pair("offset", fit.offset, record.unit.rawValue))
    if let sigma = fit.sigma { lines.append(pair("sigma", sigma, record.unit.rawValue)) }
    if let effect = fit.sizeEffect {
      lines.append(pair("alpha", effect.map { $0.isIdentified ? $0.alpha : nil }, ""))
      let unit = record.unit.rawValue + "^2"
      lines.append(pair("sigmaA2", effect.map { $0.isIdentified ? $0.sigmaA2 : nil }, unit))
    }
    lines.append("rho: " + text(fit.rho, decimals: Self.decimals(of: [fit.rho])))
    if let between = fit.betweenUsers {
      lines.append(pair("between users", between, record.unit.rawValue))
    }
    lines.append(
      "normal (Anderson-Darling): x \(probability(fit.shape.x)), y \(probability(fit.shape.y))")
    lines.append(outliers)
    return lines
  }

  /// What makes the numbers doubtful, a sentence each.
  var warnings: [String] {
    var warnings: [String] = []
    if let effect = fit.sizeEffect {
      let unknown = Axis.allCases.filter { !effect[$0].isIdentified }.map(\.rawValue)
      if !unknown.isEmpty {
        warnings.append(
          "alpha and sigmaA2 along \(unknown.joined(separator: " and ")) are not identified: the "
            + "sizes of the targets differ too little for these taps; the finger has alpha 0 there")
      }
    }
    if fit.model == .gaussian, Axis.allCases.contains(where: { isWide(fit.extents[$0]) }) {
      warnings.append(
        "the targets differ in size, and taps may scatter more at larger ones, which one sigma does "
          + "not show; --model dualGaussian tells: where the interval of alpha is above 0, they do")
    }
    switch fit.users {
    case nil:
      warnings.append(
        "no column user: the taps are taken as independent, so the intervals are too narrow if "
          + "people made several each")
    case 1:
      warnings.append("all taps are of one user: the finger is that person's, not people's")
    case .some(..<FingerFit.fewestUsers):
      warnings.append(
        "the taps are of fewer than \(FingerFit.fewestUsers) users: limits by a bootstrap over "
          + "users are left empty")
    case .some(..<10):
      warnings.append("the taps are of fewer than 10 users: the intervals are rough")
    default: break
    }
    return warnings
  }

  /// Whether extents differ so much that spreads may.
  private func isWide(_ extents: ClosedRange<Double>) -> Bool {
    extents.upperBound > 1.5 * extents.lowerBound
  }

  private var outliers: String {
    let found = fit.outliers
    guard !found.isEmpty else { return "outliers: 0" }
    let named = found.prefix(5).map { "\(record.file(of: $0)):\($0.tap.line)" }
    return "outliers: \(found.count), \(record.outliers == .keep ? "kept" : "dropped") ("
      + named.joined(separator: ", ") + (found.count > 5 ? ", ..." : "") + ")"
  }

  private func pair(_ name: String, _ pair: AxisPair<Estimate>, _ unit: String) -> String {
    self.pair(name, pair.map { Optional($0) }, unit)
  }

  private func pair(_ name: String, _ pair: AxisPair<Estimate?>, _ unit: String) -> String {
    let decimals = Self.decimals(of: Axis.allCases.compactMap { pair[$0] })
    let parts = Axis.allCases.map { axis in
      "\(axis.rawValue) " + (pair[axis].map { text($0, decimals: decimals) } ?? "not identified")
    }
    return "\(name): \(parts.joined(separator: ", "))" + (unit.isEmpty ? "" : " \(unit)")
  }

  /// `1.43 [1.2, 1.7]`: the estimate and its limits.
  private func text(_ estimate: Estimate, decimals: Int?) -> String {
    let number = { (value: Double) in decimals.map(value.fixed) ?? rounded(value) }
    let value = number(estimate.value)
    guard let limits = estimate.limits else { return value }
    return "\(value) [\(number(limits.lowerBound)), \(number(limits.upperBound))]"
  }

  /// The decimals that four digits of the widest interval have, and three of the narrowest; nil where
  /// none has a width.
  private static func decimals(of estimates: [Estimate]) -> Int? {
    let widths = estimates.compactMap { $0.limits.map { $0.upperBound - $0.lowerBound } }
      .filter { $0 > 1e-12 && $0 < 1e15 }
    guard let least = widths.min(), let most = widths.max() else { return nil }
    let size = { (width: Double) in Int(log10(width).rounded(.down)) }
    return max(3 - size(most), 2 - size(least), 0)
  }

  private func probability(_ shape: AxisShape) -> String {
    shape.p < 0.001 ? "p < 0.001" : "p = \(rounded(shape.p))"
  }

  /// A number for people: four digits that count, at most.
  private func rounded(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return value.plain }
    var scale = 1000.0
    var size = abs(value)
    while size >= 10, scale > 1 {
      size /= 10
      scale /= 10
    }
    while size < 1, scale < 1e9 {
      size *= 10
      scale *= 10
    }
    return ((value * scale).rounded() / scale).plain
  }
}

extension Double {
  /// With so many decimals, and no minus in front of nothing but zeros.
  fileprivate func fixed(_ decimals: Int) -> String {
    let text = String(format: "%.*f", decimals, abs(self))
    return self < 0 && text.contains { $0 != "0" && $0 != "." } ? "-" + text : text
  }
}
