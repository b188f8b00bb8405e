import HitTesting

extension SweepPlan {
  /// The probability of each answer.
  ///
  /// - Throws: `QuadratureError` where the stated error is out of reach.
  func masses(
    of normal: SweepNormal, goals: QuadratureGoals
  ) throws(QuadratureError) -> MassLedger {
    var ledger = blank
    // The heavy ones first: what an answer has already says how well the rest must be known.
    let outers = slabs.map { normal.outerMass(from: $0.low, to: $0.high) }
    let order = slabs.indices.filter { outers[$0] > goals.leastMass }
    for index in order.sorted(by: { (outers[$1], $0) < (outers[$0], $1) }) {
      let (slab, outer) = (slabs[index], outers[index])
      if let stretches = slab.stretches {
        if stretches.edges.isEmpty {
          ledger.add(outer, to: stretches.answers[0])
          continue
        }
        if normal.slope == 0 {
          Self.add(stretches, of: normal, times: outer, to: &ledger)
          continue
        }
      }
      var quadrature = SlabQuadrature(plan: self, slab: slab, normal: normal, goals: goals)
      try quadrature.run(into: &ledger)
    }
    return ledger
  }

  /// The product of a slab's mass with those on its lines, which are all alike.
  private static func add(
    _ stretches: Stretches, of normal: SweepNormal, times outer: Double, to ledger: inout MassLedger
  ) {
    var last = NormalTail(-.infinity)
    for (edge, answer) in zip(stretches.edges, stretches.answers) {
      let next = normal.tail(edge, at: normal.outerMean)
      ledger.add(outer * last.mass(to: next), to: answer)
      last = next
    }
    let rest = last.mass(to: NormalTail(.infinity))
    ledger.add(outer * rest, to: stretches.answers[stretches.edges.count])
  }
}
