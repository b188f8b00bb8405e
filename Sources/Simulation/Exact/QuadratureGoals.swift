/// When a quadrature over the lines of a slab is good enough.
struct QuadratureGoals: Sendable {
  /// Panels whose estimated error is below this, or this part of each mass, are done.
  var absolute: Double
  var relative: Double
  /// At the first halvings, small masses are followed as well, to this part of all that an answer
  /// has.
  var small: Double
  /// So often a slab is cut where the order of crossings changes. Beyond, rounding changes it.
  var cuts: Int
  /// Lines so many standard deviations from the middle are left out, and stretches of a line with
  /// at most this mass.
  var reach: Double
  var leastMass: Double

  /// For probabilities that are reported.
  static let exact = QuadratureGoals(
    absolute: 1e-13, relative: 1e-10, small: 1e-6, cuts: 64, reach: NormalTail.farthest,
    leastMass: 0)

  /// For what is summed up over people, and is not known to more than a few digits anyhow.
  static let rough = QuadratureGoals(
    absolute: 1e-6, relative: 1e-5, small: 1, cuts: 0, reach: 6, leastMass: 1e-8)
}
