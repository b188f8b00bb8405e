@testable import TouchModels

/// Made-up taps of 7 people at targets of 4 sizes, for comparison with other programs: person,
/// width, height, and the offset along x and y.
enum FitTable {
  static let rows: [(Int, Double, Double, Double, Double)] = [
    (0, 120, 90, 0.9, -9.1), (0, 30, 24, -0.6, -4.1), (0, 120, 90, -5.4, -1.3),
    (0, 60, 44, -2.1, -8.9), (0, 120, 90, -0.6, -11.6), (1, 60, 44, -1.9, -4.3),
    (1, 30, 24, 3.9, 3.2), (1, 30, 24, 7.9, -9.6), (1, 60, 44, -0.5, -7), (1, 12, 10, 0.9, -9.6),
    (1, 120, 90, 7.7, 7.9), (1, 60, 44, -12.8, -10), (1, 60, 44, 4.5, -6.4),
    (1, 120, 90, -14.9, 0.7), (1, 60, 44, 3.6, -1), (1, 120, 90, -0.6, -16.4),
    (2, 120, 90, -0.7, -5.9), (2, 60, 44, -1, 2.1), (2, 30, 24, -6.1, -4.5),
    (2, 12, 10, 0.2, -1.1), (2, 12, 10, -0.4, -3.1), (2, 30, 24, -3, -4.8),
    (2, 30, 24, -0.7, -5.5), (2, 120, 90, 7.7, -15.3), (3, 12, 10, 0.7, -1.6),
    (3, 12, 10, -2.6, 5.4), (3, 12, 10, -2.5, -2.2), (3, 30, 24, -0.9, 1),
    (3, 60, 44, -9.6, -7.1), (3, 12, 10, -2, 2.3), (4, 30, 24, -0.8, 1.4), (4, 30, 24, 1.1, 7.8),
    (4, 120, 90, -2.3, -26.3), (4, 120, 90, -4.4, -7.1), (4, 12, 10, -0.8, -0.3),
    (4, 12, 10, 6.7, 2.2), (4, 30, 24, 0.7, -2.7), (4, 30, 24, -1, -4), (4, 12, 10, -3.5, 0.3),
    (5, 30, 24, -2.1, -2.8), (5, 60, 44, 11.5, 2.7), (5, 30, 24, 9.3, 2.3), (5, 60, 44, 5, -1.9),
    (5, 120, 90, 2, -4.6), (5, 30, 24, 5.8, -6.3), (5, 120, 90, 21.8, 10.4),
    (5, 120, 90, 1.3, 3.7), (5, 12, 10, 0.8, -2.2), (5, 60, 44, 1.8, -4.4),
    (6, 30, 24, -7.4, -9.1), (6, 120, 90, 14.4, 2.5), (6, 30, 24, 5.6, -6.6),
    (6, 120, 90, 6.8, -5.2), (6, 60, 44, 6.3, 7.4), (6, 60, 44, 2.8, 2.7), (6, 30, 24, 0.1, -4.7),
  ]

  /// The table as samples, with or without its people.
  static func samples(people: Bool) throws -> TapSamples {
    var samples = TapSamples()
    for (line, row) in rows.enumerated() {
      try samples.add(
        offset: SIMD2(row.3, row.4), size: SIMD2(row.1, row.2), user: people ? row.0 : nil,
        file: 0, line: line + 1)
    }
    return samples
  }
}

/// Taps drawn from a known model.
struct KnownTaps {
  var offset = SIMD2(1.5, -2.0)
  var sigma = SIMD2(6.0, 5.0)
  var rho = 0.3
  var between = SIMD2<Double>.zero
  /// Where it is given, the variance is this times the square of the size, plus that of `sigma`.
  var alpha: SIMD2<Double>?
  var sizes = [SIMD2(44.0, 44.0)]
  var seed: UInt64 = 1

  /// The taps of some people; without `between`, of nobody who is named.
  func samples(people: Int = 1, taps: Int) throws -> TapSamples {
    var samples = TapSamples()
    let named = between != .zero
    let means = try Taps(
      people, seed: seed, target: "means", gaussians: [Gaussian(mean: offset, sigma: between)])
    for user in 0..<people {
      for (place, size) in sizes.enumerated() {
        let spread = ((alpha ?? .zero) * size * size + sigma * sigma).squareRoot()
        let mean = named ? SIMD2(means.x[user], means.y[user]) : offset
        let drawn = try Taps(
          taps / sizes.count, seed: seed, target: "user \(user)", block: UInt64(place),
          gaussians: [Gaussian(mean: mean, sigma: spread, rho: rho)])
        for (x, y) in zip(drawn.x, drawn.y) {
          try samples.add(
            offset: SIMD2(x, y), size: size, user: named ? user : nil, file: 0,
            line: samples.taps.count + 1)
        }
      }
    }
    return samples
  }
}

extension Estimate {
  /// Whether the interval holds a value.
  func holds(_ truth: Double) -> Bool { limits?.contains(truth) ?? false }

  /// Whether the estimate and both limits are these, to a relative error.
  func agrees(_ value: Double, _ low: Double, _ high: Double, to error: Double = 1e-9) -> Bool {
    guard let limits else { return false }
    return zip([self.value, limits.lowerBound, limits.upperBound], [value, low, high])
      .allSatisfy { abs($0 - $1) <= error * max(abs($1), 1e-3) }
  }
}
