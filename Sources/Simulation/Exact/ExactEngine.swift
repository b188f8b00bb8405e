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
  private let testers: [HitTester]
  private let extents: [NodeExtents]
  /// The whole screen, for each strategy alone and for each with the baseline; nil where there is
  /// too much on it, and each target's surroundings are planned apart.
  private let planes: Planes?

  private struct Planes: Sendable {
    var single: [OwnedPlane]
    var paired: [OwnedPlane?]
  }

  /// With more edges than this, a plan of the whole screen would not pay.
  private static let mostOutlines = 2048
  /// Estimated errors may add up to this much.
  private static let allowedError = 1e-9

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
    testers = screen.testers
    extents = screen.extents
    guard layout.tree.views.count <= Self.mostOutlines / 2 else {
      planes = nil
      return
    }
    let outlines = testers.map { $0.outlines() }
    planes = try Self.planes(
      scenario, testers, outlines, Self.gaussians(scenario, layout),
      size: layout.tree.screen.size, threads: threads)
  }

  private static func planes(
    _ scenario: Scenario, _ testers: [HitTester], _ outlines: [[Outline]],
    _ gaussians: [Gaussian], size: Size, threads: Int
  ) throws -> Planes {
    let baseline = scenario.baseline
    let single = try parallelMap(Array(testers.indices), threads: threads) { strategy in
      OwnedPlane(
        Ownership(
          testers: [testers[strategy]], outlines: outlines[strategy], size: size,
          offScreen: scenario.offScreen), for: gaussians)
    }
    let paired = try parallelMap(Array(testers.indices), threads: threads) { strategy in
      guard strategy != baseline else { return OwnedPlane?.none }
      let seen = Set(outlines[baseline])
      return OwnedPlane(
        Ownership(
          testers: [testers[baseline], testers[strategy]],
          outlines: outlines[baseline] + outlines[strategy].filter { !seen.contains($0) },
          size: size, offScreen: scenario.offScreen), for: gaussians)
    }
    return Planes(single: single, paired: paired)
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
    let planes = planes ?? planes(near: aim, gaussians)
    let strategies = try scenario.strategies.indices.map { strategy in
      do {
        let ledger = try planes.single[strategy].masses(of: gaussians, aim: aim)
        let both = try planes.paired[strategy]?.masses(of: gaussians, aim: aim)
        let error = max(ledger.error, both?.error ?? 0)
        guard error <= Self.allowedError else { throw QuadratureError(error: error) }
        return Self.result(ledger, both, order, margin)
      } catch let failure as QuadratureError {
        throw notReached(target, strategy, finger, failure)
      }
    }
    return TargetResult(target: target, strategies: strategies)
  }

  func notReached(
    _ target: Int, _ strategy: Int, _ finger: FingerModel, _ failure: QuadratureError
  ) -> ExactEngineError {
    .notReached(
      target: layout.tree.views[target].id, strategy: scenario.strategies[strategy].name,
      finger: finger.name, error: failure.error)
  }

  /// The plane under each strategy, as far as taps at a target reach.
  func singlePlanes(near aim: Point, _ gaussians: [Gaussian]) -> [OwnedPlane] {
    planes?.single ?? planes(near: aim, gaussians).single
  }

  /// What lies within reach of a target's taps: all of it where their mass is a double above 0.
  private func planes(near aim: Point, _ gaussians: [Gaussian]) -> Planes {
    let reach = NormalTail.farthest + 1
    let boxes = gaussians.map { g in
      Box(
        minX: aim.x + g.mean.x - reach * g.sigma.x, minY: aim.y + g.mean.y - reach * g.sigma.y,
        maxX: aim.x + g.mean.x + reach * g.sigma.x, maxY: aim.y + g.mean.y + reach * g.sigma.y)
    }
    let size = layout.tree.screen.size
    let screen = Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    let window = boxes.dropFirst().reduce(boxes.first ?? screen) { $0.union($1) }.padded
    let near = testers.indices.map { strategy in
      testers[strategy].restricted(
        to: scenario.offScreen == .clamp ? window.union(screen) : window,
        extents: extents[strategy])
    }
    let plane = { (testers: [HitTester]) in
      OwnedPlane(
        Ownership(testers: testers, size: size, offScreen: scenario.offScreen), for: gaussians)
    }
    return Planes(
      single: near.map { plane([$0]) },
      paired: near.indices.map {
        $0 == scenario.baseline ? nil : plane([near[scenario.baseline], near[$0]])
      })
  }
}
