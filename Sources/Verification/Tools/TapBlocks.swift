import TouchModels

/// Some blocks of taps of one target, as the simulator draws them.
struct TapBlocks: Sendable {
  /// Taps of a block.
  static let size = 4096

  var seed: UInt64
  var target = "target"
  var blocks: Range<Int>

  /// The first `count` blocks in parts for several threads.
  static func parts(_ count: Int, seed: UInt64) -> [TapBlocks] {
    stride(from: 0, to: count, by: 250).map {
      TapBlocks(seed: seed, blocks: $0..<min($0 + 250, count))
    }
  }

  /// Gives each tap to `body`, block by block; people aim at the origin.
  func forEach(gaussians: [Gaussian], _ body: (Double, Double) -> Void) throws {
    let sampler = try TapSampler()
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * Self.size) { memory in
      let x = UnsafeMutableBufferPointer(rebasing: memory[..<Self.size])
      let y = UnsafeMutableBufferPointer(rebasing: memory[Self.size...])
      for block in blocks {
        sampler.fill(
          address: StreamAddress(seed: seed, target: target, block: UInt64(block)),
          gaussians: gaussians, aim: .zero, x: x, y: y)
        for index in 0..<Self.size { body(x[index], y[index]) }
      }
    }
  }

  /// The standard normal deviates of one block: x and y of the first tap, of the second, and so on.
  static func deviates(
    _ address: StreamAddress, taps: Int = size, with sampler: TapSampler
  ) -> [Double] {
    var x = Array(repeating: 0.0, count: taps)
    var y = x
    x.withUnsafeMutableBufferPointer { x in
      y.withUnsafeMutableBufferPointer { y in
        sampler.fill(
          address: address, gaussians: [Gaussian(sigma: SIMD2(1, 1))], aim: .zero, x: x, y: y)
      }
    }
    return zip(x, y).flatMap { [$0, $1] }
  }
}
