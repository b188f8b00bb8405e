import HitTesting

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The probability of a rectangle under a correlated Gaussian from its four corners, to an absolute
/// error of about 1e-15; equation (3a) of docs/methods.md:
///
/// P = (the product of both axes alone)
///   + 1 / (2 pi) int_0^asin(rho)
///     (e(maxX, maxY) - e(minX, maxY) - e(maxX, minY) + e(minX, minY)) dt,
///   e(h, k) = exp(-(h^2 + k^2 - 2 h k sin t) / (2 cos^2 t))
///
/// after Drezner & Wesolowsky (1990, doi 10.1080/00949659008811236), with as many nodes of
/// Gauss-Legendre's rule as Genz takes (2004, doi 10.1023/B:STCO.0000035304.20635.31).
struct CorrelatedCorners: Sendable {
  private struct Node: Sendable {
    var sine: Double
    /// 1 / cos^2 t.
    var scale: Double
    /// Times 1 / (2 pi).
    var weight: Double
  }

  private let nodes: [Node]

  /// Nil where the rule would need too many nodes: where |rho| is above 0.925.
  init?(rho: Double) {
    let rule: [(position: Double, weight: Double)]
    switch abs(rho) {
    case ..<0.3: rule = GaussLegendre.six
    case ..<0.75: rule = GaussLegendre.twelve
    case ...0.925: rule = GaussLegendre.twenty
    default: return nil
    }
    let half = asin(rho) / 2
    nodes = rule.map {
      let angle = half * (1 + $0.position)
      return Node(
        sine: sin(angle), scale: 1 / (cos(angle) * cos(angle)),
        weight: half * $0.weight / (2 * .pi))
    }
  }

  /// The mass of a rectangle, which may come out below 0 by rounding.
  func mass(of rectangle: CorrelatedNormal.Rectangle) -> Double {
    let product =
      NormalTail(rectangle.minX).mass(to: NormalTail(rectangle.maxX))
      * NormalTail(rectangle.minY).mass(to: NormalTail(rectangle.maxY))
    return product + corner(rectangle.maxX, rectangle.maxY)
      - corner(rectangle.minX, rectangle.maxY) - corner(rectangle.maxX, rectangle.minY)
      + corner(rectangle.minX, rectangle.minY)
  }

  /// What correlation adds to the mass below and left of a corner.
  private func corner(_ h: Double, _ k: Double) -> Double {
    // e is at most exp(-h^2 / 2), whatever k.
    guard abs(h) < NormalTail.farthest, abs(k) < NormalTail.farthest else { return 0 }
    let (product, squares) = (h * k, (h * h + k * k) / 2)
    var sum = 0.0
    for node in nodes {
      sum += node.weight * exp((product * node.sine - squares) * node.scale)
    }
    return sum
  }
}

/// Gauss-Legendre rules on [-1, 1].
private enum GaussLegendre {
  static let six = rule(6)
  static let twelve = rule(12)
  static let twenty = rule(20)

  /// The roots of Legendre's polynomial, by Newton's method on its recurrence.
  private static func rule(_ count: Int) -> [(position: Double, weight: Double)] {
    (0..<count).map { index in
      var x = cos(.pi * (Double(index) + 0.75) / (Double(count) + 0.5))
      var slope = 1.0
      for _ in 0..<8 {
        var (last, value) = (1.0, x)
        for degree in 2...count {
          let n = Double(degree)
          (last, value) = (value, ((2 * n - 1) * x * value - (n - 1) * last) / n)
        }
        slope = Double(count) * (x * value - last) / (x * x - 1)
        x -= value / slope
      }
      return (x, 2 / ((1 - x * x) * slope * slope))
    }
  }
}
