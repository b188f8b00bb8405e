import Testing

@testable import Simulation

/// Limits worked out from the definitions with 40 digits, by maximising the likelihood numerically
/// under the constraint and bisecting the score, with mpmath 1.4.1 (`mp.dps = 40`, z =
/// sqrt(2) erfinv(0.95)). None of the closed forms of the code was used. Wilson's agree to the 15th
/// digit with `statsmodels.stats.proportion.proportion_confint(x, n, method="wilson")`, statsmodels
/// 0.15.0.
@Suite struct TabulatedLimitsTests {
  private func agrees(_ found: Double, _ known: Double) -> Bool {
    // Near 0 and near 1 alike.
    abs(found - known) <= 2e-12 * max(abs(known), 1e-3)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0, 0.79345068562276261), (1, 1, 0.20654931437723739, 1.0),
    (0, 10, 0.0, 0.27753279986288925), (10, 10, 0.72246720013711075, 1.0),
    (1, 10, 0.017876213095072904, 0.4041500267952385),
    (3, 1000, 0.0010207838811386189, 0.0087830140535031745),
    (99_999, 100_000, 0.99994335290340959, 0.99999823475226962),
    (0, 100_000, 0.0, 3.8413112583039635e-5),
  ])
  func wilson(x: Double, n: Double, low: Double, high: Double) throws {
    let limits = try #require(WilsonInterval.limits(successes: x, trials: n))
    #expect(agrees(limits.lowerBound, low) && agrees(limits.upperBound, high), "\(limits)")
    #expect((x == 0) == (limits.lowerBound == 0) && (x == n) == (limits.upperBound == 1))
  }

  @Test(arguments: [
    [0.0, 0, 10, -0.2775327998629, 0.2775327998629], [5, 0, 5, 0.1310350704337, 1],
    [3, 0, 20, -0.03529393176074, 0.3604188647408],
    [6, 16, 161, -0.1240234324641, -0.005433395731677],
    [1, 0, 100_000, -2.841349671417e-5, 5.664709659041e-5],
    [12, 3, 100_000, 1.626615725934e-5, 0.000183074495008],
    [7, 7, 50, -0.1537610915897, 0.1537610915897],
  ])
  func tango(row: [Double]) throws {
    let limits = try #require(
      PairedInterval.limits(gained: row[0], lost: row[1], trials: row[2]))
    #expect(agrees(limits.lowerBound, row[3]) && agrees(limits.upperBound, row[4]), "\(limits)")
  }

  private static let sums: [(terms: [[Double]], low: Double, high: Double)] = [
    ([[3, 10, 1], [8, 20, 3]], 0.2232234030829, 0.5537161365643),
    ([[0, 10, 1], [20, 20, 3]], 0.6291561314604, 0.8193831999657),
    (
      [[1, 100_000, 81], [0, 100_000, 1], [0, 100_000, 3]], 1.682177248949e-6,
      5.398135086851e-5
    ),
    ([[10, 10, 1], [100, 100, 1], [999, 1000, 1]], 0.9071544362738, 0.9999411512098),
    ([[0, 5, 2], [0, 50, 1]], 0, 0.2896549765221),
    ([[5, 5, 2], [50, 50, 1]], 0.7103450234779, 1),
    ([[1, 2, 1], [1, 3, 1], [1, 4, 1], [1, 5, 5]], 0.1026911966887, 0.5560286662144),
  ]

  @Test(arguments: Self.sums.indices)
  func weightedSum(index: Int) throws {
    let row = Self.sums[index]
    let limits = try #require(
      WeightedScoreInterval.limits(
        row.terms.map { .init(successes: $0[0], trials: $0[1], weight: $0[2]) }))
    #expect(agrees(limits.lowerBound, row.low) && agrees(limits.upperBound, row.high), "\(limits)")
  }

  @Test func impossibleCountsGiveNoLimits() {
    let whole = WeightedScoreInterval.Term(successes: 3, trials: 10, weight: 1)
    for (x, n) in [(11.0, 10.0), (-1, 10), (.nan, 10), (5, .infinity)] {
      #expect(WilsonInterval.limits(successes: x, trials: n) == nil)
      let odd = WeightedScoreInterval.Term(successes: x, trials: n, weight: 1)
      #expect(WeightedScoreInterval.limits([whole, odd]) == nil)
      #expect(WeightedScoreInterval.limits([odd, whole]) == nil)
    }
    for (gained, lost) in [(11.0, 0.0), (6, 6), (-1, 0), (.nan, 0), (0, .infinity)] {
      #expect(PairedInterval.limits(gained: gained, lost: lost, trials: 10) == nil)
      let odd = PairedTotal.Term(gained: gained, lost: lost, trials: 10, weight: 1)
      let term = PairedTotal.Term(gained: 1, lost: 0, trials: 10, weight: 1)
      #expect(PairedTotal([odd, term])?.limits() == nil)
    }
  }
}
