/// How far the moments of numbers that should be independent and standard normal are from what is
/// expected of them.
struct Moments {
  /// The means of z, z^2, z^3 and so on, each less its expectation and over its standard error.
  let deviations: [Double]

  /// E z^k for k from 0 to 12.
  private static let expected: [Double] = [1, 0, 1, 0, 3, 0, 15, 0, 105, 0, 945, 0, 10_395]

  /// The first `count` moments, at most 6.
  init(_ deviates: [Double], count: Int = 4) {
    var sums = Array(repeating: 0.0, count: min(count, 6))
    for z in deviates {
      var power = 1.0
      for k in sums.indices {
        power *= z
        sums[k] += power
      }
    }
    self.init(sums: sums, of: deviates.count)
  }

  /// From the sums of z, z^2 and so on of so many numbers.
  init(sums: [Double], of count: Int) {
    let count = Double(count)
    deviations = sums.prefix(6).enumerated().map { index, sum in
      let k = index + 1
      let mean = Self.expected[k]
      let variance = Self.expected[2 * k] - mean * mean
      return (sum - count * mean) / (count * variance).squareRoot()
    }
  }
}
