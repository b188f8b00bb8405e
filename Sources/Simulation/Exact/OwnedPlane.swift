import HitTesting
import TouchModels

/// The owners of a screen, ready to be asked for the probability of each answer under any Gaussian.
/// Plans are made for the screen, and serve all its targets.
struct OwnedPlane: Sendable {
  let owners: Ownership
  private let alongX: SweepPlan
  /// Nil where all edges are straight, and lines along x do for every Gaussian.
  private let alongY: SweepPlan?

  init(_ owners: Ownership) {
    self.owners = owners
    alongX = SweepPlan(owners, linesAlong: .x)
    let isStraight = owners.outlines.allSatisfy { $0.box != nil }
    alongY = isStraight ? nil : SweepPlan(owners, linesAlong: .y)
  }

  /// Whether all edges run along the axes.
  var isStraight: Bool { alongY == nil }

  /// The probability of each answer for taps that scatter by some Gaussians round a point.
  func masses(
    of gaussians: [Gaussian], aim: Point, goals: QuadratureGoals = .exact
  ) throws(QuadratureError) -> MassLedger {
    if gaussians.count == 1 { return try masses(of: gaussians[0], aim: aim, goals) }
    var ledger = MassLedger()
    for gaussian in gaussians {
      ledger.add(try masses(of: gaussian, aim: aim, goals), times: gaussian.weight)
    }
    return ledger
  }

  private func masses(
    of gaussian: Gaussian, aim: Point, _ goals: QuadratureGoals
  ) throws(QuadratureError) -> MassLedger {
    let kept = (1 - gaussian.rho) * (1 + gaussian.rho)
    guard gaussian.sigma.x > 0, gaussian.sigma.y > 0, kept > 0 else {
      return LineMasses(owners: owners, gaussian: gaussian, aim: aim).ledger
    }
    let plan = alongY.map { SweepNormal.axis(for: gaussian) == .y ? $0 : alongX } ?? alongX
    return try plan.masses(of: SweepNormal(gaussian, aim: aim, linesAlong: plan.axis), goals: goals)
  }
}
