import CGSL

/// Draws taps: a generator that is set to the stream of a block and then fills the block.
///
///     let sampler = try TapSampler()
///     sampler.fill(
///       address: StreamAddress(seed: 1, target: "play", block: 0), gaussians: gaussians,
///       aim: SIMD2(196, 804), x: x, y: y)
///
/// A sampler belongs to one thread at a time. What it draws depends on the arguments alone, never on
/// what it drew before.
public final class TapSampler {
  private let generator: UnsafeMutablePointer<gsl_rng>

  /// A sampler with a generator of its own.
  ///
  /// - Throws: `TapSamplerError.outOfMemory`.
  public init() throws(TapSamplerError) {
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
  ///   - gaussians: what the taps scatter by, as `FingerModel.gaussians` gives them. Without any,
  ///     all taps land on the aim point.
  ///   - aim: the point that people aim at, in pt.
  ///   - x: where the x coordinates go; the shorter of the buffers says how many taps there are.
  ///   - y: where the y coordinates go.
  /// - Complexity: O(taps), and O(taps * gaussians) for a mixture.
  public func fill(
    address: StreamAddress, gaussians: [Gaussian], aim: SIMD2<Double>,
    x: UnsafeMutableBufferPointer<Double>, y: UnsafeMutableBufferPointer<Double>
  ) {
    let count = min(x.count, y.count)
    guard count > 0, let x = x.baseAddress, let y = y.baseAddress else { return }
    let state = address.state
    tapsim_rng_set_state(generator, state.0, state.1)
    let scatters = gaussians.map { Scatter($0, aim: aim) }
    guard let only = scatters.first else {
      x.update(repeating: aim.x, count: count)
      y.update(repeating: aim.y, count: count)
      return
    }
    if scatters.count == 1 {
      fill(only, count: count, x: x, y: y)
    } else {
      fill(mixture: scatters, weights: gaussians.map(\.weight), count: count, x: x, y: y)
    }
  }

  private func fill(
    _ scatter: Scatter, count: Int, x: UnsafeMutablePointer<Double>,
    y: UnsafeMutablePointer<Double>
  ) {
    tapsim_rng_fill_normal_pairs(generator, x, y, count)
    for i in 0..<count {
      (x[i], y[i]) = scatter.place(x[i], y[i])
    }
  }

  private func fill(
    mixture scatters: [Scatter], weights: [Double], count: Int, x: UnsafeMutablePointer<Double>,
    y: UnsafeMutablePointer<Double>
  ) {
    let choice = Choice(weights: weights)
    for i in 0..<count {
      let scatter = scatters[choice.index(at: tapsim_rng_uniform(generator))]
      let first = tapsim_rng_normal(generator)
      let second = tapsim_rng_normal(generator)
      (x[i], y[i]) = scatter.place(first, second)
    }
  }
}

/// Why a sampler could not be made.
public enum TapSamplerError: Error, Sendable, Hashable {
  /// There was no memory for the generator.
  case outOfMemory
}

/// The map from two independent standard normal deviates to a tap: the Cholesky factor of the
/// covariance, and the mean. Exact at sigma 0 and at rho 1 and -1, where its last entry is 0.
private struct Scatter {
  let x: Double
  let y: Double
  let xFirst: Double
  let yFirst: Double
  let ySecond: Double

  init(_ gaussian: Gaussian, aim: SIMD2<Double>) {
    let rho = min(max(gaussian.rho, -1), 1)
    x = aim.x + gaussian.mean.x
    y = aim.y + gaussian.mean.y
    xFirst = gaussian.sigma.x
    yFirst = gaussian.sigma.y * rho
    ySecond = gaussian.sigma.y * ((1 - rho) * (1 + rho)).squareRoot()
  }

  func place(_ first: Double, _ second: Double) -> (Double, Double) {
    (x + xFirst * first, y + (yFirst * first + ySecond * second))
  }
}

/// The components of a mixture laid end to end over [0, 1).
private struct Choice {
  private let ends: [Double]

  init(weights: [Double]) {
    var end = 0.0
    var ends: [Double] = []
    for weight in weights {
      end += weight
      ends.append(end)
    }
    // Rounding may leave the sum below 1; what is missing belongs to the last that has weight.
    if let last = weights.lastIndex(where: { $0 > 0 }) {
      for i in last..<ends.count { ends[i] = .infinity }
    }
    self.ends = ends
  }

  func index(at uniform: Double) -> Int {
    ends.firstIndex { uniform < $0 } ?? 0
  }
}
