import CGSL

/// A binomial distribution; by GSL.
struct Binomial {
  let trials: Int
  let probability: Double

  /// A distribution; the probability is taken into 0...1.
  init(_ trials: Int, _ probability: Double) {
    self.trials = max(trials, 0)
    self.probability = min(max(probability, 0), 1)
  }

  /// The probability of exactly so many.
  func mass(_ count: Int) -> Double {
    gsl_ran_binomial_pdf(UInt32(clamping: count), probability, UInt32(clamping: trials))
  }

  /// All counts but those whose probabilities sum to less than about 1e-14.
  var likely: ClosedRange<Int> {
    let mean = Double(trials) * probability
    let reach = 8 * (mean * (1 - probability)).squareRoot() + 30
    let low = Int(max(mean - reach, 0))
    return low...max(min(Int((mean + reach).rounded(.up)), trials), low)
  }

  /// The probability of so few or so many, doubled for the two sides.
  func twoSided(_ count: Int) -> Double {
    let low = gsl_cdf_binomial_P(
      UInt32(clamping: count), probability, UInt32(clamping: trials))
    let high =
      count > 0
      ? gsl_cdf_binomial_Q(UInt32(clamping: count - 1), probability, UInt32(clamping: trials)) : 1
    return min(1, 2 * min(low, high))
  }

  /// A count as a deviate that is exactly standard normal if the count has this distribution,
  /// however few are expected: the distribution function at the count, with the step at the count
  /// itself crossed by a uniform number, turned into a normal quantile.
  ///
  /// Source: randomized quantile residuals, Dunn & Smyth, Journal of Computational and Graphical
  /// Statistics 5 (1996), doi 10.1080/10618600.1996.10474708.
  func deviate(_ count: Int, uniform: Double) -> Double {
    guard count >= 0, count <= trials else { return count < 0 ? -.infinity : .infinity }
    // A count that cannot be: the formula would hide it.
    if probability == 0 && count > 0 { return .infinity }
    if probability == 1 && count < trials { return -.infinity }
    let (x, n) = (UInt32(clamping: count), UInt32(clamping: trials))
    let step = mass(count)
    let below = count > 0 ? gsl_cdf_binomial_P(x - 1, probability, n) : 0
    let above = count < trials ? gsl_cdf_binomial_Q(x, probability, n) : 0
    return Normal.quantile(below: below + uniform * step, above: above + (1 - uniform) * step)
  }
}
