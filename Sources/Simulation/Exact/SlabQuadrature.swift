import HitTesting

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
/// In a slab the masses are smooth functions of the line. A panel is cut in halves until the
/// estimate of QUADPACK's QK15 is small. Where a curve turns, masses grow like the square root of
/// the distance: `PanelMap` makes that smooth. Where an edge crosses the ridge of the density so
/// fast that nodes might miss the step, panels are cut beforehand.
struct SlabQuadrature {
  private let low: Double
  private let high: Double
  private let edges: [OutlineEdge]
  /// The answers between the edges, as numbers of the slab.
  private let places: [Int]
  /// For each number of the slab that of the ledger.
  private let answers: [Int]
  private let normal: SweepNormal
  private let goals: QuadratureGoals
  private var sums: PanelSums
  private let turnsAtLow: Bool
  private let turnsAtHigh: Bool
  private var evaluations = 0
  private var error = 0.0

  /// So deep small masses are followed.
  private static let smallDepth = 6
  /// A panel with less than this part of every answer's mass is left out.
  private static let negligible = 1e-14
  private static let deepest = 60
  private static let mostEvaluations = 20_000

  init(
    plan: SweepPlan, slab: SweepPlan.Slab, normal: SweepNormal, goals: QuadratureGoals
  ) {
    (low, high) = (slab.low, slab.high)
    edges = slab.edges.map { plan.edges[$0] }
    var answers: [Int] = []
    places = slab.answers.map { answer in
      if let place = answers.firstIndex(of: answer) { return place }
      answers.append(answer)
      return answers.count - 1
    }
    self.answers = answers
    self.normal = normal
    self.goals = goals
    sums = PanelSums(count: answers.count)
    turnsAtLow = edges.contains { $0.turns(at: slab.low) }
    turnsAtHigh = edges.contains { $0.turns(at: slab.high) }
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
      guard evaluations < Self.mostEvaluations else { throw QuadratureError(error: 1) }
      if isNegligible(panel, ledger) { continue }
      evaluate(panel)
      guard isDone(panel, ledger) else {
        panels += halves(of: panel)
        continue
      }
      error += sums.largestError
      for (place, answer) in answers.enumerated() { ledger.add(sums.masses[place], to: answer) }
    }
    ledger.error += error
  }

  /// A panel in halves; that nearer to the middle, which has more mass, comes last.
  private func halves(of panel: Panel) -> [Panel] {
    let middle = panel.low + (panel.high - panel.low) / 2
    let halves = [
      Panel(low: panel.low, high: middle, depth: panel.depth + 1),
      Panel(low: middle, high: panel.high, depth: panel.depth + 1),
    ]
    return middle < normal.outerMean ? halves : halves.reversed()
  }

  /// The slab where it has mass, in pieces over which the masses on the lines vary little enough.
  private func firstPanels() -> [Panel] {
    let reach = goals.reach * normal.outerSigma
    let low = max(low, normal.outerMean - reach)
    let high = min(high, normal.outerMean + reach)
    guard low < high else { return [] }
    let cuts = ([low, high] + steps(low, high) + marks(low, high)).sorted()
    var panels: [Panel] = []
    for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
      panels.append(Panel(low: start, high: end, depth: 0))
    }
    // The last one is taken first: that nearest to the middle, where the most mass is.
    let distance = { (panel: Panel) in
      max(panel.low - normal.outerMean, normal.outerMean - panel.high)
    }
    return panels.sorted { (distance($0), $0.low) > (distance($1), $1.low) }
  }

  /// Coordinates between which the density varies little enough: narrower far out, where it falls
  /// by e^z over a standard deviation.
  private func marks(_ low: Double, _ high: Double) -> [Double] {
    let (start, end) = (
      (low - normal.outerMean) / normal.outerSigma, (high - normal.outerMean) / normal.outerSigma
    )
    var marks: [Double] = []
    for (near, far, sign) in [(max(start, 0), end, 1.0), (max(-end, 0), -start, -1.0)]
    where near < far {
      // From the end nearer to the middle outwards, in about equal steps.
      var z = near
      let count = ((far - near) / goals.width).rounded(.up)
      let even = (far - near) / max(count, 1)
      while z < far {
        if z > near { marks.append(normal.outerMean + sign * z * normal.outerSigma) }
        z += min(even, goals.fall / max(z, 1))
      }
    }
    return marks
  }

  /// Where an edge that moves fast beside the ridge of the density crosses it, and its flanks: so
  /// narrow a step might lie between two nodes.
  private func steps(_ low: Double, _ high: Double) -> [Double] {
    let most = 10 * normal.innerSigma / normal.outerSigma
    return edges.filter { edge in
      let rise = (edge.position(at: high) - edge.position(at: low)) - normal.slope * (high - low)
      return abs(rise) > 10 * normal.innerSigma
        && (abs(edge.slope(at: low) - normal.slope) > most
          || abs(edge.slope(at: high) - normal.slope) > most)
    }.flatMap { edge in
      [-7.0, 0, 7].flatMap { z in
        edge.crossings(
          with: OutlineEdge(
            foot: normal.innerMean + z * normal.innerSigma, at: normal.outerMean,
            slope: normal.slope),
          from: low, to: high)
      }
    }
  }

  /// Whether a panel, whoever gets it, changes no digit of any answer that occurs in the slab.
  private func isNegligible(_ panel: Panel, _ ledger: MassLedger) -> Bool {
    let mass = normal.outerMass(from: panel.low, to: panel.high)
    return answers.allSatisfy { mass < Self.negligible * ledger.masses[$0] }
  }

  private mutating func evaluate(_ panel: Panel) {
    evaluations += 1
    sums.clear()
    let map = PanelMap(
      low: panel.low, high: panel.high, turnsAtLow: turnsAtLow && panel.low == low,
      turnsAtHigh: turnsAtHigh && panel.high == high)
    for (index, node) in GaussKronrod.nodes.enumerated() {
      let (outer, stretch) = map.place(node.position)
      let z = (outer - normal.outerMean) / normal.outerSigma
      let scale = stretch / normal.outerSigma * exp(-z * z / 2) * Self.inverseRootTwoPi
      let mean = normal.mean(at: outer)
      var last = NormalTail(-.infinity)
      for (edge, place) in zip(edges, places) {
        let next = NormalTail((edge.position(at: outer) - mean) / normal.innerSigma)
        sums.add(scale * last.mass(to: next), to: place, node: index)
        last = next
      }
      sums.add(scale * last.mass(to: NormalTail(.infinity)), to: places[edges.count], node: index)
    }
    sums.finish()
  }

  private static let inverseRootTwoPi = 0.3989422804014327

  private func isDone(_ panel: Panel, _ ledger: MassLedger) -> Bool {
    if panel.depth >= Self.deepest { return true }
    let middle = panel.low + (panel.high - panel.low) / 2
    guard middle > panel.low, middle < panel.high else { return true }
    if !sums.isWithin(absolute: goals.absolute, relative: goals.relative) { return false }
    return panel.depth >= Self.smallDepth
      || sums.isWithin(relative: goals.small) { ledger.masses[answers[$0]] }
  }
}
