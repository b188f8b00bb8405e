/// The area on the screen that a strategy asks for on behalf of a view: its hit area, its overlay
/// button's, and what lies within its radius under `nearest`. What ancestors, the screen's edge and
/// views in front leave of it is another matter.
package struct AskedArea: Sendable {
  /// The hit areas, each in its own space.
  let parts: [(path: ScreenPath, area: HitArea)]
  /// The control's reach under `nearest`.
  let reach: (frame: VisibleFrame, radius: Double)?

  /// The bounding box on the screen, in pt; nil where nothing is asked for.
  package let box: Box?

  init(parts: [(path: ScreenPath, area: HitArea)], reach: (VisibleFrame, Double)?) {
    let parts = parts.filter { $0.area.boundingBox.map { !$0.isEmpty } ?? false }
    self.parts = parts
    self.reach = reach
    if let (frame, radius) = reach {
      box = frame.box.grown(by: radius)
    } else {
      let boxes = parts.compactMap { $0.path.boundingBoxOnScreen(of: $0.area) }
      box = boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
    }
  }

  /// Whether a point is in it for being near the control only, as `nearest` asks.
  package func isOnlyNear(_ p: Point) -> Bool {
    reach != nil && !parts.contains { $0.area.contains($0.path.convertFromScreen(p)) }
  }

  /// Whether a point of the screen is in it.
  package func contains(_ p: Point) -> Bool {
    if let reach { return reach.frame.distance(to: p) <= reach.radius }
    return parts.contains { $0.area.contains($0.path.convertFromScreen(p)) }
  }

  /// Where it ends.
  package var boundaries: [Boundary] {
    if let reach { return [.irregular(reach.frame.box.grown(by: reach.radius).padded)] }
    return parts.flatMap { $0.path.boundary(of: $0.area) }
  }

  /// The same as outlines.
  package var outlines: [Outline] {
    if let reach { return [Outline(around: reach.frame, radius: reach.radius)].compactMap { $0 } }
    return parts.compactMap { $0.path.outline(of: $0.area) }
  }
}

extension HitTester {
  /// What the strategy asks for on behalf of a view of the tree.
  package func askedArea(of view: Int) -> AskedArea {
    let own = [view] + overlays(of: view..<view + 1)
    let candidate = nearestControls?.candidate(view)
    return AskedArea(
      parts: own.map { (screenPath(toNode: $0), nodes[$0].area) },
      reach: candidate.map { ($0.frame, $0.radius) })
  }

  /// A box on the screen around what can be found below a view outside its own area; nil where the
  /// platform finds nothing there.
  ///
  /// - Parameter extents: of this hit tester.
  package func reachBox(of view: Int, extents: NodeExtents) -> Box? {
    guard !rules.areaPrunesChildren else { return nil }
    let below = view..<tree.subtreeEnds[view]
    let boxes = (Array(below) + overlays(of: below)).map { extents[$0] }.filter { !$0.isEmpty }
    return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
  }

  /// The overlay buttons of some views. They are the last nodes, in the order of their views.
  private func overlays(of views: Range<Int>) -> Range<Int> {
    guard nodes.count > tree.views.count else { return 0..<0 }
    let all = nodes[tree.views.count...]
    let first = all.partitioningIndex { $0.view >= views.lowerBound }
    return first..<all[first...].partitioningIndex { $0.view >= views.upperBound }
  }

  /// What keeps a touch at a point from a view that asks for it: the outermost ancestor that does
  /// not let it in, else whoever gets it, else the view that is found; 0 stands for the screen.
  ///
  /// - Parameter touch: what becomes of a touch there.
  package func taker(of p: Point, from view: Int, touch: Touch) -> Int {
    if touch.reason == .nearest, let actor = touch.actor { return actor }
    let isCandidate = nearestControls?.candidate(view) != nil
    var q: Point? = p
    for index in path(to: view).dropLast() where !isCandidate {
      q = q.flatMap { entry(of: $0, into: index, screen: p) }
      if q == nil { return index }
    }
    return touch.view ?? 0
  }
}
