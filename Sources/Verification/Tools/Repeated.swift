import Simulation

/// The coverage of intervals of drawn counts.
///
/// - Parameters:
///   - count: how many are drawn.
///   - number: which random numbers; the same number gives the same answer.
///   - draw: draws counts and gives the interval and the true value.
func repeated(
  _ count: Int, number: UInt32, _ effort: Effort,
  _ draw: @Sendable (Chance) -> (ClosedRange<Double>?, Double)
) throws -> Coverage {
  let parts = 20
  let coverages = try parallelMap(Array(0..<parts), threads: effort.threads) { part in
    let chance = try Chance(number &* 1000 &+ UInt32(part))
    var coverage = Coverage(isDrawn: true)
    for _ in 0..<(count / parts) {
      let (interval, truth) = draw(chance)
      coverage.add(interval, truth: truth)
    }
    return coverage
  }
  return coverages.reduce(into: Coverage(isDrawn: true)) { $0.merge($1) }
}
