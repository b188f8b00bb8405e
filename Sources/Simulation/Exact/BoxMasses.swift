import HitTesting
import TouchModels

/// The probabilities of rectangles under one Gaussian that has a density.
enum BoxMasses {
  /// The probability of each answer of a plane, by number.
  ///
  /// - Throws: `QuadratureError` where the stated error is out of reach.
  static func masses(
    of gaussian: Gaussian, aim: Point, on plane: BoxPlane, goals: QuadratureGoals = .exact
  ) throws(QuadratureError) -> [Double] {
    var masses = Array(repeating: 0.0, count: plane.answers.count)
    let (x, y) = (aim.x + gaussian.mean.x, aim.y + gaussian.mean.y)
    guard gaussian.rho == 0 else {
      let normal = CorrelatedNormal(gaussian, aim: aim)
      let cells = plane.cells.map { (normal.rectangle(plane.box(of: $0)), $0.answer) }
      try normal.add(cells, to: &masses, goals)
      return masses
    }
    let alongX = plane.xs.map { NormalTail(($0 - x) / gaussian.sigma.x) }
    let alongY = plane.ys.map { NormalTail(($0 - y) / gaussian.sigma.y) }
    for cell in plane.cells {
      masses[cell.answer] +=
        alongX[cell.minX].mass(to: alongX[cell.maxX])
        * alongY[cell.minY].mass(to: alongY[cell.maxY])
    }
    return masses
  }

  /// The probability of some boxes that do not overlap.
  ///
  /// - Throws: `QuadratureError` where the stated error is out of reach.
  static func mass(
    of gaussian: Gaussian, aim: Point, in boxes: [Box]
  ) throws(QuadratureError) -> Double {
    guard !boxes.isEmpty else { return 0 }
    let (x, y) = (aim.x + gaussian.mean.x, aim.y + gaussian.mean.y)
    guard gaussian.rho == 0 else {
      let normal = CorrelatedNormal(gaussian, aim: aim)
      var masses = [0.0]
      try normal.add(boxes.map { (normal.rectangle($0), 0) }, to: &masses, .exact)
      return masses[0]
    }
    return boxes.reduce(0) { sum, box in
      let left = NormalTail((box.minX - x) / gaussian.sigma.x)
      let top = NormalTail((box.minY - y) / gaussian.sigma.y)
      return sum
        + left.mass(to: NormalTail((box.maxX - x) / gaussian.sigma.x))
        * top.mass(to: NormalTail((box.maxY - y) / gaussian.sigma.y))
    }
  }
}
