import HitTesting
import TouchModels

/// Answers a layout exactly: the probability of every receiver and of every reason of a miss.
///
/// The error is at most 1e-12 where all edges run along the axes and rho is 0, 1e-9 with rho, 1e-8
/// otherwise; what cannot be had to that error is an error. A target's and a strategy's numbers do
/// not depend on the others': each strategy is worked out alone, and each once more with the
/// baseline.
struct ExactEngine: Sendable {
  let scenario: Scenario
  let layout: Scenario.Layout
  let margin: Double
  private let screen: ScreenUnderStrategies
  /// The whole screen; nil where there is too much on it, and each target's surroundings are
  /// planned apart.
  private let whole: ScreenPlanes?

  /// With more edges than this, a plan of the whole screen would not pay.
  private static let mostOutlines = 2048
  /// Estimated errors may add up to this much.
  private static let allowedError = 1e-9
  /// The stated error: gained less lost may differ by it from the difference of the rates.
  private static let allowedGap = 1e-8

  /// - Parameters:
  ///   - screen: the layout under the scenario's strategies.
  ///   - margin: see `Simulator.run`.
  init(
    _ scenario: Scenario, _ layout: Scenario.Layout, _ screen: ScreenUnderStrategies,
    margin: Double, threads: Int
  ) throws {
    self.scenario = scenario
    self.layout = layout
    self.margin = margin
    self.screen = screen
    guard layout.tree.views.count <= Self.mostOutlines / 2 else {
      whole = nil
      return
    }
    let gaussians = Self.gaussians(scenario, layout)
    whole = try ScreenPlanes(
      screen, in: layout.tree.screen.size.box.padded, isWhole: true, scenario, for: gaussians,
      threads: threads)
  }

  /// Everything that taps at some target scatter by, and the scatter of one person.
  private static func gaussians(_ scenario: Scenario, _ layout: Scenario.Layout) -> [Gaussian] {
    layout.targets.flatMap { target -> [Gaussian] in
      let seen = layout.tree.visibleFrames[target]?.box ?? .empty
      return scenario.fingers.flatMap {
        $0.personalGaussians(
          target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch)
      }.flatMap { [$0.everyone, $0.within] }
    }
  }

  /// The results of the layout under a finger.
  func run(layout index: Int, finger: Int, threads: Int, progress: Progress?) throws -> Results.Run
  {
    let targets = try parallelMap(layout.targets, threads: threads) { target in
      defer { progress?.add(1) }
      return try result(of: target, scenario.fingers[finger])
    }
    let totals = scenario.strategies.indices.map { total(of: $0, targets) }
    return Results.Run(layout: index, finger: finger, targets: targets, totals: totals)
  }

  private func result(of target: Int, _ finger: FingerModel) throws -> TargetResult {
    let seen = layout.tree.visibleFrames[target]?.box ?? .empty
    let gaussians = finger.gaussians(
      target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch)
    let aim = layout.tree.aimPoint(of: target)
    let order = OutcomeOrder(tree: layout.tree, target: target)
    let planes = try planes(near: aim, gaussians)
    let masses = try scenario.strategies.indices.map { strategy in
      try reaching(target, strategy, finger) {
        try planes.masses(of: gaussians, aim: aim, under: strategy)
      }
    }
    let before = masses[scenario.baseline].mass(where: order.isHit)
    let strategies = try masses.indices.map { strategy in
      try reaching(target, strategy, finger) {
        let found = masses[strategy]
        var (comparison, error) = (Comparison?.none, found.error)
        if strategy != scenario.baseline {
          let changes = try planes.changes(
            of: gaussians, aim: aim, under: strategy, baseline: scenario.baseline, order)
          comparison = Comparison(
            gainedRate: changes.gained, lostRate: changes.lost, margin: margin)
          // What both say together and what each says alone come from different sums.
          let gap = abs(
            changes.gained - changes.lost - (found.mass(where: order.isHit) - before))
          error = max(error, changes.error, gap > Self.allowedGap ? gap : 0)
        }
        guard error <= Self.allowedError else { throw QuadratureError(error: error) }
        return Self.result(found, comparison, order)
      }
    }
    return TargetResult(target: target, strategies: strategies)
  }

  /// What is found, or the error that says for which target it cannot be had to its stated error.
  func reaching<Value>(
    _ target: Int, _ strategy: Int, _ finger: FingerModel, _ find: () throws -> Value
  ) throws -> Value {
    do {
      return try find()
    } catch let failure as QuadratureError {
      throw ExactEngineError.notReached(
        target: layout.tree.views[target].id, strategy: scenario.strategies[strategy].name,
        finger: finger.name, error: failure.error)
    }
  }

  /// What lies within reach of a target's taps: all of it where their mass is a double above 0.
  func planes(near aim: Point, _ gaussians: [Gaussian]) throws -> ScreenPlanes {
    if let whole { return whole }
    let reach = NormalTail.farthest + 1
    let boxes = gaussians.map { g in
      Box(
        minX: aim.x + g.mean.x - reach * g.sigma.x, minY: aim.y + g.mean.y - reach * g.sigma.y,
        maxX: aim.x + g.mean.x + reach * g.sigma.x, maxY: aim.y + g.mean.y + reach * g.sigma.y)
    }
    let all = layout.tree.screen.size.box
    var window = boxes.dropFirst().reduce(boxes.first ?? all) { $0.union($1) }.padded
    if scenario.offScreen == .clamp { window = window.union(all) }
    return try ScreenPlanes(screen, in: window, isWhole: false, scenario, for: gaussians)
  }
}

extension Size {
  /// From the origin to this size.
  fileprivate var box: Box { Box(minX: 0, minY: 0, maxX: width, maxY: height) }
}
