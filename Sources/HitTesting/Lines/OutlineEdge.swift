/// One side of a region as parallel lines cross it: the position on the line as a function of the
/// line's coordinate. A straight side, part of an ellipse, or part of a parabola.
package enum OutlineEdge: Sendable, Hashable {
  case line(StraightEdge)
  case ellipse(EllipseEdge)
  case parabola(ParabolaEdge)

  /// A straight side: `foot` at the coordinate `center`, rising by `slope`; lengths in pt.
  package init(foot: Double, at center: Double = 0, slope: Double = 0) {
    self = .line(StraightEdge(center: center, foot: foot, slope: slope))
  }

  /// The position in pt along the line at this coordinate, in pt.
  @inline(__always)
  package func position(at outer: Double) -> Double {
    switch self {
    case .line(let edge): edge.foot + edge.slope * (outer - edge.center)
    case .ellipse(let edge): edge.position(at: outer)
    case .parabola(let edge): edge.position(at: outer)
    }
  }

  /// How fast the position moves with the line's coordinate; infinite where the edge turns round.
  package func slope(at outer: Double) -> Double {
    switch self {
    case .line(let edge): edge.slope
    case .ellipse(let edge): edge.slope(at: outer)
    case .parabola(let edge): edge.slope(at: outer)
    }
  }

  /// Whether the curve turns round at this coordinate, so that its position moves infinitely fast.
  package func turns(at outer: Double) -> Bool {
    switch self {
    case .line: false
    case .ellipse(let edge): abs(abs(outer - edge.center) - edge.reach) <= 1e-6 * edge.reach
    case .parabola(let edge): edge.turns(at: outer)
    }
  }

  /// The place that all lines have in common; nil where it moves.
  package var fixedPosition: Double? {
    if case .line(let edge) = self, edge.slope == 0 { edge.foot } else { nil }
  }
}

/// position = foot + slope (outer - center).
package struct StraightEdge: Sendable, Hashable {
  var center: Double
  var foot: Double
  var slope: Double
}

/// position = foot + slope t + height sqrt(1 - (t / reach)^2), with t = outer - center.
package struct EllipseEdge: Sendable, Hashable {
  var center: Double
  var foot: Double
  var slope: Double
  /// Signed, not 0.
  var height: Double
  var reach: Double

  @inline(__always)
  func position(at outer: Double) -> Double {
    let t = outer - center
    let part = t / reach
    return foot + slope * t + height * max((1 - part) * (1 + part), 0).squareRoot()
  }

  func slope(at outer: Double) -> Double {
    let part = (outer - center) / reach
    let root = max((1 - part) * (1 + part), 0).squareRoot()
    return slope - height / reach * (part / root)
  }
}

/// The points as far from a corner as from a straight line.
///
/// With u = outer - corner across, q = position - corner along, n the line's unit normal towards
/// the corner and k > 0 the corner's distance: q^2 + u^2 = (n.x q + n.y u + k)^2, a quadratic
/// equation for q whose discriminant is k (2 n.y u + k).
package struct ParabolaEdge: Sendable, Hashable {
  /// Along the lines, and across them.
  var corner: Point
  var normal: Point
  var distance: Double
  /// Which of the two roots: 1 or -1.
  var sign: Double

  @inline(__always)
  func position(at outer: Double) -> Double {
    let u = outer - corner.y
    let w = normal.y * u + distance
    let root = sign * max(discriminant(u), 0).squareRoot()
    let middle = normal.x * w
    // The form in which nothing cancels: the roots' product is (u^2 - w^2) / n.y^2.
    let q =
      middle * root > 0
      ? (middle + root) / (normal.y * normal.y) : (u - w) * (u + w) / (middle - root)
    // Both are 0 at the vertex of a parabola whose axis runs across the lines.
    if middle == 0 && root == 0 { return corner.x }
    return corner.x + q
  }

  func slope(at outer: Double) -> Double {
    let u = outer - corner.y
    let q = position(at: outer) - corner.x
    let away = normal.x * q + normal.y * u + distance
    return -(u - away * normal.y) / (q - away * normal.x)
  }

  func turns(at outer: Double) -> Bool {
    abs(discriminant(outer - corner.y)) <= 1e-6 * distance * distance
  }

  private func discriminant(_ u: Double) -> Double {
    distance * (2 * normal.y * u + distance)
  }

  /// From where to where it exists.
  var domain: LineSpan {
    let vertex = corner.y - distance / (2 * normal.y)
    if normal.y > 0 { return LineSpan(start: vertex, end: .infinity) }
    if normal.y < 0 { return LineSpan(start: -.infinity, end: vertex) }
    return .everywhere
  }
}
