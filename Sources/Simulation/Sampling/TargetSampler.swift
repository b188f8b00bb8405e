import HitTesting
import TouchModels

/// Taps at one target: draws them block by block and counts who gets them under every strategy.
struct TargetSampler: Sendable {
  /// Taps of a full block. It is part of what a seed means: another size gives other taps.
  static let blockSize = 4096

  /// The id that addresses the streams.
  let target: String
  let seed: UInt64
  let aim: SIMD2<Double>
  let gaussians: [Gaussian]
  /// Where taps that leave the screen go back to; nil where they are misses.
  let clamp: SIMD2<Double>?
  let screen: Box
  /// One for each strategy.
  let testers: [HitTester]
  let cells: ReceiverCells

  /// A sampler for a target of a layout.
  ///
  /// - Parameters:
  ///   - testers: one for each strategy.
  ///   - extents: of each tester.
  init(
    scenario: Scenario, layout: Scenario.Layout, target: Int, gaussians: [Gaussian],
    testers: [HitTester], extents: [NodeExtents]
  ) {
    self.target = layout.tree.views[target].id
    seed = scenario.seed
    let point = layout.tree.aimPoint(of: target)
    aim = SIMD2(point.x, point.y)
    self.gaussians = gaussians
    let size = layout.tree.screen.size
    clamp = scenario.offScreen == .clamp ? SIMD2(size.width.nextDown, size.height.nextDown) : nil
    screen = Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    self.testers = testers
    let window = Self.window(aim, gaussians).intersection(screen)
    cells = ReceiverCells(
      testers: zip(testers, extents).map { $0.restricted(to: window, extents: $1) },
      window: window)
  }

  /// Where all but about one tap in a million fall.
  private static func window(_ aim: SIMD2<Double>, _ gaussians: [Gaussian]) -> Box {
    let boxes = gaussians.map { g in
      let (center, reach) = (aim + g.mean, g.sigma * 5 + 1)
      return Box(
        minX: center.x - reach.x, minY: center.y - reach.y, maxX: center.x + reach.x,
        maxY: center.y + reach.y)
    }
    return boxes.dropFirst().reduce(boxes.first ?? .empty) { $0.union($1) }
  }

  /// Number of blocks for so many taps.
  static func blocks(for taps: Int) -> Int { taps > 0 ? (taps - 1) / blockSize + 1 : 0 }

  /// Draws some blocks of `taps` taps and counts them.
  func tally(
    blocks: Range<Int>, of taps: Int, with sampler: TapSampler, _ progress: Progress? = nil
  ) -> Tally {
    var table = ReceiverTable(cells, testers: testers, screen: screen)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * Self.blockSize) { memory in
      for block in blocks {
        let count = min(Self.blockSize, taps - block * Self.blockSize)
        let x = UnsafeMutableBufferPointer(rebasing: memory[..<count])
        let y = UnsafeMutableBufferPointer(
          rebasing: memory[Self.blockSize..<Self.blockSize + count])
        sampler.fill(
          address: StreamAddress(seed: seed, target: target, block: UInt64(block)),
          gaussians: gaussians, aim: aim, x: x, y: y)
        if let clamp { Self.clamp(x, y, to: clamp) }
        table.count(x, y)
        progress?.add(count)
      }
    }
    return Tally(counts: table.tally, blocks: blocks)
  }

  private static func clamp(
    _ x: UnsafeMutableBufferPointer<Double>, _ y: UnsafeMutableBufferPointer<Double>,
    to most: SIMD2<Double>
  ) {
    for i in x.indices {
      x[i] = min(max(x[i], 0), most.x)
      y[i] = min(max(y[i], 0), most.y)
    }
  }
}
