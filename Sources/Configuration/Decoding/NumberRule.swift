/// Which numbers a key takes. All are finite, and no further from 0 than `NumberRule.largest`, so
/// that areas and sums of them stay finite too.
enum NumberRule: Sendable {
  case any
  case atLeast(Double)
  case above(Double)
  case within(ClosedRange<Double>)

  /// The largest magnitude of a number in a config or layout.
  static let largest = 1e100

  func allows(_ number: Double) -> Bool {
    guard abs(number) <= Self.largest else { return false }
    switch self {
    case .any: return true
    case .atLeast(let least): return number >= least
    case .above(let bound): return number > bound
    case .within(let range): return range.contains(number)
    }
  }

  /// What an error says is allowed.
  var description: String {
    switch self {
    case .any: "a number"
    case .atLeast(let least): "a number that is at least \(JSONText.number(least))"
    case .above(let bound): "a number above \(JSONText.number(bound))"
    case .within(let range):
      "a number from \(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
    }
  }

  /// What an error says is allowed, where the number is too large for any rule.
  func description(for number: Double) -> String {
    abs(number) <= Self.largest
      ? description : "a number between -\(Self.largest) and \(Self.largest)"
  }
}
