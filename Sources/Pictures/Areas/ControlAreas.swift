import HitTesting

/// The areas of a control on a screen under a strategy, as loops in pt.
struct ControlAreas: Sendable {
  /// What the strategy asks for.
  var asked: [[Point]] = []
  /// Where a touch fires the control.
  var live: [[Point]] = []
  /// What is asked for and goes to others, or to nobody. What a control inside this one gets is no
  /// loss: it is that control's.
  var lost: [[Point]] = []
  /// The part of the live area that lies in what is seen of a neighbour, which would get the touch
  /// if all had their bounds.
  var taken: [[Point]] = []
}

/// Finds the areas of controls on one screen under one strategy.
struct AreaFinder {
  let tester: HitTester
  let extents: NodeExtents
  private let plain: HitTester
  private let plainExtents: NodeExtents
  private let controls: [Int]

  /// - Parameter plain: the same screen where each control has its bounds.
  init(tester: HitTester, plain: HitTester) {
    self.tester = tester
    self.plain = plain
    extents = tester.extents()
    plainExtents = plain.extents()
    let tree = tester.tree
    controls = tree.views.indices.filter {
      tree.views[$0].isControl && tree.visibleFrames[$0] != nil
    }
  }

  /// The areas of a control inside a part of the plane.
  ///
  /// - Parameter tolerance: how far a side may be off, in pt.
  func areas(of control: Int, in part: Box, tolerance: Double) -> ControlAreas {
    let asked = tester.askedArea(of: control)
    var areas = ControlAreas(asked: asked.polygons)
    let reach = tester.reachBox(of: control, extents: extents)
    let boxes = [asked.box?.padded, extents[control], reach].compactMap { $0 }
      .filter { !$0.isEmpty }
    guard let first = boxes.first else { return areas }
    let window = boxes.dropFirst().reduce(first) { $0.union($1) }.intersection(part)
    guard !window.isEmpty else { return areas }
    let slabs = sweep(control, asked, window, tolerance).slabs()
    let tracer = RegionTracer(slabs, tolerance: tolerance)
    areas.live = tracer.loops { $0.contains(.live) }
    areas.lost = tracer.loops { $0.contains(.asked) && $0.isDisjoint(with: [.live, .inner]) }
    areas.taken = tracer.loops { $0.contains(.taken) }
    return areas
  }

  private func sweep(
    _ control: Int, _ asked: AskedArea, _ window: Box, _ tolerance: Double
  ) -> AreaSweep {
    let local = tester.restricted(to: window, extents: extents)
    let plain = plain.restricted(to: window, extents: plainExtents)
    let tree = tester.tree
    let near = controls.filter { tree.visibleFrames[$0]?.box.overlaps(window) ?? false }
    let own = tree.visibleFrames[control]
    var seen: Set<Outline> = []
    let outlines =
      (local.outlines() + plain.outlines()
      + near.compactMap { tree.visibleFrames[$0]?.outline })
      .filter { seen.insert($0).inserted }
    return AreaSweep(
      window: window, outlines: outlines, nearest: [NearestField(local)].compactMap { $0 },
      tolerance: tolerance
    ) { p in
      var marks: AreaMarks = asked.contains(p) ? .asked : []
      guard let actor = local.touch(at: p).actor else { return marks }
      if tree.isAncestor(control, of: actor) { marks.insert(.inner) }
      guard actor == control else { return marks }
      marks.insert(.live)
      let isOwn = own.map { $0.distance(to: p) == 0 } ?? false
      if !isOwn, Self.isTaken(p, by: control, from: plain) { marks.insert(.taken) }
      return marks
    }
  }

  /// Whether a point lies in what is seen of another control that would get the touch. A row and
  /// the button in it are no neighbours.
  private static func isTaken(
    _ p: Point, by control: Int, from plain: HitTester
  ) -> Bool {
    let tree = plain.tree
    let touch = plain.touch(at: p)
    let disabled = touch.reason == .disabled ? touch.view : nil
    guard let owner = touch.actor ?? disabled, owner != control,
      !tree.isAncestor(control, of: owner), !tree.isAncestor(owner, of: control),
      tree.views[owner].action != tree.views[control].action, let frame = tree.visibleFrames[owner]
    else { return false }
    return frame.distance(to: p) == 0
  }
}
