import Simulation

/// The number of taps that `--precision` takes: enough whatever is counted, and not one more than
/// that.
enum PrecisionWidths {
  static let check = Check(
    name: "precision",
    question: "are all half-widths at most what --precision asks, and not with a tap less?",
    run: { findings($0) })

  private static func findings(_ effort: Effort) -> [Finding] {
    let named = [0.499, 0.25, 0.1, 0.05, 0.01, 0.005].map { width in
      let taps = Precision.taps(halfWidth: width) ?? 0
      let widest = (0...taps).reduce(0) { max($0, halfWidth($1, of: taps)) }
      let before = taps > 1 ? halfWidth((taps - 1) / 2, of: taps - 1) : 1
      return Finding(
        "half-width \(width)", measured: "\(widest.digits(8)) with \(taps) taps",
        expected: "one tap less: \(before.digits(8))", bound: "<= \(width)",
        passes: taps > 0 && widest <= width)
    }
    return named + [anyWidth(effort.pick(trial: 1000, quick: 100_000, full: 1_000_000))]
  }

  /// Widths from 1e-6 to 0.5, at the counts where the interval is widest.
  private static func anyWidth(_ count: Int) -> Finding {
    var (tooWide, wasteful) = (0, 0)
    for index in 0..<count {
      let width = 0.5 * Scale.power(0.000_002, Double(index + 1) / Double(count + 1))
      guard let taps = Precision.taps(halfWidth: width) else {
        tooWide += 1
        continue
      }
      // The widest interval of an odd number is at the two counts in the middle.
      let widest = max(halfWidth(taps / 2, of: taps), halfWidth((taps + 1) / 2, of: taps))
      // A limit that is 0.5 minus a small number is rounded at 2^-54 at best.
      if widest > width * (1 + 1e-9) { tooWide += 1 }
      // Half a count of an even number is the widest there can be, whole or not.
      if taps > 1, halfWidth(of: Double(taps - 1)) < width * (1 - 1e-9) { wasteful += 1 }
    }
    return Finding(
      "\(count) widths from 1e-6 to 0.5", measured: "\(tooWide) too wide, \(wasteful) wasteful",
      expected: "0", bound: "0", passes: tooWide == 0 && wasteful == 0)
  }

  private static func halfWidth(_ count: Int, of taps: Int) -> Double {
    width(Double(count), Double(taps))
  }

  private static func halfWidth(of taps: Double) -> Double { width(taps / 2, taps) }

  private static func width(_ count: Double, _ taps: Double) -> Double {
    guard let limits = WilsonInterval.limits(successes: count, trials: taps) else { return 1 }
    return (limits.upperBound - limits.lowerBound) / 2
  }
}
