/// The controls of a screen that take, within a radius, the taps which nothing acts on: Grossman
/// and Balakrishnan's bubble cursor for fingers (CHI 2005, doi 10.1145/1054972.1055012).
struct NearestControls: Sendable {
  /// One such control.
  struct Candidate: Sendable, Equatable {
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

    /// A box on the screen around the taps that it may take.
    var reach: Box { frame.box.grown(by: radius).padded }

    /// The candidate where nodes have new indices; nil where a surface has none, since a touch
    /// cannot enter it then.
    func moved(_ new: (Int) -> Int?) -> Candidate? {
      var moved = self
      moved.surfaces = surfaces.compactMap(new)
      return moved.surfaces.count == surfaces.count ? moved : nil
    }
  }

  /// In layout order.
  let candidates: [Candidate]
  private let numbers: [Int: Int]

  init(candidates: [Candidate]) {
    self.candidates = candidates
    numbers = Dictionary(
      zip(candidates.map(\.view), candidates.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The candidate that stands for a view, if it is one.
  func candidate(_ view: Int) -> Candidate? { numbers[view].map { candidates[$0] } }

  /// Sends a touch that nothing acts on to the nearest candidate inside the view that was found, if
  /// that is a plain view or the bare screen; of those that only rounding tells apart to the one in
  /// front, since turned frames share their edges to rounding at best.
  func redirect(_ touch: Touch, at p: Point, in tester: HitTester) -> Touch {
    guard let found = touch.view, !tester.tree.views[found].isControl else { return touch }
    let inside = found..<tester.tree.subtreeEnds[found]
    let hair = 0x1p-46 * (1 + abs(p.x) + abs(p.y))
    var best: (candidate: Candidate, distance: Double)?
    var hasTies = false
    for candidate in candidates where inside.contains(candidate.view) {
      let distance = candidate.frame.distance(to: p)
      guard distance <= candidate.radius, distance <= (best?.distance ?? .infinity) + hair,
        isReached(candidate, at: p, in: tester)
      else { continue }
      if let best {
        if abs(distance - best.distance) <= hair { hasTies = true }
        if distance >= best.distance { continue }
      }
      best = (candidate, distance)
    }
    guard var best else { return touch }
    if hasTies {
      for candidate in candidates
      where inside.contains(candidate.view) && candidate.frontRank > best.candidate.frontRank {
        let distance = candidate.frame.distance(to: p)
        guard distance <= min(candidate.radius, best.distance + hair),
          isReached(candidate, at: p, in: tester)
        else { continue }
        best.candidate = candidate
      }
    }
    return Touch(view: found, actor: best.candidate.view, reason: .nearest)
  }

  private func isReached(_ candidate: Candidate, at p: Point, in tester: HitTester) -> Bool {
    candidate.surfaces.allSatisfy { tester.touchEnters($0, at: p) }
  }
}
