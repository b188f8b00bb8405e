#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OutlineEdge {
  /// The mean position between two lines, in pt: the area beside the edge divided by its height.
  package func mean(from low: Double, to high: Double) -> Double {
    guard low < high else { return position(at: low) }
    switch self {
    case .line: return position(at: low + (high - low) / 2)
    case .ellipse(let edge):
      let straight = edge.foot + edge.slope * (low + (high - low) / 2 - edge.center)
      let (p, q) = (edge.part(at: low), edge.part(at: high))
      guard q > p else { return position(at: low) }
      // The integral of sqrt(1 - x^2) is (x sqrt(1 - x^2) + asin x) / 2.
      let primitive = { (x: Double) in (x * ((1 - x) * (1 + x)).squareRoot() + asin(x)) / 2 }
      return straight + edge.height * ((primitive(q) - primitive(p)) / (q - p))
    case .parabola(let edge):
      // Beside its vertex it grows like a square root: t = vertex +- v^2 makes that smooth.
      let domain = edge.domain
      let vertex = domain.start.isFinite ? domain.start : domain.end
      guard vertex.isFinite else { return Self.simpson(edge, low, high) }
      let sign = domain.start.isFinite ? 1.0 : -1
      let ends = [low, high].map { max(sign * ($0 - vertex), 0).squareRoot() }.sorted()
      let sum = Self.sum(from: ends[0], to: ends[1]) { v in
        2 * v * edge.position(at: vertex + sign * v * v)
      }
      return sum / (high - low)
    }
  }

  /// Exact for the parabola whose axis runs along the lines: there the position is a quadratic
  /// polynomial.
  private static func simpson(_ edge: ParabolaEdge, _ low: Double, _ high: Double) -> Double {
    let middle = edge.position(at: low + (high - low) / 2)
    return (edge.position(at: low) + 4 * middle + edge.position(at: high)) / 6
  }

  /// Gauss-Legendre quadrature with 5 nodes (Abramowitz & Stegun, "Handbook of Mathematical
  /// Functions", 1964, table 25.4) on 8 pieces.
  private static func sum(
    from low: Double, to high: Double, _ value: (Double) -> Double
  ) -> Double {
    let rule = [
      (-0.906179845938664, 0.2369268850561891), (-0.5384693101056831, 0.4786286704993665),
      (0.0, 0.5688888888888889), (0.5384693101056831, 0.4786286704993665),
      (0.906179845938664, 0.2369268850561891),
    ]
    let half = (high - low) / 16
    return (0..<8).reduce(0) { sum, piece in
      let middle = low + half * Double(2 * piece + 1)
      return sum + rule.reduce(0) { $0 + $1.1 * half * value(middle + half * $1.0) }
    }
  }
}

extension EllipseEdge {
  /// The coordinate as a part of the reach, from -1 to 1.
  fileprivate func part(at outer: Double) -> Double {
    min(max((outer - center) / reach, -1), 1)
  }
}
