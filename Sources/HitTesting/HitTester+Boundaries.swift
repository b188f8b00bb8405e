/// A place on the screen where the receiver may change.
package enum Boundary: Sendable, Hashable {
  /// It changes at the edges of this box and nowhere else inside or outside of it. The edges are
  /// exact: each is the least number that is inside, or beyond, when it is converted as a touch
  /// would be. `shown` has the edges as a person would write them, which rounding may set a hair
  /// apart.
  case box(Box, shown: Box)
  /// It may change anywhere in this box: a curved or turned edge runs through it.
  case irregular(Box)

  /// Whether it is a curved or turned edge.
  package var isIrregular: Bool {
    if case .irregular = self { true } else { false }
  }
}

extension [Boundary] {
  /// The boxes, exact, where all are boxes; nil where one is not.
  package var plainBoxes: [Box]? {
    var boxes: [Box] = []
    boxes.reserveCapacity(count)
    for boundary in self {
      guard case .box(let exact, _) = boundary else { return nil }
      boxes.append(exact)
    }
    return boxes
  }
}

extension HitTester {
  /// Where the receiver may change, from hit areas and drawn surfaces; not from `nearest`, whose
  /// cells are told by their answers.
  package func boundaries() -> [Boundary] {
    nodes.indices.flatMap { index -> [Boundary] in
      let node = nodes[index]
      let path = screenPath(toNode: index)
      var result = path.boundary(of: node.area)
      if let box = node.pruningBox { result += path.boundary(of: box) }
      if let surface = node.surface { result += boundaries(of: surface) }
      return result
    }
  }

  /// Whether, in a box where this touch stands for all, some may still go to a control nearby.
  package func mayRedirect(_ touch: Touch, within box: Box) -> Bool {
    guard let nearestControls, touch.actor == nil || touch.reason == .nearest,
      touch.reason != .offScreen
    else { return false }
    return nearestControls.candidates.contains { $0.reach.overlaps(box) }
  }

  private func boundaries(of surface: DrawnSurface) -> [Boundary] {
    surface.drawing.flatMap { part in
      tree.path(to: part).filter { $0 == part || tree.views[$0].clipsToBounds }.flatMap {
        tree.screenPath(to: $0).boundary(of: tree.placements[$0].bounds.box)
      }
    }
  }
}

extension ScreenPath {
  /// What the edge of an area in the view's space is on the screen: nothing, if it is empty.
  func boundary(of area: HitArea) -> [Boundary] {
    if case .rectangle(let box) = area { return boundary(of: box) }
    guard let box = area.boundingBox, !box.isEmpty else { return [] }
    return [.irregular(boundingBoxOnScreen(box).padded)]
  }

  /// What a box in the view's space is on the screen: nothing, if it is empty.
  fileprivate func boundary(of box: Box) -> [Boundary] {
    guard !box.isEmpty else { return [] }
    let shown = boundingBoxOnScreen(box)
    return [keepsAxes ? .box(exactBoxOnScreen(box), shown: shown) : .irregular(shown.padded)]
  }

  /// The box on the screen that holds exactly the points which conversion takes into `box`.
  private func exactBoxOnScreen(_ box: Box) -> Box {
    let (x, y) = axes
    let estimate = boundingBoxOnScreen(box)
    let (alongX, alongY) = ((box.minX, box.maxX), (box.minY, box.maxY))
    let (minX, maxX) = exactRange(
      x, x.isLocalX ? alongX : alongY, near: (estimate.minX, estimate.maxX)
    ) { x.coordinate(of: convertFromScreen(Point(x: $0, y: 0))) }
    let (minY, maxY) = exactRange(
      y, y.isLocalX ? alongX : alongY, near: (estimate.minY, estimate.maxY)
    ) { y.coordinate(of: convertFromScreen(Point(x: 0, y: $0))) }
    return Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The half-open range of the screen's coordinate that conversion takes into [least, limit).
  private func exactRange(
    _ axis: ScreenAxis, _ range: (least: Double, limit: Double), near estimate: (Double, Double),
    local: (Double) -> Double
  ) -> (Double, Double) {
    if axis.isRising {
      return (
        Double.least(near: estimate.0) { local($0) >= range.least },
        Double.least(near: estimate.1) { local($0) >= range.limit }
      )
    }
    return (
      Double.least(near: estimate.0) { local($0) < range.limit },
      Double.least(near: estimate.1) { local($0) < range.least }
    )
  }
}

extension Double {
  /// The least number for which a condition holds that, once it holds, holds for all larger
  /// numbers; infinity where it holds for none. Found by bisection over the numbers themselves.
  ///
  /// - Parameter estimate: somewhere near, to make the search short.
  static func least(near estimate: Double, where holds: (Double) -> Bool) -> Double {
    let estimate = estimate.isFinite ? estimate : 0
    // Where nothing was rounded, the estimate is the answer.
    if holds(estimate) && !holds(estimate.nextDown) { return estimate }
    var step = max(abs(estimate), 1) * 1e-12
    var (low, high) = (estimate - step, estimate + step)
    while holds(low) && low > -.infinity {
      step *= 16
      low = estimate - step
    }
    while !holds(high) && high < .infinity {
      step *= 16
      high = estimate + step
    }
    guard holds(high) else { return .infinity }
    guard !holds(low) else { return -.infinity }
    var (below, above) = (low.rank, high.rank)
    while above > below + 1 {
      let middle = (below & above) + ((below ^ above) >> 1)  // the mean, without overflow
      if holds(Double(rank: middle)) { above = middle } else { below = middle }
    }
    return Double(rank: above)
  }

  /// The place of a number among all doubles in rising order.
  private var rank: Int64 {
    let bits = Int64(bitPattern: bitPattern)
    return bits < 0 ? Int64.min - bits : bits
  }

  private init(rank: Int64) {
    self.init(bitPattern: UInt64(bitPattern: rank < 0 ? Int64.min - rank : rank))
  }
}
