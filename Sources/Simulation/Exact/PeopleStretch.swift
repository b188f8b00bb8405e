/// A stretch of people's offsets along one axis, in units of `PeopleStretch.unit`.
struct PeopleStretch: Sendable, Hashable {
  /// So many standard deviations: whole numbers of it tell which nodes are the same.
  static let unit = 0x1p-30
  /// So short that rounding the middle to a whole number does not matter yet.
  private static let shortest = 1 << 10

  let low: Int
  /// 0 where people do not differ along the axis.
  let length: Int

  /// Everybody, where people do not differ.
  static let everybody = PeopleStretch(low: 0, length: 0)

  var middle: Int { low + length / 2 }
  var high: Int { low + length }
  var canBeHalved: Bool { length >= 2 * Self.shortest }

  var halves: [PeopleStretch] {
    [
      PeopleStretch(low: low, length: middle - low),
      PeopleStretch(low: middle, length: high - middle),
    ]
  }

  /// The share of people in it.
  var mass: Double {
    guard length > 0 else { return 1 }
    return NormalTail(Double(low) * Self.unit).mass(to: NormalTail(Double(high) * Self.unit))
  }

  /// The offset at a part of the stretch, in standard deviations.
  func offset(at part: Double) -> Double {
    (Double(low) + part * Double(length)) * Self.unit
  }
}
