/// The controls of a screen that take, within a radius, the taps which nothing acts on: Grossman and
/// Balakrishnan's bubble cursor for fingers (CHI 2005, doi 10.1145/1054972.1055012).
struct NearestControls: Sendable {
  /// One such control.
  struct Candidate: Sendable {
    /// Index in the `ViewTree`.
    var view: Int
    /// How far a tap may be from its visible frame, in pt.
    var radius: Double
    /// What is seen of it.
    var frame: VisibleFrame
    /// Larger is further in front.
    var frontRank: Int
    /// The nodes of the surfaces that a touch must have entered to reach it.
    var surfaces: [Int]
  }

  var candidates: [Candidate]

  /// Sends a touch that nothing acts on to the nearest candidate inside the view that was found, if
  /// that is a plain view or the bare screen.
  func redirect(_ touch: Touch, at p: Point, in tester: HitTester) -> Touch {
    guard let found = touch.view, !tester.tree.views[found].isControl else { return touch }
    let inside = found..<tester.tree.subtreeEnds[found]
    var best: (candidate: Candidate, distance: Double)?
    for candidate in candidates where inside.contains(candidate.view) {
      let distance = candidate.frame.distance(to: p)
      guard distance <= candidate.radius else { continue }
      if let best, (best.distance, candidate.frontRank) < (distance, best.candidate.frontRank) {
        continue
      }
      guard candidate.surfaces.allSatisfy({ tester.touchEnters($0, at: p) }) else { continue }
      best = (candidate, distance)
    }
    guard let best else { return touch }
    return Touch(view: found, actor: best.candidate.view, reason: .nearest)
  }
}
