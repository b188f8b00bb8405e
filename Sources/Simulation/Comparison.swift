/// A strategy against the baseline, on the same taps.
public struct Comparison: Sendable, Hashable {
  private var packedDifference: PackedNumber
  private var packedInterval: PackedRange
  /// Taps that only the strategy hits.
  public var gained: Share
  /// Taps that only the baseline hits.
  public var lost: Share
  /// What the interval says with the margin; nil where none was drawn.
  public var verdict: Verdict?
  private var packedP = PackedNumber(nil)
  private var packedAdjustedP = PackedNumber(nil)

  /// A comparison without p-values; see the properties.
  init(
    difference: Double?, interval: ClosedRange<Double>? = nil, gained: Share, lost: Share,
    verdict: Verdict? = nil
  ) {
    packedDifference = PackedNumber(difference)
    packedInterval = PackedRange(interval)
    self.gained = gained
    self.lost = lost
    self.verdict = verdict
  }

  /// Hit rate minus the baseline's; nil where there were no taps.
  public var difference: Double? {
    get { packedDifference.value }
    set { packedDifference = PackedNumber(newValue) }
  }

  /// 95 % limits of the difference; nil where there are none.
  public var interval: ClosedRange<Double>? {
    get { packedInterval.value }
    set { packedInterval = PackedRange(newValue) }
  }

  /// Only in a replay.
  public var pValue: Double? {
    get { packedP.value }
    set { packedP = PackedNumber(newValue) }
  }

  /// Only in a replay.
  public var adjustedPValue: Double? {
    get { packedAdjustedP.value }
    set { packedAdjustedP = PackedNumber(newValue) }
  }

  /// What a comparison comes to.
  public enum Verdict: String, Sendable, Hashable {
    /// The interval lies above the margin.
    case better
    /// The interval lies below the margin, on the negative side.
    case worse
    /// The interval lies inside the margin.
    case same
    /// Anything else: more taps would tell.
    case unresolved
  }
}
