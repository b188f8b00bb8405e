import HitTesting

/// The hit area of a target under a strategy, on the screen, in pt.
public struct AreaResult: Sendable, Hashable {
  /// Bounding box of the visible frame.
  public var frame: Box
  /// Bounding box of the area that the strategy asks for; nil for a null area.
  public var asked: Box?
  /// Bounding box of the part where a tap fires the target; nil where there is none.
  public var live: Box?
  /// The part of the asked area that is live, by area; nil where the asked area has none.
  public var liveShare: Double?
  /// What takes the rest: views, in layout order; last 0, which stands for the screen.
  public var lostTo: [Int]

  /// An area; see the properties.
  public init(frame: Box, asked: Box?, live: Box?, liveShare: Double?, lostTo: [Int]) {
    self.frame = frame
    self.asked = asked
    self.live = live
    self.liveShare = liveShare
    self.lostTo = lostTo
  }
}
