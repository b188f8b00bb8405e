import HitTesting
import Simulation
import Testing

/// The two engines have little in common but the walk: what one counts must be what the other
/// expects.
@Suite struct ExactAgainstSampledTests {
  /// The deviation of each count that is expected often enough, in standard deviations; and the
  /// counts that are so much larger than expected that chance is no excuse.
  private func deviations(
    of numbers: [UInt64], taps: Int
  ) throws -> (normal: [Double], strange: [String]) {
    var normal: [Double] = []
    var strange: [String] = []
    for number in numbers {
      var random = EverythingScenario(number)
      var scenario = random.scenario(taps: taps)
      guard !scenario.layouts[0].targets.isEmpty else { continue }
      let exact = try Simulator.run(scenario).runs[0]
      scenario.engine = .sample
      let sampled = try Simulator.run(scenario).runs[0]
      for (expected, counted) in zip(exact.targets, sampled.targets) {
        for (a, b) in zip(expected.strategies, counted.strategies) {
          var pairs = b.outcomes.map { outcome in
            (
              a.outcomes.first { $0.event == outcome.event }?.share.rate ?? 0,
              outcome.share.count ?? 0, "\(outcome.event)"
            )
          }
          pairs += a.outcomes.filter { o in !b.outcomes.contains { $0.event == o.event } }
            .map { ($0.share.rate ?? 0, 0, "\($0.event)") }
          if let left = a.comparison, let right = b.comparison {
            pairs.append((left.gained.rate ?? 0, right.gained.count ?? 0, "gained"))
            pairs.append((left.lost.rate ?? 0, right.lost.count ?? 0, "lost"))
          }
          for (rate, count, name) in pairs {
            let mean = rate * Double(taps)
            let variance = mean * (1 - rate)
            let distance = Double(count) - mean
            if variance > 20 {
              normal.append(distance / variance.squareRoot())
            } else if abs(distance) > 6 * variance.squareRoot() + 6 {
              strange.append("\(number) \(name): \(count), expected \(mean)")
            }
          }
        }
      }
    }
    return (normal, strange)
  }

  @Test func countsScatterAroundTheExactRates() throws {
    let (normal, strange) = try deviations(
      of: [1, 3, 4, 8, 10, 17, 19, 26, 27, 42, 43, 46, 50, 52], taps: 5000)
    #expect(strange.isEmpty)
    #expect(normal.count > 50)
    #expect(normal.allSatisfy { abs($0) < 5 })
    let square = normal.reduce(0) { $0 + $1 * $1 } / Double(normal.count)
    // Neighbouring counts depend on each other, so this is loose.
    #expect(square > 0.5 && square < 1.7)
  }
}
