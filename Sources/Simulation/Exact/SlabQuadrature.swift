#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a quadrature gave up.
struct QuadratureError: Error, Sendable {
  /// What the estimated errors add up to.
  var error: Double
}

/// Sums up the masses on the lines of a slab: adaptive quadrature over the lines' coordinate, for all
/// receivers at once.
///
/// A panel is cut where the order of crossings changes, found by bisection, so that in each panel the
/// masses are smooth functions; then in halves, until the estimate of QUADPACK's QK15 is small. Its
/// nodes are crowded towards the ends by y(u) = (3u - u^3) / 2, whose derivative is 0 there: where a
/// curve turns, masses grow like the square root of the distance, which becomes smooth in u.
struct SlabQuadrature {
  private let slab: SweepPlan.Slab
  private let normal: SweepNormal
  private var reader: LineReader
  private var sums = PanelSums()
  private var readings = 0
  private var error = 0.0

  /// Panels whose estimated error is below this, or this part of each mass, are done.
  private static let absoluteGoal = 1e-13
  private static let relativeGoal = 1e-10
  /// So far small masses are followed as well, to this part of themselves.
  private static let smallGoal = 1e-6
  private static let smallDepth = 6
  private static let deepest = 60
  private static let mostReadings = 4_000_000

  init(plan: SweepPlan, slab: SweepPlan.Slab, normal: SweepNormal) {
    self.slab = slab
    self.normal = normal
    reader = LineReader(plan: plan, slab: slab, normal: normal)
  }

  private struct Panel {
    var low: Double
    var high: Double
    var depth: Int
  }

  /// Adds the slab's masses to a ledger.
  mutating func run(into ledger: inout MassLedger) throws(QuadratureError) {
    var panels = firstPanels()
    while let panel = panels.popLast() {
      guard readings < Self.mostReadings else { throw QuadratureError(error: 1) }
      if let cut = evaluate(panel, &ledger) {
        panels.append(Panel(low: panel.low, high: cut, depth: panel.depth))
        panels.append(Panel(low: cut, high: panel.high, depth: panel.depth))
      } else if !isDone(panel) {
        let middle = panel.low + (panel.high - panel.low) / 2
        panels.append(Panel(low: panel.low, high: middle, depth: panel.depth + 1))
        panels.append(Panel(low: middle, high: panel.high, depth: panel.depth + 1))
      } else {
        error += sums.largestError
        sums.flush(into: &ledger)
      }
    }
    ledger.error += error
  }

  /// The slab where it has mass, in pieces over which the density varies little enough.
  private func firstPanels() -> [Panel] {
    let reach = NormalTail.farthest * normal.outerSigma
    let low = max(slab.low, normal.outerMean - reach)
    let high = min(slab.high, normal.outerMean + reach)
    guard low < high else { return [] }
    let count = min(max(((high - low) / (2 * normal.outerSigma)).rounded(.up), 1), 64)
    return (0..<Int(count)).map {
      let (start, end) = (Double($0) / count, Double($0 + 1) / count)
      return Panel(
        low: low + start * (high - low),
        high: $0 + 1 == Int(count) ? high : low + end * (high - low), depth: 0)
    }
  }

  /// Sums up a panel; a coordinate where to cut it first, if the order of crossings changes in it.
  private mutating func evaluate(_ panel: Panel, _ ledger: inout MassLedger) -> Double? {
    sums.clear()
    let half = (panel.high - panel.low) / 2
    let middle = panel.low + half
    var first: (position: Double, order: Int)?
    for node in GaussKronrod.nodes {
      let u = node.position
      let outer = middle + half * (u * (3 - u * u) / 2)
      reader.read(outer)
      readings += 1
      if let first, first.order != reader.order,
        let cut = cut(between: first.position, outer, order: first.order, in: panel)
      {
        return cut
      }
      first = (outer, reader.order)
      let z = (outer - normal.outerMean) / normal.outerSigma
      // Of the map's derivative, half * 3 (1 - u^2) / 2, and the density.
      let scale =
        half / normal.outerSigma * 1.5 * (1 - u * u) * exp(-z * z / 2) * Self.inverseRootTwoPi
      sums.begin(node: node)
      reader.forEachStretch(at: outer, &ledger) { answer, mass in
        sums.add(scale * mass, to: answer)
      }
    }
    sums.finish()
    return nil
  }

  private static let inverseRootTwoPi = 0.3989422804014327

  /// Where, between two lines of different orders, the first order ends; nil where that is at the
  /// very end of the panel, and only rounding.
  private mutating func cut(
    between low: Double, _ high: Double, order: Int, in panel: Panel
  ) -> Double? {
    let least = max(abs(panel.low), abs(panel.high)) * 1e-15 + (panel.high - panel.low) * 1e-9
    guard panel.high - panel.low > normal.outerSigma * 1e-9 else { return nil }
    var (inside, outside) = (low, high)
    for _ in 0..<60 {
      let middle = inside + (outside - inside) / 2
      guard middle > inside, middle < outside else { break }
      reader.read(middle)
      readings += 1
      if reader.order == order { inside = middle } else { outside = middle }
    }
    return outside - panel.low > least && panel.high - outside > least ? outside : nil
  }

  private func isDone(_ panel: Panel) -> Bool {
    if panel.depth >= Self.deepest { return true }
    let middle = panel.low + (panel.high - panel.low) / 2
    guard middle > panel.low, middle < panel.high else { return true }
    if !sums.isWithin(absolute: Self.absoluteGoal, relative: Self.relativeGoal) { return false }
    return panel.depth >= Self.smallDepth
      || sums.isWithin(absolute: 0, relative: Self.smallGoal)
  }
}
