import HitTesting

/// One whole tap out of a touch log: a finger that came down and went up again where it was.
package struct Tap: Equatable, Sendable {
  /// Where the finger came down, in points of the screen.
  package var point: Point
  /// The layout that was on the screen, where the log says so.
  package var layout: Label?
  /// The id of the target that the person meant.
  package var intended: Label?
  /// The person who tapped.
  package var user: Label?
  /// The frame of what was meant, in points, where the log and not a layout knows it.
  package var target: Rectangle?
  /// Where the log says all this.
  package var place: LogPlace

  package init(
    point: Point, layout: Label? = nil, intended: Label? = nil, user: Label? = nil,
    target: Rectangle? = nil, place: LogPlace
  ) {
    self.point = point
    self.layout = layout
    self.intended = intended
    self.user = user
    self.target = target
    self.place = place
  }
}
