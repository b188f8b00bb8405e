/// Where the nodes of a rule on [-1, 1] fall in a panel. Where a curve turns at an end of the panel
/// they are crowded there, as the square of the distance: what grows like its square root is then
/// smooth.
struct PanelMap: Sendable {
  private let low: Double
  private let high: Double
  private let turnsAtLow: Bool
  private let turnsAtHigh: Bool

  /// The map onto [low, high].
  init(low: Double, high: Double, turnsAtLow: Bool, turnsAtHigh: Bool) {
    self.low = low
    self.high = high
    self.turnsAtLow = turnsAtLow
    self.turnsAtHigh = turnsAtHigh
  }

  /// Where a node goes, and the map's derivative there.
  @inline(__always)
  func place(_ u: Double) -> (position: Double, derivative: Double) {
    let half = (high - low) / 2
    switch (turnsAtLow, turnsAtHigh) {
    case (false, false): return (low + half * (1 + u), half)
    case (true, false): return (low + half * ((1 + u) * (1 + u) / 2), half * (1 + u))
    case (false, true): return (high - half * ((1 - u) * (1 - u) / 2), half * (1 - u))
    case (true, true):
      return (low + half * (1 + u * (3 - u * u) / 2), half * 1.5 * (1 - u) * (1 + u))
    }
  }
}
