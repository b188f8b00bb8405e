import Foundation

/// People who differ, each with so many taps: a person's share of some outcome is
/// 1 / (1 + exp(-center - spread Z)), with Z standard normal.
struct PeopleModel: Sendable {
  var people: Int
  /// Taps of a person, on average; from half to one and a half of it are drawn.
  var taps = 100
  /// The share of a person with Z = 0, as log odds.
  var center: Double
  var spread: Double

  /// The share at a number of standard deviations.
  func share(at z: Double) -> Double { 1 / (1 + exp(-center - spread * z)) }

  /// The mean share over people, by the trapezoidal rule, which is exact to rounding here.
  var mean: Double {
    let step = 0.01
    let (sum, weight) = (-900...900).reduce((0.0, 0.0)) { total, place in
      let z = Double(place) * step
      let density = exp(-z * z / 2)
      return (total.0 + density * share(at: z), total.1 + density)
    }
    return sum / weight
  }

  /// Draws how many taps a person makes. It does not depend on their share.
  func drawTaps(_ chance: Chance) -> Int {
    max(1, Int(Double(taps) * (0.5 + chance.uniform())))
  }
}
