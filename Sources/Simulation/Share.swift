/// A part of some taps.
public struct Share: Sendable, Hashable {
  private var packedCount: PackedCount
  private var packedRate: PackedNumber
  private var packedInterval: PackedRange

  /// A share; see the properties.
  public init(count: Int? = nil, rate: Double?, interval: ClosedRange<Double>? = nil) {
    packedCount = PackedCount(count)
    packedRate = PackedNumber(rate)
    packedInterval = PackedRange(interval)
  }

  /// How many; nil where none were counted.
  public var count: Int? {
    get { packedCount.value }
    set { packedCount = PackedCount(newValue) }
  }

  /// The part of all taps, 0 to 1; nil where there were no taps.
  public var rate: Double? {
    get { packedRate.value }
    set { packedRate = PackedNumber(newValue) }
  }

  /// 95 % limits of the rate; nil where there are none.
  public var interval: ClosedRange<Double>? {
    get { packedInterval.value }
    set { packedInterval = PackedRange(newValue) }
  }
}
