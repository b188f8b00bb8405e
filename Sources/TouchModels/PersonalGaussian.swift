/// A Gaussian in its two parts: how one person's taps scatter, and how people differ from each
/// other.
package struct PersonalGaussian: Sendable, Hashable {
  /// The taps of a person whose own mean offset is that of all people, in pt.
  package var within: Gaussian
  /// Standard deviations of people's own mean offsets along x and y, in pt; independent of each
  /// other and of the scatter.
  package var betweenUsers: SIMD2<Double>

  /// A Gaussian in its two parts; lengths in pt.
  package init(within: Gaussian, betweenUsers: SIMD2<Double> = .zero) {
    self.within = within
    self.betweenUsers = betweenUsers
  }

  /// The taps of all people together.
  package var everyone: Gaussian { within.widened(by: betweenUsers) }
}
