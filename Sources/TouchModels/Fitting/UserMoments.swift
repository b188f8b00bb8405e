/// How many taps one person made, their mean offset, and the sums of squares and products about it.
package struct UserMoments: Sendable, Hashable {
  package private(set) var count = 0.0
  package private(set) var mean = SIMD2<Double>.zero
  package private(set) var squares = SIMD2<Double>.zero
  package private(set) var product = 0.0

  package init() {}

  /// Adds a tap.
  ///
  /// Source: Welford, "Note on a method for calculating corrected sums of squares and products",
  /// Technometrics 4 (1962), 10.1080/00401706.1962.10490022.
  package mutating func add(_ offset: SIMD2<Double>) {
    count += 1
    let before = offset - mean
    mean += before / count
    let after = offset - mean
    squares += before * after
    product += before.x * after.y
  }
}

extension TapSamples {
  /// The moments of each person, in the order of first appearance; of all taps together where
  /// nobody is named. A person all of whose taps were left out has none.
  package var moments: [UserMoments] {
    var moments = [UserMoments](repeating: UserMoments(), count: max(userCount, 1))
    for tap in taps { moments[Int(tap.user)].add(SIMD2(tap.x, tap.y)) }
    return moments.filter { $0.count > 0 }
  }
}
