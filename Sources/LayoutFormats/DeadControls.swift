import HitTesting

/// The controls of a layout that a tap right in their middle does not reach.
struct DeadControls: Sendable {
  /// Their ids, in layout order.
  private(set) var ids: [String] = []
  /// Whether some were not looked at, since the screen has too many views.
  private(set) var isPartial = false

  /// A hit test may ask every view, so that many controls on as many views would take for ever.
  static let budget = 10_000_000

  /// Taps every enabled control of a screen at the centre of its visible frame, until `budget`
  /// views may have been asked.
  init(of screen: Screen, budget: Int = budget) {
    let tree = ViewTree(screen)
    let tester = HitTester(tree: tree, strategy: .asIs)
    var left = budget / max(tree.views.count, 1)
    for (index, view) in tree.views.enumerated() where view.isControl && view.isEnabled {
      guard left > 0 else {
        isPartial = true
        return
      }
      left -= 1
      let center = tree.visibleFrames[index]?.box.point(atFraction: Point(x: 0.5, y: 0.5))
      if center.map({ tester.touch(at: $0).actor }) != index { ids.append(view.id) }
    }
  }
}
