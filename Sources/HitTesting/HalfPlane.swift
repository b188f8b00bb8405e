/// One side of a straight line in the plane: the points with x * normal.x + y * normal.y below
/// `limit`, or at least `limit`.
package struct HalfPlane: Sendable, Hashable {
  /// Across the line.
  package var normal: Point
  /// Where the line lies along the normal.
  package var limit: Double
  /// Whether the inner side is below the limit (the line itself outside), else from it upwards (the
  /// line itself inside), so that two neighbours which share a line share no point.
  package var isBelow: Bool

  /// Whether a point is on the inner side.
  package func contains(_ p: Point) -> Bool {
    let position = p.x * normal.x + p.y * normal.y
    return isBelow ? position < limit : position >= limit
  }
}
