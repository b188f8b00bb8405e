import HitTesting
import TouchModels

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The probabilities of rectangles under a correlated Gaussian, each to a part of itself: equation
/// (5) of docs/methods.md with one stretch, over no more of the lines than matter.
///
/// In standard deviations the density of Y is that of a standard normal, and X given Y = y is
/// normal with mean rho y and standard deviation k = sqrt(1 - rho^2). The integrand is at most
///
///     exp(-q(y) / 2), q(y) = y^2 + (distance of rho y from [minX, maxX])^2 / k^2
///
/// and q is convex with q'' >= 2: where it is least the mass lies, and from its slope there follows
/// how far.
struct CorrelatedNormal: Sendable {
  let rho: Double
  /// sqrt(1 - rho^2).
  let kept: Double
  private let corners: CorrelatedCorners?
  private let mean: Point
  private let sigma: SIMD2<Double>

  /// A rectangle in standard deviations from the mean.
  struct Rectangle: Sendable {
    var minX: Double
    var maxX: Double
    var minY: Double
    var maxY: Double
    /// The line with the most mass, and q there.
    var ridge: Double
    var depth: Double
  }

  /// What is less than this part of what an answer has is left out.
  private static let negligible = 1e-14
  /// Masses from corners serve where there is so much that they have ten digits.
  private static let plenty = 1e-5
  private static let mostEvaluations = 4096

  init(_ gaussian: Gaussian, aim: Point) {
    rho = gaussian.rho
    kept = ((1 - gaussian.rho) * (1 + gaussian.rho)).squareRoot()
    corners = CorrelatedCorners(rho: gaussian.rho)
    mean = Point(x: aim.x + gaussian.mean.x, y: aim.y + gaussian.mean.y)
    sigma = gaussian.sigma
  }

  /// A box, in pt, as the Gaussian sees it.
  func rectangle(_ box: Box) -> Rectangle {
    var rectangle = Rectangle(
      minX: (box.minX - mean.x) / sigma.x, maxX: (box.maxX - mean.x) / sigma.x,
      minY: (box.minY - mean.y) / sigma.y, maxY: (box.maxY - mean.y) / sigma.y, ridge: 0, depth: 0)
    let free = rectangle.minX > 0 ? rho * rectangle.minX : rho * min(rectangle.maxX, 0)
    rectangle.ridge = min(max(free, rectangle.minY), rectangle.maxY)
    let away = distance(rectangle.ridge, rectangle) / kept
    rectangle.depth = rectangle.ridge * rectangle.ridge + away * away
    return rectangle
  }

  /// How far the mean of a line lies from a rectangle along the line: negative before it, positive
  /// beyond, 0 inside.
  private func distance(_ y: Double, _ rectangle: Rectangle) -> Double {
    let middle = rho * y
    return middle < rectangle.minX
      ? middle - rectangle.minX : middle > rectangle.maxX ? middle - rectangle.maxX : 0
  }

  /// Adds the masses of rectangles to those of their answers.
  func add(
    _ cells: [(rectangle: Rectangle, answer: Int)], to masses: inout [Double],
    _ goals: QuadratureGoals
  ) throws(QuadratureError) {
    // The heavy ones first: what an answer has already says how well the rest must be known.
    let farthest = NormalTail.farthest * NormalTail.farthest
    var order: [(depth: Double, place: Int)] = []
    order.reserveCapacity(cells.count)
    for (place, cell) in cells.enumerated() where cell.rectangle.depth < farthest {
      order.append((cell.rectangle.depth, place))
    }
    order.sort { $0 < $1 }
    for (depth, place) in order {
      let cell = cells[place]
      // The half plane beyond the ridge has at most this.
      let most = exp(-depth / 2) / 2
      if depth > 0, most < max(Self.negligible * masses[cell.answer], goals.leastMass) { continue }
      masses[cell.answer] += try mass(of: cell.rectangle, beside: masses[cell.answer], goals)
    }
  }

  /// The mass of a rectangle.
  ///
  /// - Parameter known: what it is added to.
  func mass(
    of rectangle: Rectangle, beside known: Double, _ goals: QuadratureGoals
  ) throws(QuadratureError) -> Double {
    if rectangle.minX == -.infinity && rectangle.maxX == .infinity {
      return NormalTail(rectangle.minY).mass(to: NormalTail(rectangle.maxY))
    }
    if rectangle.minY == -.infinity && rectangle.maxY == .infinity {
      return NormalTail(rectangle.minX).mass(to: NormalTail(rectangle.maxX))
    }
    if let corners {
      let mass = corners.mass(of: rectangle)
      if known + mass >= Self.plenty { return max(mass, 0) }
    }
    var sum = 0.0
    var evaluations = 0
    var panels = self.panels(of: rectangle)
    while let panel = panels.popLast() {
      evaluations += 1
      guard evaluations < Self.mostEvaluations else { throw QuadratureError(error: 1) }
      let (mass, error) = integral(of: rectangle, from: panel.low, to: panel.high)
      let middle = panel.low + (panel.high - panel.low) / 2
      let isDone =
        error <= max(goals.absolute, goals.relative * mass)
        && error <= goals.small * (known + sum + mass)
      if isDone || middle <= panel.low || middle >= panel.high {
        sum += mass
      } else {
        let halves = [(low: panel.low, high: middle), (low: middle, high: panel.high)]
        // That nearer to the ridge, which has more mass, comes last and is taken first.
        panels += middle < rectangle.ridge ? halves : halves.reversed()
      }
    }
    return sum
  }

