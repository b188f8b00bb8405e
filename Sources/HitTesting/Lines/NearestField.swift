/// The controls under `nearest` as lines see them: where two of them are equally near.
package struct NearestField: Sendable {
  let candidates: [Candidate]

  struct Candidate: Sendable {
    var corners: [Point]
    var reach: Outline
    /// How far it reaches along x and along y.
    var extents: (x: LineSpan, y: LineSpan)
  }

  /// A control that a line comes within the radius of.
  private struct Reached {
    var span: LineSpan
    var distance: SquaredDistance
  }

  /// Nil where no tap goes to the nearest control.
  package init?(_ tester: HitTester) {
    candidates = (tester.nearestControls?.candidates ?? []).compactMap { candidate in
      candidate.reachOutline.map {
        Candidate(
          corners: candidate.frame.corners, reach: $0,
          extents: ($0.extent(along: .x), $0.extent(along: .y)))
      }
    }
    guard !candidates.isEmpty else { return nil }
  }

  /// The places on a line where two controls are equally near, in pt along it, and those where
  /// another side or corner of one gets nearest: there a stretch may end along which they are
  /// equally near.
  package func ties(on line: ScreenLine) -> [Double] {
    let reached = candidates.indices.compactMap { self.reached($0, by: line) }
    var ties: [Double] = []
    for (place, one) in reached.enumerated() {
      ties += one.distance.pieces.dropFirst().map(\.span.start)
      for other in reached[(place + 1)...] {
        let shared = one.span.intersection(other.span)
        guard shared.end - shared.start > SquaredDistance.hair else { continue }
        ties += one.distance.ties(with: other.distance)
      }
    }
    return ties
  }

  private func reached(_ index: Int, by line: ScreenLine) -> Reached? {
    let (extents, o, d) = (candidates[index].extents, line.origin, line.direction)
    if d.y == 0 && (o.y < extents.y.start || o.y > extents.y.end) { return nil }
    if d.x == 0 && (o.x < extents.x.start || o.x > extents.x.end) { return nil }
    guard let span = candidates[index].reach.span(on: line), span.start < span.end
    else { return nil }
    return Reached(
      span: span,
      distance: SquaredDistance(to: candidates[index].corners, on: line, within: span))
  }
}
