import TouchModels

/// Whether one strategy hits more than another on the same taps, or it may be chance: two-sided
/// p-values under the assumption that they hit alike.
package enum PairedTest {
  /// Taps that are independent of each other: the exact form of McNemar's test. Of the g + l taps
  /// that only one of the two hits, the smaller number is as likely as at most so many heads of a
  /// fair coin, on either side; 1 where there are none.
  ///
  /// Source: McNemar, "Note on the sampling error of the difference between correlated proportions
  /// or percentages", Psychometrika 12 (1947), doi 10.1007/BF02295996.
  package static func independent(gained: Int, lost: Int) -> Double? {
    guard gained >= 0, lost >= 0, gained <= Int.max - lost else { return nil }
    let tail = Distribution.fairBinomialTail(
      successes: min(gained, lost), trials: gained + lost)
    return tail.map { min(2 * $0, 1) }
  }

  /// Taps of people who are each alike in theirs: with d_u the difference that person u sees,
  /// (sum d_u)^2 / sum d_u^2 is chi-square with 1 degree of freedom. 1 where nobody sees any
  /// difference, nil for fewer than two people.
  ///
  /// Source: Durkalski, Palesch, Lipsitz & Rust, "Analysis of clustered matched-pair data",
  /// Statistics in Medicine 22 (2003), doi 10.1002/sim.1438.
  ///
  /// - Parameter differences: for each person (gained - lost) / taps, a fraction.
  package static func clustered(differences: [Double]) -> Double? {
    guard differences.count > 1 else { return nil }
    let sum = differences.reduce(0, +)
    let squares = differences.reduce(0) { $0 + $1 * $1 }
    guard squares > 0 else { return 1 }
    return Distribution.chiSquareTail(sum * sum / squares, degrees: 1)
  }
}
