/// A place, in points (pt), x to the right and y down.
public struct Point: Sendable, Hashable {
  /// Distance to the right of the origin, in pt.
  public var x: Double
  /// Distance below the origin, in pt.
  public var y: Double

  /// A point at `x`, `y`, in pt.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}
