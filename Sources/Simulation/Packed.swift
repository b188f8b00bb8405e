/// A number or none in the room of a number: results of thousands of targets hold many.
struct PackedNumber: Sendable, Hashable {
  /// NaN for none.
  private let number: Double

  init(_ value: Double?) { number = value ?? .nan }

  /// The number; nil for none, and for one that is not a number.
  var value: Double? { number.isNaN ? nil : number }

  static func == (a: PackedNumber, b: PackedNumber) -> Bool { a.value == b.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A range or none in the room of two numbers.
struct PackedRange: Sendable, Hashable {
  private let low: PackedNumber
  private let high: PackedNumber

  init(_ range: ClosedRange<Double>?) {
    low = PackedNumber(range?.lowerBound)
    high = PackedNumber(range?.upperBound)
  }

  /// The range; nil for none.
  var value: ClosedRange<Double>? {
    guard let low = low.value, let high = high.value else { return nil }
    // In order, since they come from a range.
    return ClosedRange(uncheckedBounds: (low, high))
  }
}

/// A whole number or none in the room of a whole number.
struct PackedCount: Sendable, Hashable {
  private let count: Int

  init(_ value: Int?) { count = value ?? Self.none }

  /// The number; nil for none.
  var value: Int? { count == Self.none ? nil : count }

  /// No number of taps.
  private static let none = Int.min
}
