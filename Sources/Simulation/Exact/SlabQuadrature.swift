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

/// Sums up the masses on the lines of a slab: adaptive quadrature over the lines' coordinate, for
/// all receivers at once.
///
/// A panel is cut where the order of crossings changes, found by bisection, so that in each panel
/// the masses are smooth functions; then in halves, until the estimate of QUADPACK's QK15 is small.
/// Where a curve turns, masses grow like the square root of the distance: `PanelMap` makes that
/// smooth.
struct SlabQuadrature {
  private let slab: SweepPlan.Slab
  private let normal: SweepNormal
  private let goals: QuadratureGoals
  private var reader: LineReader
  private var sums = PanelSums()
  private let turnsAtLow: Bool
  private let turnsAtHigh: Bool
  private var readings = 0
  private var cuts = 0
  private var error = 0.0

  /// So deep small masses are followed.
  private static let smallDepth = 6
  /// A panel with less than this part of every answer's mass is left out.
  private static let negligible = 1e-14
  private static let deepest = 60
  private static let mostReadings = 300_000

  init(
    plan: SweepPlan, slab: SweepPlan.Slab, normal: SweepNormal, goals: QuadratureGoals
  ) {
    self.slab = slab
    self.normal = normal
    self.goals = goals
    turnsAtLow = slab.edges.contains { $0.turns(at: slab.low) }
    turnsAtHigh = slab.edges.contains { $0.turns(at: slab.high) }
    reader = LineReader(
      plan: plan, slab: slab, normal: normal, leastMass: goals.leastMass)
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
      if panel.depth == 0 && isNegligible(panel, ledger) { continue }
      if let cut = evaluate(panel, &ledger) {
        cuts += 1
        panels.append(Panel(low: panel.low, high: cut, depth: panel.depth))
        panels.append(Panel(low: cut, high: panel.high, depth: panel.depth))
      } else if !isDone(panel, ledger) {
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

  /// The slab where it has mass, in pieces over which the masses on the lines vary little enough.
  private func firstPanels() -> [Panel] {
    let reach = goals.reach * normal.outerSigma
    let low = max(slab.low, normal.outerMean - reach)
    let high = min(slab.high, normal.outerMean + reach)
    guard low < high else { return [] }
    var cuts = [low, high]
    if normal.isSteep, let stretches = slab.stretches {
      cuts += stretches.edges.compactMap(normal.outer(ofMean:)).filter { $0 > low && $0 < high }
    }
    cuts.sort()
    var panels: [Panel] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      let count = min(max(((end - start) / (2 * normal.outerSigma)).rounded(.up), 1), 64)
      for piece in 0..<Int(count) {
        let (from, to) = (Double(piece) / count, Double(piece + 1) / count)
        panels.append(
          Panel(
            low: start + from * (end - start),
            high: piece + 1 == Int(count) ? end : start + to * (end - start), depth: 0))
      }
    }
    // The last one is taken first: that nearest to the middle, where the most mass is.
    let distance = { (panel: Panel) in
      max(panel.low - normal.outerMean, normal.outerMean - panel.high)
    }
    return panels.sorted { (distance($0), $0.low) > (distance($1), $1.low) }
  }

  /// Whether a panel, whoever gets it, changes no digit of any answer that occurs in the slab.
  private func isNegligible(_ panel: Panel, _ ledger: MassLedger) -> Bool {
    guard let stretches = slab.stretches else { return false }
    let mass = normal.outerMass(from: panel.low, to: panel.high)
    return stretches.answers.allSatisfy { mass < Self.negligible * ledger.masses[$0] }
  }

  /// Sums up a panel; a coordinate where to cut it first, if the order of crossings changes in it.
  private mutating func evaluate(_ panel: Panel, _ ledger: inout MassLedger) -> Double? {
    sums.clear()
    let map = PanelMap(
      low: panel.low, high: panel.high, turnsAtLow: turnsAtLow && panel.low == slab.low,
      turnsAtHigh: turnsAtHigh && panel.high == slab.high)
    var first: (position: Double, order: Int)?
    for (index, node) in GaussKronrod.nodes.enumerated() {
      let (outer, stretch) = map.place(node.position)
      reader.read(outer, &ledger)
      readings += 1
      if let first, first.order != reader.order, cuts < goals.cuts,
        let cut = cut(between: first, (outer, reader.order), in: panel, &ledger)
      {
        return cut
      }
      first = (outer, reader.order)
      let z = (outer - normal.outerMean) / normal.outerSigma
      let scale = stretch / normal.outerSigma * exp(-z * z / 2) * Self.inverseRootTwoPi
      sums.begin(node: index)
      reader.add(to: &sums, times: scale, at: outer, &ledger)
    }
    sums.finish()
    return nil
  }

  private static let inverseRootTwoPi = 0.3989422804014327

  /// Where, between two lines of different orders, the first order ends; nil where that is at the
  /// very end of the panel, and only rounding.
  private mutating func cut(
    between low: (position: Double, order: Int), _ high: (position: Double, order: Int),
    in panel: Panel, _ ledger: inout MassLedger
  ) -> Double? {
    let least = max(abs(panel.low), abs(panel.high)) * 1e-15 + (panel.high - panel.low) * 1e-9
    guard panel.high - panel.low > normal.outerSigma * 1e-9 else { return nil }
    let cut =
      reader.crossing(from: low.position, low.order, to: high.position, high.order)
      ?? bisect(low.position, high.position, order: low.order, &ledger)
    return cut - panel.low > least && panel.high - cut > least ? cut : nil
  }

  /// The end of an order of crossings that holds at `low` and not at `high`.
  private mutating func bisect(
    _ low: Double, _ high: Double, order: Int, _ ledger: inout MassLedger
  ) -> Double {
    var (inside, outside) = (low, high)
    for _ in 0..<36 {
      let middle = inside + (outside - inside) / 2
      guard middle > inside, middle < outside else { break }
      reader.read(middle, &ledger)
      readings += 1
      if reader.order == order { inside = middle } else { outside = middle }
    }
    return outside
  }

  private func isDone(_ panel: Panel, _ ledger: MassLedger) -> Bool {
    if panel.depth >= Self.deepest { return true }
    let middle = panel.low + (panel.high - panel.low) / 2
    guard middle > panel.low, middle < panel.high else { return true }
    if !sums.isWithin(absolute: goals.absolute, relative: goals.relative) { return false }
    return panel.depth >= Self.smallDepth
      || sums.isWithin(relative: goals.small, of: ledger)
  }
}
