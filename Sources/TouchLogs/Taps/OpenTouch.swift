import HitTesting

/// A touch that has begun, as far as it is known.
struct OpenTouch {
  /// Where it began, in points of the screen, and what the log says of it.
  var tap: Tap
  /// When it began, in seconds; nil where the log has no times.
  var start: Double?
  /// Whether it went farther than the slop.
  var hasMoved = false
  /// Whether its beginning is missing.
  var isStray = false

  /// Follows the finger.
  mutating func move(to point: Point, slop: Double) {
    let (dx, dy) = (point.x - tap.point.x, point.y - tap.point.y)
    if dx * dx + dy * dy > slop * slop { hasMoved = true }
  }

  /// Takes over what a later row says and the first one did not.
  mutating func complete(from later: Tap) {
    tap.layout = tap.layout ?? later.layout
    tap.intended = tap.intended ?? later.intended
    tap.user = tap.user ?? later.user
    tap.target = tap.target ?? later.target
  }
}
