import Foundation
import Testing

@testable import TouchModels

/// Samples against theory, with fixed seeds. Limits are 5 standard errors, which a right sampler
/// passes with probability 1 - 6e-7 for each comparison; over all comparisons here a false alarm
/// has a chance below 1e-4, and the fixed seeds make the outcome the same in every run.
struct DistributionTests {
  private static let count = 200_000

  @Test(arguments: [0.0, 0.3, -0.9])
  func momentsAreThoseOfTheGaussian(rho: Double) throws {
    let gaussian = Gaussian(mean: SIMD2(1.5, -2.5), sigma: SIMD2(3, 7), rho: rho)
    let taps = try Taps(Self.count, seed: 11, gaussians: [gaussian], aim: SIMD2(100, 200))
    let found = Moments(taps)
    let n = Double(Self.count)
    let meanError = 5 * gaussian.sigma / n.squareRoot()
    let sigmaError = 5 * gaussian.sigma / (2 * n).squareRoot()
    for axis in 0..<2 {
      let mean = [101.5, 197.5][axis]
      #expect(abs(found.mean[axis] - mean) < meanError[axis])
      #expect(abs(found.sigma[axis] - gaussian.sigma[axis]) < sigmaError[axis])
    }
    #expect(abs(found.rho - rho) < 5 * (1 - rho * rho) / n.squareRoot())
  }

  /// Blocks are streams of their own, yet together they are one sample.
  @Test func meanOverManyBlocksIsThatOfTheGaussian() throws {
    let sampler = try TapSampler()
    var sum = SIMD2<Double>.zero
    let blocks = 2000
    for block in 0..<blocks {
      let taps = try Taps(
        16, from: sampler, block: UInt64(block), gaussians: [Gaussian(sigma: SIMD2(1, 1))])
      sum += SIMD2(taps.x.reduce(0, +), taps.y.reduce(0, +))
    }
    let limit = 5 * Double(blocks * 16).squareRoot()
    #expect(abs(sum.x) < limit)
    #expect(abs(sum.y) < limit)
  }

  /// Chi-square in 100 cells of equal probability: 99 degrees of freedom, mean 99, standard
  /// deviation 14.07. 188 is exceeded with probability 1.5e-7, so the test looks at both axes
  /// at an error rate of 3e-7.
  @Test func bothCoordinatesAreNormal() throws {
    let taps = try Taps(Self.count, seed: 12, gaussians: [Gaussian(sigma: SIMD2(2, 5))])
    for (values, sigma) in [(taps.x, 2.0), (taps.y, 5.0)] {
      var cells = [Int](repeating: 0, count: 100)
      for value in values { cells[min(Int(100 * normalShare(below: value / sigma)), 99)] += 1 }
      #expect(chiSquare(cells, each: Double(Self.count) / 100) < 188)
    }
  }

  /// The tails decide about collisions. The count beyond 3.5 sigma is binomial.
  @Test func tailsAreThoseOfTheNormalDistribution() throws {
    let taps = try Taps(Self.count, seed: 13, gaussians: [Gaussian(sigma: SIMD2(1, 1))])
    let share = 2 * normalShare(below: -3.5)
    let expected = share * Double(2 * Self.count)
    let found = Double((taps.x + taps.y).filter { abs($0) > 3.5 }.count)
    #expect(abs(found - expected) < 5 * (expected * (1 - share)).squareRoot())
  }

  /// x and y come from neighbouring draws: the 16 cells of their quartiles are equally full.
  /// 15 degrees of freedom, 58 is exceeded with probability 6e-7.
  @Test func coordinatesAreIndependentWhereRhoIs0() throws {
    let taps = try Taps(Self.count, seed: 14, gaussians: [Gaussian(sigma: SIMD2(1, 1))])
    var cells = [Int](repeating: 0, count: 16)
    for (x, y) in zip(taps.x, taps.y) {
      let column = min(Int(4 * normalShare(below: x)), 3)
      let row = min(Int(4 * normalShare(below: y)), 3)
      cells[4 * row + column] += 1
    }
    #expect(chiSquare(cells, each: Double(Self.count) / 16) < 58)
  }

  @Test func componentsOfAMixtureGetTheirShares() throws {
    let weights = [0.1, 0.2, 0.7]
    let gaussians = weights.enumerated().map {
      Gaussian(weight: $1, mean: SIMD2(1000 * Double($0), 0), sigma: SIMD2(1, 2), rho: 0.5)
    }
    let taps = try Taps(Self.count, seed: 15, gaussians: gaussians)
    for (i, weight) in weights.enumerated() {
      let own = taps.x.indices.filter { abs(taps.x[$0] - 1000 * Double(i)) < 500 }
      let expected = weight * Double(Self.count)
      #expect(abs(Double(own.count) - expected) < 5 * (expected * (1 - weight)).squareRoot())
      var part = taps
      part.x = own.map { taps.x[$0] }
      part.y = own.map { taps.y[$0] }
      let rho = Moments(part).rho
      #expect(abs(rho - 0.5) < 5 * 0.75 / Double(own.count).squareRoot())
    }
  }

  /// A sampled hit rate against the closed form of a rectangle.
  @Test func hitRateOfAButtonIsTheClosedForm() throws {
    let tappy = try #require(FingerPreset.named("tappy")?.model)
    let gaussians = tappy.gaussians(target: SIMD2(136.984375, 18), pointsPerInch: 460.0 / 3)
    let taps = try Taps(Self.count, seed: 16, gaussians: gaussians)
    let hits = zip(taps.x, taps.y).filter { abs($0) < 68.4921875 && abs($1) < 9 }.count
    let rate = 0.8497559260608007
    let error = (rate * (1 - rate) / Double(Self.count)).squareRoot()
    #expect(abs(Double(hits) / Double(Self.count) - rate) < 5 * error)
  }

  private func chiSquare(_ cells: [Int], each expected: Double) -> Double {
    cells.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }
}
