import Foundation

/// What the moments of some people say: the spread within and between them, on scales where errors
/// are even, each with its standard error. The data of a bootstrap sample give one of these.
struct UserSpread {
  /// The mean of the people's means.
  let offset: SIMD2<Double>
  /// The variance of the people's means.
  let ofMeans: SIMD2<Double>
  /// The pooled variance within people.
  let within: SIMD2<Double>
  /// The mean of 1 / taps over the people.
  let perTap: Double
  /// The pooled correlation within people.
  let correlation: Double
  /// ln of `ofMeans` along x and y, ln of `within` along x and y, and Fisher's z.
  let scaled: [Double]
  /// The standard errors of `scaled`, from how much people differ.
  let errors: [Double]

  /// The variance between people, the part of the variance of their means that their own scatter
  /// does not explain.
  var between: SIMD2<Double> {
    let rest = ofMeans - within * perTap
    return rest.clamped(lowerBound: .zero, upperBound: .init(repeating: .infinity))
  }

  /// The spread of the people at some places of a list; a place may stand more than once.
  init(_ people: [UserMoments], at places: some Collection<Int>) {
    let users = Double(places.count)
    var (mean, squares, product) = (SIMD2<Double>.zero, SIMD2<Double>.zero, 0.0)
    var (inverse, freedom) = (0.0, 0.0)
    for place in places {
      let person = people[place]
      mean += person.mean
      squares += person.squares
      product += person.product
      inverse += 1 / person.count
      freedom += person.count - 1
    }
    mean /= users
    let scale = (squares.x * squares.y).squareRoot()
    let r = min(max(product / scale, -1), 1)
    let average = squares / freedom
    var (ofMeans, fourth) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    var (scatter, shifts) = (SIMD2<Double>.zero, 0.0)
    for place in places {
      let person = people[place]
      let square = (person.mean - mean) * (person.mean - mean)
      ofMeans += square
      fourth += square * square
      let surplus = person.squares - average * (person.count - 1)
      scatter += surplus * surplus
      let parts = person.squares / squares
      let shift = person.product / scale - r / 2 * (parts.x + parts.y)
      shifts += shift * shift
    }
    offset = mean
    self.ofMeans = ofMeans / (users - 1)
    within = average
    perTap = inverse / users
    correlation = r
    let mid = ofMeans / users
    let spare = users / (users - 1)
    let ofMeansError = Self.root((fourth / users - mid * mid) / (users - 1)) / mid
    let withinError = Self.root(scatter * spare) / squares
    scaled = [
      log(self.ofMeans.x), log(self.ofMeans.y), log(average.x), log(average.y), atanh(r),
    ]
    errors = [
      ofMeansError.x, ofMeansError.y, withinError.x, withinError.y,
      (shifts * spare).squareRoot() / (1 - r * r),
    ]
  }

  private static func root(_ square: SIMD2<Double>) -> SIMD2<Double> {
    square.clamped(lowerBound: .zero, upperBound: .init(repeating: .infinity)).squareRoot()
  }
}

extension UserSpread {
  /// The standard deviation within people; `limits` are those of ln of its square.
  func sigma(along axis: Axis, _ limits: ClosedRange<Double>?) -> Estimate {
    Estimate(
      within[axis].squareRoot(),
      limits: limits.map { exp($0.lowerBound / 2)...exp($0.upperBound / 2) })
  }

  /// The standard deviation between people; `limits` are those of ln of the variance of means.
  func between(along axis: Axis, _ limits: ClosedRange<Double>?) -> Estimate {
    let own = within[axis] * perTap
    func deviation(_ scaled: Double) -> Double { max(exp(scaled) - own, 0).squareRoot() }
    return Estimate(
      between[axis].squareRoot(),
      limits: limits.map { deviation($0.lowerBound)...deviation($0.upperBound) })
  }

  /// The correlation within people; `limits` are those of Fisher's z.
  func rho(_ limits: ClosedRange<Double>?) -> Estimate {
    Estimate(correlation, limits: limits.map { tanh($0.lowerBound)...tanh($0.upperBound) })
  }
}
