/// The way from the screen's space into a view's, as far as real numbers go: the linear part, and a
/// point of the screen that the view's space is measured from. Far from the origin nothing is lost.
struct AffineMap: Sendable, Hashable {
  /// The point of the screen that becomes 0.
  var anchor: Point
  /// Where the screen's x and y directions go.
  var right: Point
  var down: Point

  /// Moves only.
  init(anchor: Point) {
    self.anchor = anchor
    right = Point(x: 1, y: 0)
    down = Point(x: 0, y: 1)
  }

  /// The way down a path, measured from `center`, a point of the view's space.
  init(_ path: ScreenPath, center: Point) {
    anchor = path.convertToScreen(center)
    let through = { (direction: Point) in
      path.placements.reduce(direction) { $1.transform.invertDirection($0) }
    }
    right = through(Point(x: 1, y: 0))
    down = through(Point(x: 0, y: 1))
  }

  /// The same way with the view's axes measured in other units.
  func scaled(x: Double, y: Double) -> AffineMap {
    var map = self
    map.right = Point(x: right.x / x, y: right.y / y)
    map.down = Point(x: down.x / x, y: down.y / y)
    return map
  }

  /// Whether it can be turned round, in doubles.
  var isInvertible: Bool {
    let size = 1 / determinant
    return size.isFinite && determinant.isFinite && anchor.x.isFinite && anchor.y.isFinite
  }

  private var determinant: Double { right.x * down.y - right.y * down.x }

  /// A point of the screen, in the view's space.
  func apply(_ p: Point) -> Point {
    direction(Point(x: p.x - anchor.x, y: p.y - anchor.y))
  }

  /// A direction on the screen, in the view's space.
  func direction(_ d: Point) -> Point {
    Point(x: d.x * right.x + d.y * down.x, y: d.x * right.y + d.y * down.y)
  }

  /// Of a point q of the view's space, the screen's coordinate along `axis` is the anchor's plus
  /// gradient * q.
  func gradient(of axis: ScreenLine.Axis) -> Point {
    let d = determinant
    switch axis {
    case .x: return Point(x: down.y / d, y: -down.x / d)
    case .y: return Point(x: -right.y / d, y: right.x / d)
    }
  }
}
