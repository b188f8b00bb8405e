/// Why taps cannot be fitted.
package enum FitError: Error, Sendable, Hashable {
  /// Fewer labelled taps than a fit needs; how many there are.
  case tooFew(Int)
  /// More taps than are held.
  case tooMany
  /// A tap farther from its target than anybody taps; its offset.
  case tooFar(SIMD2<Double>)
  /// A target whose size is negative, not finite or too large.
  case wrongSize(SIMD2<Double>)
  /// Some taps name a person and some do not; what the tap at fault does.
  case mixedUsers(hasUser: Bool)
  /// The taps of each person lie at one x, or at one y.
  case noSpread(Axis)
  /// Hardly anybody tapped twice, so that the spread within a person cannot be told from that
  /// between people; taps and people.
  case tooFewEach(taps: Int, users: Int)
  /// GSL has no memory for its work.
  case outOfMemory

  /// The fewest taps that are fitted.
  package static let fewest = 20
  /// The fewest taps beyond the first of each person.
  package static let fewestRepeats = 10

  /// The end of a sentence about the taps or the tap.
  package var reason: String {
    switch self {
    case .tooFew(let count):
      "found \(count) labelled taps, expected at least \(Self.fewest)"
    case .tooMany:
      "found more than \(TapSamples.limit) labelled taps, the most that a fit holds"
    case .tooFar(let offset):
      "found a tap (\(offset.x), \(offset.y)) away from what it was meant for, expected less than "
        + "\(Int(TapSamples.farthest)) along each axis"
    case .wrongSize(let size):
      "found a target of \(size.x) x \(size.y), expected sides from 0 to "
        + "\(Int(TapSamples.farthest))"
    case .mixedUsers(let hasUser):
      hasUser
        ? "found a user, expected none: taps before it name nobody"
        : "found no user, expected one: taps before it name theirs"
    case .noSpread(let axis):
      "found no spread along \(axis.rawValue), expected taps that differ from each other"
    case .tooFewEach(let taps, let users):
      "found \(taps) taps by \(users) users, expected at least \(users + Self.fewestRepeats): the "
        + "spread within a person cannot be told from that between people"
    case .outOfMemory: "no memory is left for the fit"
    }
  }
}
