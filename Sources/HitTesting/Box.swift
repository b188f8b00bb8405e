/// A half-open box by its edges, in points (pt): [minX, maxX) by [minY, maxY). A box whose edges
/// meet or cross is empty and contains nothing; so does one with an edge that is not a number.
public struct Box: Sendable, Hashable {
  /// Left edge, inside, in pt.
  public var minX: Double
  /// Top edge, inside, in pt.
  public var minY: Double
  /// Right edge, outside, in pt.
  public var maxX: Double
  /// Bottom edge, outside, in pt.
  public var maxY: Double

  /// A box from its edges, in pt.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Whether the point lies inside; edges as `[min, max)`.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Extent along x, in pt, 0 where the edges cross.
  public var width: Double { max(maxX - minX, 0) }
  /// Extent along y, in pt, 0 where the edges cross.
  public var height: Double { max(maxY - minY, 0) }
  /// Width times height, in pt squared.
  public var area: Double { width * height }
  /// Whether nothing lies inside.
  public var isEmpty: Bool { !(minX < maxX && minY < maxY) }

  /// The part that both boxes share; empty where they share none.
  public func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The least box around both.
  public func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether the two share a part that has area.
  public func overlaps(_ other: Box) -> Bool { !intersection(other).isEmpty }

  /// The box grown by a distance in pt on each side.
  public func grown(by distance: Double) -> Box {
    Box(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The point at a fraction of the width and the height, (0, 0) at the top left.
  public func point(atFraction fraction: Point) -> Point {
    Point(x: minX + fraction.x * (maxX - minX), y: minY + fraction.y * (maxY - minY))
  }

  /// The least box around some points; nil where there are none.
  public init?(around points: some Sequence<Point>) {
    var box: Box?
    for p in points {
      let one = Box(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y)
      box = box?.union(one) ?? one
    }
    guard let box else { return nil }
    self = box
  }
}
