import CGSL

/// How far taps lie from where their person taps, in a measure that far taps cannot spoil: each
/// person's taps are centred by their medians, and the scatter of all people's taps is measured by
/// the median absolute deviation along x and y, with the correlation from those of u + v and u - v.
///
/// Sources: Rousseeuw & Croux, "Alternatives to the median absolute deviation", JASA 88 (1993),
/// 10.1080/01621459.1993.10476408 (the factor 1.4826); Gnanadesikan & Kettenring, "Robust
/// estimates, residuals, and outlier detection with multiresponse data", Biometrics 28 (1972),
/// 10.2307/2528963.
struct RobustDistance {
  /// The squared distance of each tap.
  let squares: [Double]

  /// The squared distance beyond which a tap is an outlier: 18.42.
  static let limit = gsl_cdf_chisq_Pinv(quantile, 2)
  static let quantile = 0.9999
  /// With fewer taps a person's own median is little better than one of the taps.
  static let fewestForMedian = 5

  /// The distances of taps whose offsets are divided by `scales`, which say how far taps scatter at
  /// their targets where that depends on the size.
  init(_ samples: TapSamples, scales: [SIMD2<Double>]) {
    let x = Self.centred(samples, along: .x, scales: scales)
    let y = Self.centred(samples, along: .y, scales: scales)
    let (u, v) = (Self.standardized(x), Self.standardized(y))
    let sum = Self.deviation(zip(u, v).map { $0 + $1 })
    let difference = Self.deviation(zip(u, v).map { $0 - $1 })
    let (more, less) = (sum * sum, difference * difference)
    // Short of 1, so that the distance stays finite.
    let rho = more + less > 0 ? min(max((more - less) / (more + less), -0.999), 0.999) : 0
    squares = zip(u, v).map { ($0 * $0 - 2 * rho * $0 * $1 + $1 * $1) / (1 - rho * rho) }
  }

  /// The places of the outliers, in ascending order.
  var outliers: [Int] { squares.indices.filter { squares[$0] > Self.limit } }

  private static func centred(
    _ samples: TapSamples, along axis: Axis, scales: [SIMD2<Double>]
  ) -> [Double] {
    let values = samples.taps.map { $0[axis] / scales[Int($0.size)][axis] }
    var people = [[Double]](repeating: [], count: max(samples.userCount, 1))
    for (tap, value) in zip(samples.taps, values) { people[Int(tap.user)].append(value) }
    let own = people.map { $0.count < fewestForMedian ? nil : median($0) }
    let others = own.compactMap(\.self)
    let common = median(others.isEmpty ? values : others)
    return zip(samples.taps, values).map { $1 - (own[Int($0.user)] ?? common) }
  }

  /// Values by their robust standard deviation; by the plain one where over half are equal.
  private static func standardized(_ values: [Double]) -> [Double] {
    var scale = deviation(values)
    if scale == 0 { scale = gsl_stats_sd_m(values, 1, values.count, 0) }
    guard scale > 0 else { return values }
    return values.map { $0 / scale }
  }

  /// The median absolute deviation from 0, times what makes it the standard deviation of a normal
  /// distribution.
  private static func deviation(_ values: [Double]) -> Double {
    median(values.map { abs($0) }) * 1.482602218505602
  }

  private static func median(_ values: [Double]) -> Double {
    gsl_stats_median_from_sorted_data(values.sorted(), 1, values.count)
  }
}
