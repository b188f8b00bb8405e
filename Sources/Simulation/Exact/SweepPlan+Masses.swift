import HitTesting

extension SweepPlan {
  /// The probability of each answer.
  ///
  /// - Throws: `QuadratureError` where the stated error is out of reach.
  func masses(
    of normal: SweepNormal, goals: QuadratureGoals
  ) throws(QuadratureError) -> MassLedger {
    var ledger = blank
    var fixed = FixedTails(edges: edges, normal: normal)
    // The heavy ones first: what an answer has already says how well the rest must be known.
    let outers = slabs.map { normal.outerMass(from: $0.low, to: $0.high) }
    let order = slabs.indices.filter { outers[$0] > goals.leastMass }
    for index in order.sorted(by: { (outers[$1], $0) < (outers[$0], $1) }) {
      let slab = slabs[index]
      if fixed.add(slab, times: outers[index], to: &ledger) { continue }
      var quadrature = SlabQuadrature(plan: self, slab: slab, normal: normal, goals: goals)
      try quadrature.run(into: &ledger)
    }
    return ledger
  }
}

/// The tails beyond edges that lie alike on all lines, where the lines' means do too: there the
/// probability is a product.
private struct FixedTails {
  private let edges: [OutlineEdge]
  private let normal: SweepNormal
  private var known: [NormalTail?]

  init(edges: [OutlineEdge], normal: SweepNormal) {
    self.edges = edges
    self.normal = normal
    known = Array(repeating: nil, count: normal.slope == 0 ? edges.count : 0)
  }

  /// Adds the product of a slab's mass with those on its lines; false where they are not alike.
  mutating func add(
    _ slab: SweepPlan.Slab, times outer: Double, to ledger: inout MassLedger
  ) -> Bool {
    guard !slab.edges.isEmpty else {
      ledger.add(outer, to: slab.answers[0])
      return true
    }
    guard normal.slope == 0, slab.edges.allSatisfy({ tail($0) != nil }) else { return false }
    var last = NormalTail(-.infinity)
    for (edge, answer) in zip(slab.edges, slab.answers) {
      guard let next = tail(edge) else { continue }
      ledger.add(outer * last.mass(to: next), to: answer)
      last = next
    }
    ledger.add(
      outer * last.mass(to: NormalTail(.infinity)), to: slab.answers[slab.edges.count])
    return true
  }

  private mutating func tail(_ edge: Int) -> NormalTail? {
    if let tail = known[edge] { return tail }
    guard let position = edges[edge].fixedPosition else { return nil }
    let tail = NormalTail((position - normal.innerMean) / normal.innerSigma)
    known[edge] = tail
    return tail
  }
}
