import HitTesting

/// One screen under one strategy, as a survey of areas asks for it. A reference, since a survey is
/// made for each target, and a copy of the parts counts two dozen references.
final class ScreenUnderStrategy: Sendable {
  let tester: HitTester
  /// The tester's tree.
  let tree: ViewTree
  /// The extents of the tester's nodes.
  let extents: NodeExtents
  /// What the tester says, as boxes; nil where it is only walked.
  let stack: LayerStack?

  init(tester: HitTester, extents: NodeExtents, stack: LayerStack? = nil) {
    self.tester = tester
    tree = tester.tree
    self.extents = extents
    self.stack = stack
  }

  /// The hit area of a target.
  func area(of target: Int) -> AreaResult {
    if let box = stack?.openArea(of: target, in: tester), tester.judge(target).actor == target {
      // As most are: nothing to survey.
      return AreaResult(
        frame: tree.visibleFrames[target]?.box ?? .empty, asked: box, live: box,
        liveShare: 1, lostTo: [])
    }
    return AreaSurvey(self, target: target).result
  }
}
