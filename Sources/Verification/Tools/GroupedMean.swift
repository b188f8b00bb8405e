/// The mean of numbers in groups, where those of a group depend on each other and groups do not.
struct GroupedMean {
  /// The mean of all numbers.
  let mean: Double
  /// Its standard error: that of a ratio of sums over groups (Cochran, Sampling Techniques, 1977,
  /// section 2.11).
  let error: Double

  /// The mean of all numbers of all groups.
  init(_ groups: [[Double]]) {
    let sums = groups.map { $0.reduce(0, +) }
    let total = groups.reduce(0) { $0 + $1.count }
    let mean = sums.reduce(0, +) / Double(total)
    let square = zip(groups, sums).reduce(0) { sum, pair in
      let distance = pair.1 - mean * Double(pair.0.count)
      return sum + distance * distance
    }
    let count = Double(groups.count)
    self.mean = mean
    error = (square * count / max(count - 1, 1)).squareRoot() / Double(total)
  }
}
