import Testing

@testable import HitTesting

/// Where curves cross, and how much lies beside them.
@Suite struct EdgeCrossingTests {
  private func ellipse(
    _ center: Double, _ foot: Double, _ height: Double, _ reach: Double, slope: Double = 0
  ) -> OutlineEdge {
    .ellipse(
      EllipseEdge(center: center, foot: foot, slope: slope, height: height, reach: reach))
  }

  @Test func aLensOfAHairIsFound() {
    // The right side of one disc reaches past the left side of another by 1e-9 pt.
    let (one, other) = (ellipse(50, 30, 10, 10), ellipse(50, 50 - 1e-9, -10, 10))
    let crossings = one.crossings(with: other, from: 40, to: 60)
    #expect(crossings.count == 2)
    // Half the lens' length is sqrt(r * overlap).
    for (crossing, sign) in zip(crossings, [-1.0, 1]) {
      #expect(abs(crossing - (50 + sign * 1e-4)) < 1e-7)
    }
  }

  @Test func everyCrossingThatAFineCombSeesIsFound() {
    let (one, other) = (ellipse(50, 0, 10, 40), ellipse(50, 2.7, 7.2, 39))
    let crossings = one.crossings(with: other, from: 12, to: 88)
    for crossing in crossings {
      #expect(abs(one.position(at: crossing) - other.position(at: crossing)) < 1e-12)
    }
    var last = one.position(at: 12) - other.position(at: 12)
    var seen = 0
    for step in 1...76_000 {
      let outer = 12 + Double(step) / 1000
      let gap = one.position(at: outer) - other.position(at: outer)
      if gap * last < 0 { seen += 1 }
      last = gap
    }
    #expect(seen >= 2 && crossings.count == seen)
  }

  @Test func aTouchIsFoundWithinAHair() {
    let disc = ellipse(50, 30, 10, 10)
    let tangent = OutlineEdge(foot: 40)
    #expect(disc.crossings(with: tangent, from: 40, to: 60, hair: 1e-11) == [50])
    #expect(disc.crossings(with: OutlineEdge(foot: 40.1), from: 40, to: 60, hair: 1e-11) == [])
  }

  /// Points of a parabola are as far from its corner as from its line, whichever way it opens.
  @Test(arguments: [0.0, 20, 89.9999999, 90, 135, 180, 250, 270, 340])
  func parabolasAreEquallyFar(turn: Double) {
    let spun = Transform(rotation: turn).apply(Point(x: 1, y: 0))
    for sign in [-1.0, 1] {
      let parabola = ParabolaEdge(
        corner: Point(x: 30, y: 20), normal: spun, distance: 6, sign: sign)
      let edge = OutlineEdge.parabola(parabola)
      for outer in stride(from: 5.0, through: 35, by: 2.5)
      where outer > parabola.domain.start && outer < parabola.domain.end {
        let position = edge.position(at: outer)
        guard abs(position) < 1e3 else { continue }
        let (q, u) = (position - 30, outer - 20)
        let away = spun.x * q + spun.y * u + 6
        #expect(abs((q * q + u * u).squareRoot() - away) < 1e-9)
      }
      let vertex = edge.position(at: parabola.domain.end)
      #expect(spun.y >= 0 || !vertex.isNaN)
    }
  }

  @Test func meansAreAreasBesideEdges() {
    let half = ellipse(50, 30, 10, 10)
    #expect(abs(half.mean(from: 40, to: 60) - (30 + .pi * 2.5)) < 1e-12)
    let parabola = OutlineEdge.parabola(
      ParabolaEdge(
        corner: Point(x: 30, y: 20), normal: Point(x: 0.6, y: 0.8), distance: 6, sign: 1))
    let steps = 20_000
    let sum = (0..<steps).reduce(0) {
      $0 + parabola.position(at: 18 + 9 * (Double($1) + 0.5) / Double(steps))
    }
    #expect(abs(parabola.mean(from: 18, to: 27) - sum / Double(steps)) < 1e-8)
  }
}
