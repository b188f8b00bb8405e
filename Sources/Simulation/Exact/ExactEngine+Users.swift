import HitTesting
import TouchModels

extension ExactEngine {
  /// For each target and strategy the quantiles over people of its rates; nil where the finger has
  /// no spread between users.
  ///
  /// A person's offset is so many standard deviations along x and y; each component of a mixture
  /// moves by that times its own `betweenUsers`.
  func users(finger: Int, bound: Double, threads: Int) throws -> [[[UserQuantiles]]]? {
    let finger = scenario.fingers[finger]
    guard finger.differsBetweenUsers else { return nil }
    return try parallelMap(layout.targets, threads: threads) { target in
      let seen = layout.tree.visibleFrames[target]?.box ?? .empty
      let parts = finger.personalGaussians(
        target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch)
      let aim = layout.tree.aimPoint(of: target)
      let planes = try planes(near: aim, parts.flatMap { [$0.everyone, $0.within] })
      return try scenario.strategies.indices.map { strategy in
        try reaching(target, strategy, finger) {
          try users(planes, strategy, target, parts, bound)
        }
      }
    }
  }

  private func users(
    _ planes: ScreenPlanes, _ strategy: Int, _ target: Int, _ parts: [PersonalGaussian],
    _ bound: Double
  ) throws -> [UserQuantiles] {
    let order = OutcomeOrder(tree: layout.tree, target: target)
    let aim = layout.tree.aimPoint(of: target)
    let cells = try PeopleCells(parts, most: 1500) {
      (offset) throws(QuadratureError) in
      let gaussians = parts.map { part in
        var moved = part.within
        moved.mean += offset * part.betweenUsers
        return moved
      }
      let found = try planes.masses(of: gaussians, aim: aim, under: strategy, goals: .rough)
      return PersonalRates(
        found.mass(where: order.isHit),
        found.mass { if case .missed = $0 { true } else { false } },
        found.mass { if case .acted = $0 { !order.isHit($0) } else { false } })
    }
    let rates = cells.distributions()
    return [
      UserQuantiles("hit", rates.hit, bound, shareBelow: rates.hit.share(below: bound)),
      UserQuantiles("miss", rates.miss, bound),
      UserQuantiles("collision", rates.collision, bound),
    ]
  }
}

extension FingerModel {
  /// Whether people's own offsets differ from each other.
  var differsBetweenUsers: Bool {
    components.contains { $0.weight > 0 && $0.betweenUsers != .zero }
  }
}

extension UserQuantiles {
  fileprivate init(
    _ rate: String, _ distribution: PeopleDistribution, _ bound: Double, shareBelow: Double? = nil
  ) {
    self.init(
      rate: rate, q05: distribution.quantile(0.05), q50: distribution.quantile(0.5),
      q95: distribution.quantile(0.95), bound: bound, shareBelow: shareBelow)
  }
}

extension Results.Run {
  /// Takes over quantiles over people, target by target and strategy by strategy.
  mutating func add(_ users: [[[UserQuantiles]]]?) {
    guard let users else { return }
    for (target, ofTarget) in users.enumerated() {
      for (strategy, quantiles) in ofTarget.enumerated() {
        targets[target].strategies[strategy].users = quantiles
      }
    }
  }
}
