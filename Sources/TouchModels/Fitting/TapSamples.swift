/// One labelled tap, as much as a fit keeps of it: 40 bytes.
package struct TapSample: Sendable, Hashable {
  /// The tap minus the point that was aimed at, in the unit of the fit.
  package var x: Double
  package var y: Double
  /// The place of the person in the order of first appearance; 0 for all where nobody is named.
  package var user: UInt32
  /// The place of the target's size in `TapSamples.sizes`.
  package var size: UInt32
  /// The place of the log in the list of files that were read.
  package var file: UInt32
  /// Counted from 1.
  package var line: Int
}

/// The labelled taps that a finger is fitted to.
///
/// - Complexity: 40 bytes a tap, and about 50 for each size of target and each user.
package struct TapSamples: Sendable {
  package private(set) var taps: [TapSample] = []
  /// Width and height of the targets, each pair once, in the unit of the fit.
  package private(set) var sizes: [SIMD2<Double>] = []
  /// How many people tapped; 0 where no tap names one.
  package private(set) var userCount = 0
  private var users: [Int: UInt32] = [:]
  private var sizePlaces: [SIMD2<Double>: UInt32] = [:]

  /// The most taps that are held.
  package static let limit = 50_000_000
  /// The farthest that a tap may lie from its target, and the largest side of one, in the unit of
  /// the fit: fourth powers stay finite, and what is farther is a wrong unit or a broken row.
  package static let farthest = 1e6

  package init() {}

  /// Adds a tap.
  ///
  /// - Parameters:
  ///   - offset: the tap minus the point that was aimed at.
  ///   - size: width and height of the target as the person sees it; same unit as `offset`.
  ///   - user: any number that stands for the person; nil where the log does not say.
  ///   - file: the place of the log among the files.
  ///   - line: the tap's line, from 1.
  /// - Throws: `FitError.tooFar`, `.wrongSize`, `.mixedUsers`, `.tooMany`.
  package mutating func add(
    offset: SIMD2<Double>, size: SIMD2<Double>, user: Int?, file: Int, line: Int
  ) throws(FitError) {
    guard taps.count < Self.limit, let file = UInt32(exactly: file) else { throw .tooMany }
    guard abs(offset.x) <= Self.farthest, abs(offset.y) <= Self.farthest else {
      throw .tooFar(offset)
    }
    guard size.x >= 0, size.y >= 0, size.x <= Self.farthest, size.y <= Self.farthest else {
      throw .wrongSize(size)
    }
    guard taps.isEmpty || (user != nil) == (userCount > 0) else {
      throw .mixedUsers(hasUser: user != nil)
    }
    taps.append(
      TapSample(
        x: offset.x, y: offset.y, user: place(of: user), size: place(of: size), file: file,
        line: line))
  }

  /// These samples without the taps at some places, which are in ascending order.
  package func without(_ places: [Int]) -> TapSamples {
    var rest = self
    var next = 0
    rest.taps.removeAll(keepingCapacity: true)
    for (place, tap) in taps.enumerated() {
      if next < places.count, places[next] == place {
        next += 1
      } else {
        rest.taps.append(tap)
      }
    }
    return rest
  }

  private mutating func place(of user: Int?) -> UInt32 {
    guard let user else { return 0 }
    if let place = users[user] { return place }
    // At most one for each tap, whose number fits.
    let place = UInt32(truncatingIfNeeded: userCount)
    users[user] = place
    userCount += 1
    return place
  }

  private mutating func place(of size: SIMD2<Double>) -> UInt32 {
    if let place = sizePlaces[size] { return place }
    let place = UInt32(truncatingIfNeeded: sizes.count)
    sizePlaces[size] = place
    sizes.append(size)
    return place
  }
}
