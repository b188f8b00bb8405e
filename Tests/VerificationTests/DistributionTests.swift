import Testing

@testable import Verification

/// The checks' own tools against tables.
@Suite struct DistributionTests {
  /// By inversion of the characteristic function of A^2 as a sum of independent squares, product
  /// over j of (1 - 2 i t / (j (j + 1)))^(-1/2), with mpmath 1.4.1; Anderson & Darling (1952).
  @Test(arguments: [
    (0.5, 0.746_814_4), (1, 0.357_266_7), (2, 0.091_836_8), (2.492, 0.050_022_2),
  ])
  func andersonDarlingLimit(statistic: Double, above: Double) {
    #expect(abs(1 - AndersonDarling.probability(below: statistic) - above) < 1e-6)
  }

  /// `scipy.stats.kstwobign.sf(x)`, scipy 1.17.1.
  @Test(arguments: [
    (0.5, 0.963_945_243_664_875), (1.0, 0.269_999_671_677_357), (2.0, 6.709_252_558e-4),
  ])
  func kolmogorovLimit(x: Double, above: Double) {
    #expect(abs(KolmogorovSmirnov.probability(above: x) - above) < 1e-9)
  }

  @Test func theTestsKnowNormalNumbersFromOthers() throws {
    let chance = try Chance(1)
    let normal = (0..<2000).map { _ in chance.normal() }
    for (numbers, isNormal) in [
      (normal, true), (normal.map { $0 * 1.15 }, false), (normal.map { $0 + 0.15 }, false),
      (normal.map { $0.rounded() }, false),
    ] {
      #expect((AndersonDarling(numbers).pValue > 1e-4) == isNormal)
      #expect((KolmogorovSmirnov(numbers).pValue > 1e-3) == isNormal)
    }
    #expect(AndersonDarling(normal + [.infinity]).pValue == 0)
    #expect(AndersonDarling([.nan]).pValue == 0)
    #expect(AndersonDarling([]).pValue == 0)
  }

  /// Even where a tenth of a success is expected, the deviates of counts are normal.
  @Test(arguments: [(100, 0.001), (100, 0.03), (1000, 0.5), (5, 0.9)])
  func deviatesOfCountsAreNormal(trials: Int, probability: Double) throws {
    let chance = try Chance(2)
    let binomial = Binomial(trials, probability)
    let deviates = (0..<3000).map { _ in
      binomial.deviate(chance.binomial(trials, probability), uniform: chance.uniform())
    }
    #expect(AndersonDarling(deviates).pValue > 1e-4)
  }

  @Test func whatCannotBeIsInfinitelyFarAway() {
    #expect(Binomial(10, 0).deviate(1, uniform: 0.5) == .infinity)
    #expect(Binomial(10, 1).deviate(9, uniform: 0.5) == -.infinity)
    #expect(Binomial(10, 0.5).deviate(11, uniform: 0.5) == .infinity)
  }

  @Test func coverageCountsBothSides() {
    var coverage = Coverage(isDrawn: true)
    for (low, high) in [(0.0, 1.0), (0.6, 1), (0, 0.4), (0, 1)] {
      coverage.add(low...high, truth: 0.5)
    }
    #expect(coverage.rate == 0.5 && coverage.sides == (0.25, 0.25))
    #expect(!coverage.finding("", in: 0.999...1).passes || coverage.error > 0.1)
  }

  @Test func theLargestOfManyIsExpectedWhereTablesSay() {
    // (2 Phi(m) - 1)^n = 1/2.
    #expect(abs(Normal.medianLargest(of: 1) - 0.674_489_75) < 1e-7)
    #expect(abs(Normal.largest(1.959_963_985, of: 1) - 0.05) < 1e-8)
    #expect(Normal.largest(1, of: 100) == 1)
  }
}
