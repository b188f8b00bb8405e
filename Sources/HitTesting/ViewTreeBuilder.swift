/// Walks a screen's views in layout order and gathers what `ViewTree` stores.
struct ViewTreeBuilder {
  private(set) var views: [View]
  private(set) var parents = [-1]
  private(set) var subtreeEnds = [1]
  private(set) var placements: [Placement]
  private(set) var isReachable = [true]
  private(set) var visibleFrames: [VisibleFrame?]

  private let rules: PlatformRules
  /// The ancestors of the view being added, the screen first.
  private var path = [0]

  init(_ screen: Screen) {
    let frame = Rectangle(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    var root = View(id: Screen.id, frame: frame, platform: screen.platform)
    root.clipsToBounds = true
    views = [root]
    placements = [Placement(frame: frame)]
    visibleFrames = [VisibleFrame(frame.box)]
    rules = PlatformRules(screen.platform)
    let count = 1 + Self.count(screen.views)
    views.reserveCapacity(count)
    parents.reserveCapacity(count)
    subtreeEnds.reserveCapacity(count)
    placements.reserveCapacity(count)
    isReachable.reserveCapacity(count)
    visibleFrames.reserveCapacity(count)
  }

  private static func count(_ views: [View]) -> Int {
    views.indices.reduce(views.count) { $0 + count(views[$1].children) }
  }

  mutating func add(_ children: [View]) {
    for view in children { add(view) }
    subtreeEnds[path[path.count - 1]] = views.count
  }

  private mutating func add(_ view: View) {
    let parent = path[path.count - 1]
    let index = views.count
    views.append(view)
    parents.append(parent)
    subtreeEnds.append(index + 1)
    placements.append(
      Placement(
        frame: view.frame, boundsOrigin: view.contentOffset, transform: view.transform))
    isReachable.append(isReachable[parent] && rules.takesTouches(view))
    path.append(index)
    visibleFrames.append(visibleFrame())
    add(view.children)
    path.removeLast()
  }

  /// The visible frame of the last view on the path.
  private func visibleFrame() -> VisibleFrame? {
    guard path.allSatisfy({ placements[$0].transform.isInvertible }) else { return nil }
    if path.allSatisfy({ placements[$0].transform.keepsAxes }) {
      var box = screenBox(depth: path.count - 1)
      for depth in path.indices.dropLast() where views[path[depth]].clipsToBounds {
        box = box.intersection(screenBox(depth: depth))
      }
      return VisibleFrame(box)
    }
    // Nothing is seen through an ancestor that clips and is not seen itself; a frame without area
    // would not do as a polygon to clip by either.
    guard path.dropLast().allSatisfy({ visibleFrames[$0] != nil || !views[$0].clipsToBounds })
    else { return nil }
    var corners = screenCorners(depth: path.count - 1)
    for depth in path.indices.dropLast() where views[path[depth]].clipsToBounds {
      corners = ConvexPolygon.clip(corners, by: screenCorners(depth: depth))
    }
    return VisibleFrame(corners: corners)
  }

  /// The corners on the screen of the view at this depth of the path.
  private func screenCorners(depth: Int) -> [Point] {
    placements[path[depth]].bounds.box.corners.map { corner in
      path[...depth].reversed().reduce(corner) { placements[$1].convertToParent($0) }
    }
  }

  private func screenBox(depth: Int) -> Box {
    // A rectangle has four corners, so there is a box around them.
    Box(around: screenCorners(depth: depth)) ?? Box(minX: 0, minY: 0, maxX: 0, maxY: 0)
  }
}
