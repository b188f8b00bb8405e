import HitTesting
import Simulation
import TouchModels

/// Enough taps that a bias of 0.1 % stands out: of the mean and the standard deviations (in parts of
/// sigma), of the correlation, of a mixture's weight, of a hit rate.
///
/// A relative error b of sigma moves the sum of z^2 of n taps (2 n deviates) by 2 b sqrt(n) standard
/// deviations; a shift by b sigma moves the mean by b sqrt(2 n); an error b of rho moves the mean
/// product by b sqrt(n). With b = 0.001 and the 10^8 taps of the full run these are 20, 14 and 10,
/// with the 2 * 10^7 of the quick one 9, 6 and (for b = 0.002) 9; from 3.9 on it counts as noticed.
enum SamplerBias {
  static let check = Check(
    name: "sampler-bias",
    question: "would a bias of the sampler of 0.1 % be noticed, and is there none?",
    run: { try findings($0) })

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let blocks = effort.pick(trial: 25, quick: 5000, full: 25_000)
    let bias = effort.pick(trial: 0.05, quick: 0.001, full: 0.001)
    let part = "\((100 * bias).digits(3)) %"
    let measure = { (gaussian: Gaussian) in
      try TapSums(gaussian, blocks: blocks, threads: effort.threads)
    }
    let right = try measure(Gaussian(sigma: SIMD2(1, 1)))
    let wide = try measure(Gaussian(sigma: SIMD2(1, 1) * (1 + bias)))
    let moved = try measure(Gaussian(mean: SIMD2(bias, bias), sigma: SIMD2(1, 1)))
    let rho = effort.pick(trial: 0.05, quick: 0.002, full: 0.001)
    let turned = try measure(Gaussian(sigma: SIMD2(1, 1), rho: rho))
    var findings: [Finding] = [
      .deviation("mean of \(right.taps) taps", right.meanDeviation),
      .deviation("  their standard deviation", right.spreadDeviation),
      .deviation("  their correlation", right.productDeviation),
      noticed("mean off by \(part) of sigma", moved.meanDeviation),
      noticed("sigma \(part) too large", wide.spreadDeviation),
      noticed("rho \(rho) too large", turned.productDeviation),
    ]
    let weight = 0.3
    findings.append(
      .deviation(
        "weight of a mixture", try weightDeviation(weight, of: weight, blocks, effort)))
    findings.append(
      noticed(
        "weight \(bias) too large", try weightDeviation(weight + bias, of: weight, blocks, effort)))
    findings.append(.deviation("hit rate of a run", try hitDeviation(0, blocks, effort)))
    findings.append(
      noticed("sigma \(part) too large", try hitDeviation(bias, blocks, effort)))
    return findings
  }

  private static func noticed(_ fault: String, _ z: Double) -> Finding {
    .fault("  fault: \(fault)", "\(z.fixed(2)) sd", pValue: Normal.twoSided(z))
  }

  /// The deviation of the taps of a component with `drawn` of the weight from `expected`.
  private static func weightDeviation(
    _ drawn: Double, of expected: Double, _ blocks: Int, _ effort: Effort
  ) throws -> Double {
    let parts = [
      Gaussian(weight: drawn, mean: SIMD2(1000, 0), sigma: SIMD2(1, 1)),
      Gaussian(weight: 1 - drawn, sigma: SIMD2(1, 1)),
    ]
    let counts = try parallelMap(TapBlocks.parts(blocks, seed: 3), threads: effort.threads) {
      var count = 0
      try $0.forEach(gaussians: parts) { x, _ in count += x > 500 ? 1 : 0 }
      return count
    }
    let taps = Double(blocks * TapBlocks.size)
    let distance = Double(counts.reduce(0, +)) - taps * expected
    return distance / (taps * expected * (1 - expected)).squareRoot()
  }

  /// The deviation of a run's hit rate from the product of two normal masses.
  private static func hitDeviation(_ bias: Double, _ blocks: Int, _ effort: Effort) throws -> Double
  {
    let taps = blocks * TapBlocks.size
    let button = View(
      id: "b", kind: .button, frame: Rectangle(x: 40, y: 38, width: 20, height: 24))
    let tree = ViewTree(Screen(size: Size(width: 100, height: 100), views: [button]))
    let finger = FingerModel(
      name: "f", components: [.init(spread: .sigma(SIMD2(8, 10) * (1 + bias)))])
    let scenario = Scenario(
      seed: 4, taps: taps, layouts: [.init(name: "l", tree: tree, pointsPerInch: 160)],
      fingers: [finger], strategies: [.asIs])
    let run = try Simulator.rates(scenario, threads: effort.threads).runs[0]
    let rate =
      (1 - 2 * Normal.above(10.0 / 8)) * (1 - 2 * Normal.above(12.0 / 10))
    let count = run.targets.first?.strategies.first?.hits.count ?? 0
    return (Double(count) - Double(taps) * rate)
      / (Double(taps) * rate * (1 - rate)).squareRoot()
  }
}

/// Sums over many taps of one Gaussian, which should be standard normal and uncorrelated.
private struct TapSums {
  private var sum = 0.0
  private var squares = 0.0
  private var products = 0.0
  private(set) var taps = 0

  init(_ gaussian: Gaussian, blocks: Int, threads: Int) throws {
    let parts = try parallelMap(TapBlocks.parts(blocks, seed: 2), threads: threads) { part in
      var sums = TapSums()
      try part.forEach(gaussians: [gaussian]) { x, y in sums.add(x, y) }
      return sums
    }
    for part in parts {
      sum += part.sum
      squares += part.squares
      products += part.products
      taps += part.taps
    }
  }

  private init() {}

  private mutating func add(_ x: Double, _ y: Double) {
    sum += x + y
    squares += x * x + y * y
    products += x * y
    taps += 1
  }

  private var deviates: Double { 2 * Double(taps) }
  var meanDeviation: Double { sum / deviates.squareRoot() }
  var spreadDeviation: Double { (squares - deviates) / (2 * deviates).squareRoot() }
  var productDeviation: Double { products / Double(taps).squareRoot() }
}
