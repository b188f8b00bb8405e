/// How far taps scatter within people at targets of one extent, as measured: what the line of a
/// dual Gaussian is held against.
package struct SizeSpread: Sendable, Hashable {
  /// The mean of the squared extents of the targets, in squares of the unit.
  package var square: Double
  /// The variance, in squares of the unit, with Bonett's limits.
  package var variance: Estimate
  package var taps: Int

  /// Fewer taps say too little of a variance.
  private static let fewest = 5

  /// The taps by the extent of their targets along an axis, from small to large; where there are
  /// more extents than groups, groups of about as many taps each.
  ///
  /// - Complexity: O(n log n) in the taps.
  package static func groups(
    of samples: TapSamples, along axis: Axis, most: Int = 12
  ) -> [SizeSpread] {
    let rows = rows(samples, axis)
    let extents = Set(rows.lazy.map(\.extent)).count
    var groups: [SizeSpread] = []
    var start = 0
    while start < rows.count {
      let wanted = extents <= most ? 1 : (rows.count + most - 1) / most
      var end = min(start + wanted, rows.count)
      // Taps at one extent stay together.
      while end < rows.count, rows[end].extent == rows[end - 1].extent { end += 1 }
      if end - start >= fewest { groups.append(SizeSpread(rows[start..<end])) }
      start = end
    }
    return groups
  }

  private struct Row {
    var extent: Double
    var value: Double
  }

  /// Each tap minus its person's mean, put back to the spread of taps, which that mean takes a part
  /// of; see `Residuals`.
  private static func rows(_ samples: TapSamples, _ axis: Axis) -> [Row] {
    var people = [UserMoments](repeating: UserMoments(), count: max(samples.userCount, 1))
    for tap in samples.taps { people[Int(tap.user)].add(SIMD2(tap.x, tap.y)) }
    var rows = samples.taps.compactMap { tap -> Row? in
      let person = people[Int(tap.user)]
      guard person.count > 1 else { return nil }
      let factor = (person.count / (person.count - 1)).squareRoot()
      return Row(
        extent: samples.sizes[Int(tap.size)][axis],
        value: (tap[axis] - person.mean[axis]) * factor)
    }
    rows.sort { ($0.extent, $0.value) < ($1.extent, $1.value) }
    return rows
  }

  private init(_ rows: ArraySlice<Row>) {
    let deviation = SampleIntervals.deviation(rows.map(\.value))
    square = rows.reduce(0) { $0 + $1.extent * $1.extent } / Double(rows.count)
    variance = Estimate(
      deviation.value * deviation.value,
      limits: deviation.limits.map {
        $0.lowerBound * $0.lowerBound...$0.upperBound * $0.upperBound
      })
    taps = rows.count
  }
}
