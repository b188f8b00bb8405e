import CGSL

/// Draws taps: a generator that is set to the stream of a block and then fills the block.
///
///     let sampler = try TapSampler()
///     sampler.fill(
///       address: StreamAddress(seed: 1, target: "play", block: 0), gaussians: gaussians,
///       aim: SIMD2(196, 804), x: x, y: y)
///
/// A sampler belongs to one thread at a time. What it draws depends on the arguments alone, never
/// on what it drew before.
package final class TapSampler {
  private let generator: UnsafeMutablePointer<gsl_rng>

  /// A sampler with a generator of its own.
  ///
  /// - Throws: `TapSamplerError.outOfMemory`.
  package init() throws(TapSamplerError) {
    _ = GSL.isSilent
    guard let generator = tapsim_rng_alloc() else { throw .outOfMemory }
    self.generator = generator
  }

  deinit {
    gsl_rng_free(generator)
  }

  /// Writes the positions of the taps of one block, in the space and unit of `aim` (pt).
  ///
  /// The first n taps of a block are the same however long the buffers are.
  ///
  /// - Parameters:
  ///   - address: the stream of the block.
  ///   - gaussians: what the taps scatter by, as `FingerModel.gaussians` gives them. Without any
  ///     that has weight, all taps land on the aim point.
  ///   - aim: the point that people aim at, in pt.
  ///   - x: where the x coordinates go; the shorter of the buffers says how many taps there are.
  ///   - y: where the y coordinates go.
  /// - Complexity: O(taps), and O(taps * gaussians) for a mixture.
  package func fill(
    address: StreamAddress, gaussians: [Gaussian], aim: SIMD2<Double>,
    x: UnsafeMutableBufferPointer<Double>, y: UnsafeMutableBufferPointer<Double>
  ) {
    let count = min(x.count, y.count)
    guard count > 0, let x = x.baseAddress, let y = y.baseAddress else { return }
    let state = address.state
    tapsim_rng_set_state(generator, state.0, state.1)
    let drawn = gaussians.filter { $0.weight > 0 }
    guard let only = drawn.first else {
      x.update(repeating: aim.x, count: count)
      y.update(repeating: aim.y, count: count)
      return
    }
    if drawn.count == 1 {
      fill(Scatter(only, aim: aim), count: count, x: x, y: y)
    } else {
      fill(mixture: drawn, aim: aim, count: count, x: x, y: y)
    }
  }

  private func fill(
    _ scatter: Scatter, count: Int, x: UnsafeMutablePointer<Double>,
    y: UnsafeMutablePointer<Double>
  ) {
    withUnsafePointer(to: Ziggurat.layers) { layers in
      tapsim_rng_fill_normal_pairs(layers, generator, x, y, count)
    }
    for i in 0..<count {
      (x[i], y[i]) = scatter.place(x[i], y[i])
    }
  }

  private func fill(
    mixture gaussians: [Gaussian], aim: SIMD2<Double>, count: Int,
    x: UnsafeMutablePointer<Double>, y: UnsafeMutablePointer<Double>
  ) {
    let scatters = gaussians.map { Scatter($0, aim: aim) }
    let choice = MixtureChoice(weights: gaussians.map(\.weight))
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.chunk) { uniforms in
      guard let uniform = uniforms.baseAddress else { return }
      for start in stride(from: 0, to: count, by: Self.chunk) {
        let length = min(Self.chunk, count - start)
        withUnsafePointer(to: Ziggurat.layers) { layers in
          tapsim_rng_fill_triples(layers, generator, uniform, x + start, y + start, length)
        }
        for i in 0..<length {
          let scatter = scatters[choice.index(at: uniform[i])]
          (x[start + i], y[start + i]) = scatter.place(x[start + i], y[start + i])
        }
      }
    }
  }

  /// Taps of a mixture that are drawn at once: few enough for the stack.
  private static let chunk = 512
}
