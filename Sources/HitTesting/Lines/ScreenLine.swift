/// A straight line across the screen, measured by its length in pt from an origin.
package struct ScreenLine: Sendable, Hashable {
  /// Where the position is 0, in pt on the screen.
  package var origin: Point
  /// The direction of rising positions, of length 1.
  package var direction: Point

  /// A line from its origin and its direction, whose length must be 1.
  package init(origin: Point, direction: Point) {
    self.origin = origin
    self.direction = direction
  }

  /// The line along x at this y, or along y at this x, so that positions are coordinates.
  package init(along axis: Axis, at across: Double) {
    switch axis {
    case .x: self.init(origin: Point(x: 0, y: across), direction: Point(x: 1, y: 0))
    case .y: self.init(origin: Point(x: across, y: 0), direction: Point(x: 0, y: 1))
    }
  }

  /// An axis of the screen.
  package enum Axis: Sendable, Hashable, CaseIterable {
    case x
    case y
  }

  /// The point at a position, in pt on the screen.
  package func point(at position: Double) -> Point {
    // A direction of 0 keeps the coordinate, however far the position is.
    Point(
      x: direction.x == 0 ? origin.x : origin.x + position * direction.x,
      y: direction.y == 0 ? origin.y : origin.y + position * direction.y)
  }
}

/// A stretch of a line by its ends, in pt along the line; empty where they cross.
package struct LineSpan: Sendable, Hashable {
  /// Where it begins.
  package var start: Double
  /// Where it ends.
  package var end: Double

  /// A stretch from its ends, in pt.
  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// The whole line.
  package static let everywhere = LineSpan(start: -.infinity, end: .infinity)

  /// The part that both share.
  func intersection(_ other: LineSpan) -> LineSpan {
    LineSpan(start: max(start, other.start), end: min(end, other.end))
  }

  /// The stretch where `slope * position` is at most `limit`.
  static func below(slope: Double, limit: Double) -> LineSpan {
    if slope > 0 { return LineSpan(start: -.infinity, end: limit / slope) }
    if slope < 0 { return LineSpan(start: limit / slope, end: .infinity) }
    return limit >= 0 ? .everywhere : LineSpan(start: .infinity, end: -.infinity)
  }
}
