extension HitTester {
  /// Whether taps go to the nearest control, so that `nearestMarks` matter.
  package var redirects: Bool { nearestControls != nil }

  /// The places on a line where two controls under `nearest` are equally near, and those where the
  /// line of such places goes over from straight to curved.
  package func nearestMarks(on line: ScreenLine) -> [LineMark] {
    guard let candidates = nearestControls?.candidates else { return [] }
    let reached = candidates.indices.compactMap { index -> ReachedCandidate? in
      guard let span = candidates[index].reach?.span(on: line), span.start < span.end
      else { return nil }
      return ReachedCandidate(
        index: index, span: span,
        distance: SquaredDistance(to: candidates[index].frame.corners, on: line, within: span))
    }
    var marks: [LineMark] = []
    for (place, one) in reached.enumerated() {
      let name = Self.marksPerPair * (one.index * (candidates.count + 1) + one.index)
      for (ordinal, piece) in one.distance.pieces.dropFirst().enumerated() {
        marks.append(LineMark(position: piece.span.start, name: name + ordinal))
      }
      for other in reached[(place + 1)...] where other.overlaps(one) {
        let name = Self.marksPerPair * (one.index * (candidates.count + 1) + other.index)
        for (ordinal, tie) in one.distance.ties(with: other.distance).enumerated() {
          marks.append(LineMark(position: tie, name: name + ordinal))
        }
      }
    }
    return marks
  }

  /// Names set aside for each pair of controls; a line crosses a bisector a few times at most.
  private static var marksPerPair: Int { 256 }
}

/// A control under `nearest` that a line comes within the radius of.
private struct ReachedCandidate {
  var index: Int
  var span: LineSpan
  var distance: SquaredDistance

  func overlaps(_ other: ReachedCandidate) -> Bool {
    let shared = span.intersection(other.span)
    return shared.start < shared.end
  }
}
