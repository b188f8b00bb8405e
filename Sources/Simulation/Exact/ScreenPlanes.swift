import HitTesting
import TouchModels

/// A screen as far as taps reach, made ready for the probabilities of all its strategies. What is
/// made ready for one strategy does not depend on the others.
struct ScreenPlanes: Sendable {
  /// One strategy alone.
  enum Plane: Sendable {
    /// Boxes tell all.
    case boxes(BoxPlane)
    case swept(OwnedPlane)
  }

  /// For each strategy.
  private let single: [Plane]
  /// For each strategy together with the baseline; nil for the baseline itself, and where boxes
  /// tell all of both.
  private let paired: [OwnedPlane?]

  /// The screen in a window.
  ///
  /// - Parameters:
  ///   - isWhole: whether the window is the whole screen.
  ///   - gaussians: what it will be asked about.
  init(
    _ screen: ScreenUnderStrategies, in window: Box, isWhole: Bool, _ scenario: Scenario,
    for gaussians: [Gaussian], threads: Int = 1
  ) throws {
    let haveDensity = gaussians.allSatisfy(\.hasDensity)
    let boxes = screen.testers.indices.map { strategy -> BoxPlane? in
      guard haveDensity, let layers = screen.stacks[strategy].layers(in: window)
      else { return nil }
      return BoxPlane(layers, of: screen.testers[strategy], offScreen: scenario.offScreen)
    }
    guard boxes.contains(where: { $0 == nil }) else {
      single = boxes.compactMap { $0.map(Plane.boxes) }
      paired = boxes.map { _ in nil }
      return
    }
    let swept = SweptScreen(
      testers: isWhole ? screen.testers : screen.restricted(to: window), scenario)
    let baseline = scenario.baseline
    single = try parallelMap(Array(boxes.indices), threads: threads) { strategy in
      boxes[strategy].map(Plane.boxes) ?? .swept(swept.plane(of: [strategy], for: gaussians))
    }
    paired = try parallelMap(Array(boxes.indices), threads: threads) { strategy in
      guard strategy != baseline, boxes[strategy] == nil || boxes[baseline] == nil
      else { return OwnedPlane?.none }
      return swept.plane(of: [baseline, strategy], for: gaussians)
    }
  }

  /// How often each event comes under one strategy alone, and what that may be wrong by.
  func masses(
    of gaussians: [Gaussian], aim: Point, under strategy: Int, goals: QuadratureGoals = .exact
  ) throws(QuadratureError) -> EventMasses {
    switch single[strategy] {
    case .boxes(let plane):
      let answers = plane.answers
      var masses = Array(repeating: 0.0, count: answers.count)
      for gaussian in gaussians {
        let part = try BoxMasses.masses(of: gaussian, aim: aim, on: plane, goals: goals)
        for answer in masses.indices { masses[answer] += gaussian.weight * part[answer] }
      }
      return EventMasses(events: answers, masses: masses)
    case .swept(let plane):
      let ledger = try plane.masses(of: gaussians, aim: aim, goals: goals)
      return EventMasses(
        events: ledger.answers.map { $0[0] }, masses: ledger.masses, error: ledger.error)
    }
  }

  /// What a strategy gains and loses against the baseline: the taps that only one of them takes to
  /// the target.
  func changes(
    of gaussians: [Gaussian], aim: Point, under strategy: Int, baseline: Int, _ order: OutcomeOrder
  ) throws(QuadratureError) -> (gained: Double, lost: Double, error: Double) {
    if let plane = paired[strategy] {
      let both = try plane.masses(of: gaussians, aim: aim)
      return (
        both.mass { !order.isHit($0[0]) && order.isHit($0[1]) },
        both.mass { order.isHit($0[0]) && !order.isHit($0[1]) }, both.error
      )
    }
    let (before, after) = (hits(under: baseline, order), hits(under: strategy, order))
    guard before != after else { return (0, 0, 0) }
    let (gained, lost) = (after.subtracting(before), before.subtracting(after))
    var rates = (gained: 0.0, lost: 0.0, error: 0.0)
    for gaussian in gaussians {
      rates.gained += gaussian.weight * (try BoxMasses.mass(of: gaussian, aim: aim, in: gained))
      rates.lost += gaussian.weight * (try BoxMasses.mass(of: gaussian, aim: aim, in: lost))
    }
    return (min(rates.gained, 1), min(rates.lost, 1), 0)
  }

  /// Where taps are hits, as boxes.
  private func hits(under strategy: Int, _ order: OutcomeOrder) -> [Box] {
    guard case .boxes(let plane) = single[strategy] else { return [] }
    return plane.boxes(where: plane.answers.map(order.isHit))
  }
}

/// What sweeps need to know of a screen, gathered once for all strategies.
private struct SweptScreen: Sendable {
  private let testers: [HitTester]
  private let outlines: [[Outline]]
  private let offScreen: Scenario.OffScreen

  init(testers: [HitTester], _ scenario: Scenario) {
    self.testers = testers
    outlines = testers.map { $0.outlines() }
    offScreen = scenario.offScreen
  }

  /// The plane under some strategies at once.
  func plane(of strategies: [Int], for gaussians: [Gaussian]) -> OwnedPlane {
    var seen: Set<Outline> = []
    return OwnedPlane(
      Ownership(
        testers: strategies.map { testers[$0] },
        outlines: strategies.flatMap { outlines[$0] }.filter { seen.insert($0).inserted },
        size: testers[strategies[0]].tree.screen.size, offScreen: offScreen), for: gaussians)
  }
}

/// The probability of each event, each once.
struct EventMasses: Sendable {
  var events: [Event]
  var masses: [Double]
  /// What all estimated errors of quadrature add up to, at most.
  var error = 0.0

  /// The probability of the events that a condition holds for.
  func mass(where holds: (Event) -> Bool) -> Double {
    min(zip(events, masses).reduce(0) { holds($1.0) ? $0 + $1.1 : $0 }, 1)
  }
}
