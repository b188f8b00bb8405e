/// The way from the screen's space down to a view's own bounds space.
package struct ScreenPath: Sendable {
  /// The placements on the way, the outermost first.
  private(set) var placements: [Placement]
  /// Whether boxes stay boxes all the way.
  private(set) var keepsAxes: Bool

  /// The way to the screen itself.
  init(_ screen: Placement) {
    placements = [screen]
    keepsAxes = screen.transform.keepsAxes
  }

  /// One step further down.
  func appending(_ placement: Placement) -> ScreenPath {
    var path = self
    path.placements.append(placement)
    path.keepsAxes = keepsAxes && placement.transform.keepsAxes
    return path
  }

  /// A point of the screen, in the view's bounds space.
  package func convertFromScreen(_ p: Point) -> Point {
    placements.reduce(p) { $1.convertFromParent($0) }
  }

  /// A point of the view's bounds space, on the screen.
  package func convertToScreen(_ p: Point) -> Point {
    placements.reversed().reduce(p) { $1.convertToParent($0) }
  }

  /// The bounding box on the screen of a box in the view's bounds space, to rounding.
  package func boundingBoxOnScreen(_ box: Box) -> Box {
    // A box has four corners, so there is a box around them.
    Box(around: box.corners.map(convertToScreen)) ?? box
  }

  /// How the view's coordinates change along the screen's x and y, for a path that keeps axes: the
  /// other coordinate does not change at all.
  var axes: (x: ScreenAxis, y: ScreenAxis) {
    (axis(along: Point(x: 1, y: 0)), axis(along: Point(x: 0, y: 1)))
  }

  private func axis(along direction: Point) -> ScreenAxis {
    // Only the signs matter; kept to -1, 0 and 1, no scale can make them vanish.
    let local = placements.reduce(direction) { vector, placement in
      let d = placement.transform.invertDirection(vector)
      return Point(
        x: d.x == 0 ? 0 : d.x.sign == .minus ? -1 : 1,
        y: d.y == 0 ? 0 : d.y.sign == .minus ? -1 : 1)
    }
    return ScreenAxis(isLocalX: local.x != 0, isRising: local.x + local.y > 0)
  }
}

/// What happens to a view's coordinates as one moves along an axis of the screen.
struct ScreenAxis: Sendable, Hashable {
  /// Whether the view's x changes, else its y.
  var isLocalX: Bool
  /// Whether it grows.
  var isRising: Bool

  /// The coordinate of a point in the view's space that changes.
  func coordinate(of p: Point) -> Double { isLocalX ? p.x : p.y }
}
