/// One field of an output table, before it becomes CSV or JSON.
package enum Cell: Sendable, Hashable {
  /// A name or a word.
  case text(String)
  /// A whole number.
  case count(Int)
  /// A number; one that is not finite is written as empty.
  case number(Double)
  /// Nothing to say.
  case empty

  /// A whole number, or empty for nil.
  package init(_ count: Int?) {
    self = count.map { .count($0) } ?? .empty
  }

  /// A number, or empty for nil.
  package init(_ number: Double?) {
    self = number.map { .number($0) } ?? .empty
  }
}

extension Double {
  /// The shortest decimals that read back as this double, `.` as the decimal sign in every locale
  /// and no `.0` after a whole number: `0.5`, `1`, `1e-07`; nil for what is not finite. R, pandas,
  /// spreadsheets and JSON readers all take these forms. Negative zero is `0`.
  package var shortestDecimals: String? {
    guard isFinite else { return nil }
    guard self != 0 else { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
