/// How often intervals hold the true value, and on which side the others miss it.
struct Coverage: Sendable {
  private var total = 0.0
  private var above = 0.0
  private var below = 0.0
  /// How many intervals were drawn; nil where all possible ones were weighed by their probability.
  private var drawn: Int?

  /// Nothing yet: intervals will be weighed by their probability, or drawn.
  init(isDrawn: Bool = false) { drawn = isDrawn ? 0 : nil }

  /// Takes an interval in; one that is missing misses on both sides.
  mutating func add(_ interval: ClosedRange<Double>?, truth: Double, weight: Double = 1) {
    total += weight
    drawn = drawn.map { $0 + 1 }
    guard let interval else {
      above += weight
      below += weight
      return
    }
    if interval.lowerBound > truth { above += weight }
    if interval.upperBound < truth { below += weight }
  }

  /// Takes another one's intervals in.
  mutating func merge(_ other: Coverage) {
    total += other.total
    above += other.above
    below += other.below
    drawn = drawn.map { $0 + (other.drawn ?? 0) }
  }

  /// The share of the intervals that hold the truth.
  var rate: Double { 1 - (above + below) / total }

  /// The standard error of `rate`: 0 where all intervals were weighed.
  var error: Double {
    guard let drawn, drawn > 0 else { return 0 }
    // One more miss, so that no miss at all has an error too.
    let misses = ((1 - rate) * Double(drawn) + 1) / Double(drawn + 2)
    return (misses * (1 - misses) / Double(drawn)).squareRoot()
  }

  /// The share of the intervals that lie above the truth, and of those below it.
  var sides: (above: Double, below: Double) { (above / total, below / total) }

  /// As a finding: accepted within `range`, which chance may overstep by four standard errors.
  func finding(_ subject: String, in range: ClosedRange<Double>) -> Finding {
    let spread = drawn == nil ? "" : " +- \(error.fixed(4))"
    let slack = 4 * error
    return Finding(
      subject,
      measured:
        "\(rate.fixed(4))\(spread) (above \(sides.above.fixed(4)), below \(sides.below.fixed(4)))",
      expected: "0.95", bound: "\(range.lowerBound.fixed(3)) to \(range.upperBound.fixed(3))",
      passes: rate >= range.lowerBound - slack && rate <= range.upperBound + slack)
  }
}
