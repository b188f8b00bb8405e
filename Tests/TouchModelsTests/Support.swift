import Foundation

@testable import TouchModels

/// The folder of this package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The taps of one block.
struct Taps {
  var x: [Double]
  var y: [Double]

  init(
    _ count: Int, from sampler: TapSampler? = nil, seed: UInt64 = 1, target: String = "play",
    block: UInt64 = 0, gaussians: [Gaussian], aim: SIMD2<Double> = .zero
  ) throws {
    x = Array(repeating: .nan, count: count)
    y = x
    let sampler = try sampler ?? TapSampler()
    x.withUnsafeMutableBufferPointer { x in
      y.withUnsafeMutableBufferPointer { y in
        sampler.fill(
          address: StreamAddress(seed: seed, target: target, block: block), gaussians: gaussians,
          aim: aim, x: x, y: y)
      }
    }
  }
}

/// Moments of a sample.
struct Moments {
  var mean: SIMD2<Double> = .zero
  var sigma: SIMD2<Double> = .zero
  var rho = 0.0

  init(_ taps: Taps) {
    let count = Double(taps.x.count)
    let points = zip(taps.x, taps.y).map { SIMD2($0, $1) }
    mean = points.reduce(.zero, +) / count
    var squares = SIMD2<Double>.zero
    var products = 0.0
    for point in points {
      let off = point - mean
      squares += off * off
      products += off.x * off.y
    }
    sigma = (squares / count).squareRoot()
    rho = products / count / (sigma.x * sigma.y)
  }
}

/// The standard normal distribution function.
func normalShare(below z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }
