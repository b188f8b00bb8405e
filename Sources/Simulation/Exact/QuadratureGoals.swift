/// When a quadrature over the lines of a slab is good enough.
struct QuadratureGoals: Sendable {
  /// Panels whose estimated error is below this, or this part of each mass, are done.
  var absolute: Double
  var relative: Double
  /// At the first halvings, small masses are followed as well, to this part of all that an answer
  /// has.
  var small: Double
  /// Lines so many standard deviations from the middle are left out, and slabs with at most this
  /// mass.
  var reach: Double
  var leastMass: Double
  /// How wide a first panel may be, in standard deviations, and by which power of e the density
  /// may fall in it.
  var width: Double
  var fall: Double

  /// For probabilities that are reported.
  static let exact = QuadratureGoals(
    absolute: 1e-13, relative: 1e-10, small: 1e-6, reach: NormalTail.farthest, leastMass: 0,
    width: 2, fall: 10)

  /// For what is summed up over people, and is not known to more than a few digits anyhow.
  static let rough = QuadratureGoals(
    absolute: 1e-6, relative: 1e-5, small: 1, reach: 6, leastMass: 1e-8, width: 4, fall: 20)
}
