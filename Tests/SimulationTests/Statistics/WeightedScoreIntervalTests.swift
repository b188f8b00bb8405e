import Testing

@testable import Simulation

private typealias Term = WeightedScoreInterval.Term

@Suite struct WeightedScoreIntervalTests {
  @Test(arguments: [(0.0, 10.0), (3, 10), (10, 10), (1, 1), (68_800, 100_000)])
  func oneTargetIsWilson(x: Double, n: Double) {
    let terms = [Term(successes: x, trials: n, weight: 3)]
    #expect(
      WeightedScoreInterval.limits(terms) == WilsonInterval.limits(successes: x, trials: n))
  }

  @Test(arguments: [(0.0, 10.0), (3, 10), (10, 10), (7, 12)])
  func equalTargetsWeightedByTheirTapsAreOneTarget(x: Double, n: Double) throws {
    // Likeliest rates of equal terms stay equal, so two halves are one whole.
    let terms = [
      Term(successes: x, trials: n, weight: 1), Term(successes: x, trials: n, weight: 1),
    ]
    let limits = try #require(WeightedScoreInterval.limits(terms))
    let wilson = try #require(WilsonInterval.limits(successes: 2 * x, trials: 2 * n))
    #expect(abs(limits.lowerBound - wilson.lowerBound) < 1e-12)
    #expect(abs(limits.upperBound - wilson.upperBound) < 1e-12)
  }

  /// Ten thousand targets without a single event: the limit is small, and keeps its digits.
  @Test func smallLimitsOfManyTargetsKeepTheirDigits() throws {
    let terms = Array(
      repeating: Term(successes: 0, trials: 2_000, weight: 1), count: 10_000)
    let limits = try #require(WeightedScoreInterval.limits(terms))
    let z = Confidence.z95
    let wilson = z * z / (2e7 + z * z)
    #expect(abs(limits.upperBound / wilson - 1) < 1e-8)
  }

  @Test func limitsAreExactlyZeroAndOneAtTheEnds() throws {
    let taps = [10.0, 500, 3]
    let none = taps.map { Term(successes: 0, trials: $0, weight: $0) }
    let all = taps.map { Term(successes: $0, trials: $0, weight: 1 / $0) }
    #expect(try #require(WeightedScoreInterval.limits(none)).lowerBound == 0)
    #expect(try #require(WeightedScoreInterval.limits(all)).upperBound == 1)
    #expect(try #require(WeightedScoreInterval.limits(all)).lowerBound < 1)
  }

  @Test(arguments: 0..<60)
  func agreesWithAScanOfTheEquationItself(seed: Int) throws {
    var random = Mixer(state: UInt64(seed) &+ 1)
    let terms = (0..<(2 + seed % 4)).map { _ in
      let n = Double(1 + random.next() % 40)
      let x = [0, n, Double(random.next() % UInt64(n + 1))][Int(random.next() % 3)]
      return Term(successes: x, trials: n, weight: Double(1 + random.next() % 9))
    }
    let limits = try #require(WeightedScoreInterval.limits(terms))
    #expect(abs(limits.lowerBound - scannedLowerLimit(terms)) < 1e-7, "\(terms)")
    let failures = terms.map {
      Term(successes: $0.trials - $0.successes, trials: $0.trials, weight: $0.weight)
    }
    #expect(abs(limits.upperBound - (1 - scannedLowerLimit(failures))) < 1e-7, "\(terms)")
  }

  @Test func targetsThatSayNothingChangeNothing() {
    let plain = [
      Term(successes: 3, trials: 9, weight: 2), Term(successes: 8, trials: 10, weight: 1),
    ]
    let more =
      plain + [
        Term(successes: 0, trials: 0, weight: 5), Term(successes: 1, trials: 4, weight: 0),
      ]
    #expect(WeightedScoreInterval.limits(more) == WeightedScoreInterval.limits(plain))
    #expect(WeightedScoreInterval.rate(more) == WeightedScoreInterval.rate(plain))
  }

  @Test func nothingIsSaidWhereNothingWeighs() {
    #expect(WeightedScoreInterval.limits([]) == nil)
    #expect(
      WeightedScoreInterval.limits([Term(successes: 0, trials: 0, weight: 1)]) == nil)
    #expect(WeightedScoreInterval.rate([Term(successes: 1, trials: 2, weight: 0)]) == nil)
  }

  /// The multiplier comes near to the largest number there is.
  @Test(arguments: [1e-150, 1e-200, 1e-300, 1e-306, 5e-324])
  func weightsFarApartStayFinite(weight: Double) throws {
    let terms = [
      Term(successes: 10, trials: 10, weight: 1), Term(successes: 3, trials: 10, weight: weight),
    ]
    let limits = try #require(WeightedScoreInterval.limits(terms))
    #expect(limits.lowerBound > 0.7 && limits.lowerBound < 0.73)
    #expect(limits.upperBound > 0.99 && limits.upperBound <= 1)
  }

  @Test func hugeWeightsAndCountsStayFinite() throws {
    let terms = [
      Term(successes: 1, trials: 1e12, weight: 1e308),
      Term(successes: 1e12 - 1, trials: 1e12, weight: 1e308),
    ]
    let limits = try #require(WeightedScoreInterval.limits(terms))
    #expect(limits.lowerBound > 0.499 && limits.upperBound < 0.501)
    #expect(limits.contains(0.5))
  }

  @Test func moreSuccessesRaiseBothLimits() throws {
    var before: ClosedRange<Double>?
    for x in 0...20 {
      let terms = [
        Term(successes: Double(x), trials: 20, weight: 1),
        Term(successes: 50, trials: 50, weight: 2), Term(successes: 1, trials: 5, weight: 1),
      ]
      let limits = try #require(WeightedScoreInterval.limits(terms))
      if let before {
        #expect(limits.lowerBound > before.lowerBound)
        #expect(limits.upperBound > before.upperBound)
      }
      before = limits
    }
  }
}

/// The largest m at which the two sides of the contract's equation meet, looked for from above in
/// small steps, with no use of what is known about the equation.
private func scannedLowerLimit(_ terms: [Term]) -> Double {
  guard terms.contains(where: { $0.successes > 0 }) else { return 0 }
  let total = terms.reduce(0) { $0 + $1.weight }
  let z = Confidence.z95
  func rates(_ m: Double) -> [Double] {
    terms.map { term in
      let s = term.trials + m * term.weight / total
      let root = max(s * s - 4 * m * term.weight / total * term.successes, 0).squareRoot()
      return 2 * term.successes / (s + root)
    }
  }
  func excess(_ m: Double) -> Double {
    var (difference, variance) = (0.0, 0.0)
    for (term, p) in zip(terms, rates(m)) {
      let w = term.weight / total
      difference += w * (term.successes / term.trials - p)
      variance += w * w * p * (1 - p) / term.trials
    }
    return difference * difference - z * z * variance
  }
  var high = 1e9
  while high > 1e-9, excess(high / 1.01) > 0 { high /= 1.01 }
  var low = high / 1.01
  for _ in 0..<100 {
    let middle = (low + high) / 2
    if excess(middle) > 0 { high = middle } else { low = middle }
  }
  return zip(terms, rates(high)).reduce(0) { $0 + $1.0.weight / total * $1.1 }
}

/// A small generator, so that the cases are the same everywhere.
struct Mixer {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
