import HitTesting
import TouchModels

/// The owners of a screen, ready to be asked for the probability of each answer under any Gaussian.
/// Plans are made for the screen, and serve all its targets.
struct OwnedPlane: Sendable {
  let owners: Ownership
  /// For lines along x, and along y where it is wanted.
  private let alongX: SweepPlan?
  private let alongY: SweepPlan?

  /// - Parameter gaussians: what it will be asked about.
  init(_ owners: Ownership, for gaussians: [Gaussian]) {
    self.owners = owners
    let isStraight = owners.isStraight
    let axes = Set(gaussians.filter(\.hasDensity).map(SweepNormal.axis(for:)))
    // Where all edges are straight, lines along x do for every Gaussian.
    alongX =
      isStraight && !axes.isEmpty || axes.contains(.x)
      ? SweepPlan(owners, linesAlong: .x) : nil
    alongY = !isStraight && axes.contains(.y) ? SweepPlan(owners, linesAlong: .y) : nil
  }

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
    let wanted = SweepNormal.axis(for: gaussian) == .y ? alongY ?? alongX : alongX ?? alongY
    guard gaussian.hasDensity, let plan = wanted else {
      return LineMasses(owners: owners, gaussian: gaussian, aim: aim).ledger
    }
    return try plan.masses(of: SweepNormal(gaussian, aim: aim, linesAlong: plan.axis), goals: goals)
  }
}

extension Gaussian {
  /// Whether taps fall all over the plane, and not on a line or a point.
  var hasDensity: Bool {
    sigma.x > 0 && sigma.y > 0 && (1 - rho) * (1 + rho) > 0
  }
}
