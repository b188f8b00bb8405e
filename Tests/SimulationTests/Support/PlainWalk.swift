import HitTesting
import TouchModels

@testable import Simulation

/// The slow, readable reference: draws the taps of a target one block after the other and walks
/// each of them under each strategy.
struct PlainWalk {
  let scenario: Scenario
  let layout: Scenario.Layout
  let finger: FingerModel

  /// How many taps ended alike under every strategy.
  func counts(target: Int) throws -> [[Event]: Int] {
    let testers = scenario.strategies.map { HitTester(tree: layout.tree, strategy: $0) }
    var counts: [[Event]: Int] = [:]
    for point in try taps(target: target) {
      counts[testers.map { Self.event($0.touch(at: point)) }, default: 0] += 1
    }
    return counts
  }

  /// Where the taps fall.
  func taps(target: Int) throws -> [Point] {
    let aim = layout.tree.aimPoint(of: target)
    let seen = layout.tree.visibleFrames[target]?.box ?? .empty
    let gaussians = finger.gaussians(
      target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch)
    let sampler = try TapSampler()
    var points: [Point] = []
    var block: UInt64 = 0
    while points.count < scenario.taps {
      var x = Array(repeating: 0.0, count: 4096)
      var y = x
      x.withUnsafeMutableBufferPointer { x in
        y.withUnsafeMutableBufferPointer { y in
          sampler.fill(
            address: .init(
              seed: scenario.seed, target: layout.tree.views[target].id, block: block),
            gaussians: gaussians, aim: SIMD2(aim.x, aim.y), x: x, y: y)
        }
      }
      let missing = scenario.taps - points.count
      points += zip(x, y).prefix(missing).map { clamped(Point(x: $0, y: $1)) }
      block += 1
    }
    return points
  }

  private func clamped(_ p: Point) -> Point {
    guard scenario.offScreen == .clamp else { return p }
    let size = layout.tree.screen.size
    return Point(
      x: min(max(p.x, 0), size.width.nextDown), y: min(max(p.y, 0), size.height.nextDown))
  }

  private static func event(_ touch: Touch) -> Event {
    if let actor = touch.actor { return .acted(actor) }
    if touch.view == nil { return .missed(.offscreen) }
    if touch.reason == .disabled { return .missed(.disabled) }
    return .missed(touch.view == 0 ? .gap : .swallowed)
  }
}
