import HitTesting
import Testing
import TouchModels

@testable import Simulation

/// Sweeps along x and along y have hardly a number in common: other curves, other crossings, other
/// slabs, other panels. They must agree, and with the walk at a point.
@Suite struct SweepAgreementTests {
  /// Some of these were wrong once: shapes that touch their own bounds, parabolas met at their
  /// vertex, edges that leave the screen, turned frames that share an edge.
  static let numbers: [UInt64] = [
    6, 18, 32, 71, 79, 92, 122, 193, 202, 397, 420, 472, 495, 536, 592,
  ]

  private func owners(of number: UInt64) -> (Scenario, [Ownership]) {
    var random = EverythingScenario(number)
    let scenario = random.scenario(taps: 1)
    let tree = scenario.layouts[0].tree
    let testers = scenario.strategies.map { HitTester(tree: tree, strategy: $0) }
    let owners = testers.indices.map {
      Ownership(
        testers: $0 == 0 ? [testers[0]] : [testers[0], testers[$0]], size: tree.screen.size,
        offScreen: scenario.offScreen)
    }
    return (scenario, owners)
  }

  @Test(arguments: numbers)
  func linesAlongXAndAlongYGiveTheSame(number: UInt64) throws {
    let (scenario, owners) = owners(of: number)
    let layout = scenario.layouts[0]
    for one in owners {
      let (x, y) = (SweepPlan(one, linesAlong: .x), SweepPlan(one, linesAlong: .y))
      for target in layout.targets {
        let seen = layout.tree.visibleFrames[target]?.box ?? .empty
        let gaussians = scenario.fingers[0].gaussians(
          target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch)
        for g in gaussians where g.sigma.x > 0 && g.sigma.y > 0 && abs(g.rho) < 1 {
          let aim = layout.tree.aimPoint(of: target)
          let a = try x.masses(of: SweepNormal(g, aim: aim, linesAlong: .x), goals: .exact)
          let b = try y.masses(of: SweepNormal(g, aim: aim, linesAlong: .y), goals: .exact)
          for answer in Set(a.answers + b.answers) {
            #expect(abs(a.mass { $0 == answer } - b.mass { $0 == answer }) < 5e-9)
          }
        }
      }
    }
  }

  @Test(arguments: numbers)
  func plansSayWhatTheWalkSays(number: UInt64) throws {
    var random = SeededRandom(number)
    for one in owners(of: number).1 {
      for axis in [ScreenLine.Axis.x, .y] {
        let plan = SweepPlan(one, linesAlong: axis)
        for _ in 0..<300 {
          let p = Point(
            x: Double.random(in: -3..<123, using: &random),
            y: Double.random(in: -3..<163, using: &random))
          let (inner, outer) = axis == .x ? (p.x, p.y) : (p.y, p.x)
          let slab = try #require(plan.slabs.first { $0.low <= outer && outer < $0.high })
          let passed = slab.edges.prefix { plan.edges[$0].position(at: outer) <= inner }.count
          #expect(plan.blank.answers[slab.answers[passed]] == one.answer(at: p))
        }
      }
    }
  }

  /// Sheppard's formula of 1899 for a quadrant: 1/4 + asin(rho) / (2 pi).
  @Test(arguments: [-0.999, -0.9, -0.5, 0, 0.3, 0.7, 0.95, 0.9999])
  func aQuadrantIsWhatSheppardSays(rho: Double) throws {
    let screen = tree([button("b", 100, 100, 800, 800)], size: .square(1000))
    let scenario = Scenario(
      engine: .exact, layouts: [layout(screen)],
      fingers: [finger(9, 6, offset: SIMD2(-400, -400), rho: rho)], strategies: [bounds])
    let rate = try #require(try Simulator.run(scenario).runs[0].targets[0].strategies[0].hits.rate)
    #expect(abs(rate - (0.25 + arcsine(rho) / (2 * .pi))) < 1e-11)
  }
}