  /// The lines that matter, in pieces over which the masses on them vary little enough; those at
  /// the ridge come last.
  private func panels(of rectangle: Rectangle) -> [(low: Double, high: Double)] {
    let ridge = rectangle.ridge
    let steep = 2 * ridge + 2 * rho * distance(ridge, rectangle) / (kept * kept)
    // Lines with less than 1e-18 of the mass at the ridge, or 1e-13 where that is small, are left
    // out.
    let fall = rectangle.depth > 20 ? 60.0 : 83
    let reach = { (slope: Double) in
      // slope t + t^2 = fall.
      2 * fall / (slope + (slope * slope + 4 * fall).squareRoot())
    }
    let (down, up) = (reach(max(-steep, 0)), reach(max(steep, 0)))
    let low = max(rectangle.minY, ridge - down)
    let high = min(rectangle.maxY, ridge + up)
    guard low < high else { return [] }
    // Where the mean passes an end of the stretch the masses step up or down.
    let width = 6 * kept / abs(rho)
    var cuts = [low, high, ridge]
    // Where the density falls as an exponential, most of the mass is near the ridge.
    if steep > 8 { cuts += [ridge + up / 8, ridge + up * 0.4] }
    if steep < -8 { cuts += [ridge - down / 8, ridge - down * 0.4] }
    for end in [rectangle.minX / rho, rectangle.maxX / rho] where end.isFinite {
      cuts.append(end)
      if width < (high - low) / 4 { cuts += [end - width, end + width] }
    }
    cuts = cuts.filter { $0 >= low && $0 <= high }.sorted()
    var panels: [(low: Double, high: Double)] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      // Not so wide that the nodes might miss what there is.
      let count = max(((end - start) / 5).rounded(.up), 1)
      for part in 0..<Int(count) {
        panels.append(
          (
            start + (end - start) * (Double(part) / count),
            part + 1 == Int(count) ? end : start + (end - start) * (Double(part + 1) / count)
          ))
      }
    }
    let away = { (panel: (low: Double, high: Double)) in
      max(panel.low - ridge, ridge - panel.high)
    }
    return panels.sorted { away($0) > away($1) }
  }

  /// Kronrod's sum over a panel, and what it may be wrong by, as in QK15.
  private func integral(
    of rectangle: Rectangle, from low: Double, to high: Double
  ) -> (mass: Double, error: Double) {
    let half = (high - low) / 2
    let middle = low + half
    var (kronrod, gauss, spread) = (0.0, 0.0, 0.0)
    var values = Values()
    for index in 0..<Self.nodes.count {
      let y = middle + half * Self.nodes[index].position
      let value = self.value(of: rectangle, at: y)
      kronrod += Self.nodes[index].kronrod * value
      gauss += Self.nodes[index].gauss * value
      values[index] = value
    }
    for index in 0..<Self.nodes.count {
      spread += Self.nodes[index].kronrod * abs(values[index] - kronrod / 2)
    }
    let difference = abs(kronrod - gauss)
    let ratio = spread > 0 ? 200 * difference / spread : 0
    let error = spread > 0 ? spread * min(1, ratio * ratio.squareRoot()) : difference
    return (half * kronrod, half * error)
  }

  private static let nodes = GaussKronrod.nodes
  private static let inverseRootTwoPi = 0.3989422804014327

  /// The values at the nodes, without an array that would be allocated each time.
  private typealias Values = SIMD16<Double>

  /// The density of a line times the mass on it.
  @inline(__always)
  private func value(of rectangle: Rectangle, at y: Double) -> Double {
    let (start, end) = (
      (rectangle.minX - rho * y) / kept, (rectangle.maxX - rho * y) / kept
    )
    let mass =
      start == -.infinity
      ? NormalTail.lower(end)
      : end == .infinity ? NormalTail.lower(-start) : NormalTail(start).mass(to: NormalTail(end))
    return exp(-y * y / 2) * Self.inverseRootTwoPi * mass
  }
}

extension NormalTail {
  /// The mass below a number of standard deviations.
  @inline(__always)
  static func lower(_ z: Double) -> Double { erfc(-z * 0.5.squareRoot()) / 2 }
}
