import CGSL
import Simulation

/// The coverage of Wilson's interval, with every possible count weighed by its probability.
///
/// Theory (Brown, Cai & DasGupta, "Interval estimation for a binomial proportion", Statistical
/// Science 16 (2001), doi 10.1214/ss/1009213286): over all rates 0.95 on average, with waves; where
/// less than one success (or failure) is expected it dips to 0.838, however many trials there are.
enum WilsonCoverage {
  static let check = Check(
    name: "coverage-rate", question: "how often do Wilson's limits hold the true rate? (exact)",
    run: { try findings($0) })

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let sizes = effort.pick(
      trial: [1, 5, 10, 30], quick: [1, 5, 10, 100, 1000], full: [1, 5, 10, 100, 1000, 10_000])
    var findings: [Finding] = []
    for n in sizes {
      let table = WilsonTable(n)
      findings.append(
        .number(
          "\(n) taps, mean over all rates", table.mean, expected: "0.95",
          in: 0.949...0.96))
      if n < 10_000 {
        findings.append(
          .number(
            "\(n) taps, least over all rates", table.least, expected: n < 5 ? ">= 0.79" : ">= 0.83",
            in: (n < 5 ? 0.79 : 0.83)...1)
        )
      }
    }
    let taps = 100_000
    for expected in [0.01, 0.1, 0.17, 1, 3, 10, 100, 1000] {
      findings.append(
        coverage(taps, expected / Double(taps)).finding(
          "\(taps) taps, \(expected.digits(4)) hits expected",
          in: expected < 1 ? 0.83...1 : 0.91...0.98))
    }
    for rate in [0.5, 0.9, 0.999, 0.99999] {
      findings.append(
        coverage(taps, rate).finding("\(taps) taps, rate \(rate)", in: 0.91...0.98))
    }
    return findings
  }

  private static func coverage(_ taps: Int, _ rate: Double) -> Coverage {
    let chance = Binomial(taps, rate)
    var coverage = Coverage()
    for x in chance.likely {
      coverage.add(
        WilsonInterval.limits(successes: Double(x), trials: Double(taps)), truth: rate,
        weight: chance.mass(x))
    }
    return coverage
  }
}

/// The limits of every count of so many trials.
private struct WilsonTable {
  private let n: Int
  private let limits: [ClosedRange<Double>]

  init(_ n: Int) {
    self.n = n
    limits = (0...n).map {
      WilsonInterval.limits(successes: Double($0), trials: Double(n)) ?? 2...2
    }
  }

  /// The mean of the coverage over all rates: each count's mass, integrated over its interval, is a
  /// difference of beta distribution functions.
  var mean: Double {
    limits.enumerated().reduce(0) { sum, item in
      let (a, b) = (Double(item.offset + 1), Double(n - item.offset + 1))
      return sum + gsl_cdf_beta_P(item.element.upperBound, a, b)
        - gsl_cdf_beta_P(item.element.lowerBound, a, b)
    } / Double(n + 1)
  }

  /// The least coverage: just outside of a limit, since it only jumps there.
  var least: Double {
    let places = limits.flatMap { [$0.lowerBound.nextDown, $0.upperBound.nextUp] }
    return places.filter { $0 > 0 && $0 < 1 }.reduce(1) { min($0, coverage(at: $1)) }
  }

  private func coverage(at rate: Double) -> Double {
    let chance = Binomial(n, rate)
    return chance.likely.reduce(0) { limits[$1].contains(rate) ? $0 + chance.mass($1) : $0 }
  }
}
