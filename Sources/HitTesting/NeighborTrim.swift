/// How far a control under `neighborAware` may grow: never past the middle of the gap to a
/// neighbour. Worked out on the screen, on the bounding boxes of what is seen and what is asked
/// for.
struct NeighborTrim {
  /// The trimmed hit area in the view's bounds space.
  var area: HitArea

  /// A reachable control that is seen.
  private struct Control {
    var view: Int
    /// Bounding box of the visible frame.
    var seen: Box
    /// Bounding box of the grown area, or of the visible frame under another rule.
    var grown: Box
    /// The area before trimming, in the view's space; nil under another rule.
    var area: Box?
    /// The box on the screen that it may not leave.
    var limits = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  /// The trimmed areas of all controls under the rule, by index in the tree; views without a
  /// trimmed area are left out.
  ///
  /// - Complexity: O(n log n) while few areas overlap along x.
  static func all(in tree: ViewTree, rules: [AreaRule]) -> [Int: NeighborTrim] {
    guard rules.contains(where: \.isNeighborAware) else { return [:] }
    var controls = controls(in: tree, rules)
    limitPairs(&controls, in: tree)
    var result: [Int: NeighborTrim] = [:]
    for control in controls {
      guard let area = control.area, control.limits.isFiniteSomewhere else { continue }
      let path = tree.screenPath(to: control.view)
      result[control.view] = NeighborTrim(area: trim(area, to: control.limits, path))
    }
    return result
  }

  private static func controls(in tree: ViewTree, _ rules: [AreaRule]) -> [Control] {
    tree.views.indices.dropFirst().compactMap { index in
      guard tree.views[index].isControl, tree.isReachable[index],
        let seen = tree.visibleFrames[index]?.box
      else { return nil }
      guard case .neighborAware(let size) = rules[index] else {
        return Control(view: index, seen: seen, grown: seen)
      }
      let area = tree.placements[index].bounds.raised(to: size).box
      let grown = tree.screenPath(to: index).boundingBoxOnScreen(area)
      return Control(view: index, seen: seen, grown: grown, area: area)
    }
  }

  /// Sweeps along x, so that only pairs whose grown areas share a stretch of it are looked at.
  private static func limitPairs(_ controls: inout [Control], in tree: ViewTree) {
    let order = controls.indices.sorted {
      (controls[$0].grown.minX, $0) < (controls[$1].grown.minX, $1)
    }
    var open: [Int] = []
    for next in order {
      open.removeAll { controls[$0].grown.maxX <= controls[next].grown.minX }
      for other in open where controls[other].area != nil || controls[next].area != nil {
        let (first, second) = (min(other, next), max(other, next))
        let inside = controls[second].view < tree.subtreeEnds[controls[first].view]
        if inside || !controls[first].grown.overlaps(controls[second].grown)
          || controls[first].seen.overlaps(controls[second].seen)
        {
          continue
        }
        limit(&controls, first, second)
      }
      open.append(next)
    }
  }

  /// Keeps both of a pair on their side of the middle of the gap, on the axis where it is larger.
  private static func limit(_ controls: inout [Control], _ first: Int, _ second: Int) {
    let (a, b) = (controls[first].seen, controls[second].seen)
    let gapX = max(b.minX - a.maxX, a.minX - b.maxX)
    let gapY = max(b.minY - a.maxY, a.minY - b.maxY)
    if gapX >= gapY {
      let (left, right) = a.maxX <= b.minX ? (first, second) : (second, first)
      let middle = (controls[left].seen.maxX + controls[right].seen.minX) / 2
      controls[left].limits.maxX = min(controls[left].limits.maxX, middle)
      controls[right].limits.minX = max(controls[right].limits.minX, middle)
    } else {
      let (upper, lower) = a.maxY <= b.minY ? (first, second) : (second, first)
      let middle = (controls[upper].seen.maxY + controls[lower].seen.minY) / 2
      controls[upper].limits.maxY = min(controls[upper].limits.maxY, middle)
      controls[lower].limits.minY = max(controls[lower].limits.minY, middle)
    }
  }

  /// The part of an area that stays within limits on the screen.
  private static func trim(_ area: Box, to limits: Box, _ path: ScreenPath) -> HitArea {
    guard path.keepsAxes else { return .trimmed(area, path.halfPlanes(within: limits)) }
    // Each limit is converted as a touch on it would be, so that neighbours meet on one line.
    let (x, y) = path.axes
    var box = area
    for (limit, isMax) in [(limits.minX, false), (limits.maxX, true)] where limit.isFinite {
      let local = x.cut(at: path.convertFromScreen(Point(x: limit, y: 0)))
      box.cut(alongX: x.isLocalX, at: local, keepingBelow: isMax == x.isRising)
    }
    for (limit, isMax) in [(limits.minY, false), (limits.maxY, true)] where limit.isFinite {
      let local = y.cut(at: path.convertFromScreen(Point(x: 0, y: limit)))
      box.cut(alongX: y.isLocalX, at: local, keepingBelow: isMax == y.isRising)
    }
    return .rectangle(box)
  }
}

extension Box {
  fileprivate var isFiniteSomewhere: Bool {
    minX.isFinite || minY.isFinite || maxX.isFinite || maxY.isFinite
  }

  /// Cuts the box along a line across one axis.
  fileprivate mutating func cut(alongX: Bool, at limit: Double, keepingBelow: Bool) {
    switch (alongX, keepingBelow) {
    case (true, true): maxX = min(maxX, limit)
    case (true, false): minX = max(minX, limit)
    case (false, true): maxY = min(maxY, limit)
    case (false, false): minY = max(minY, limit)
    }
  }
}

extension ScreenAxis {
  /// Where a half-open box in the view's space is cut, so that on the screen the point itself is on
  /// the side of the larger numbers. Along a mirrored axis that is its upper end.
  fileprivate func cut(at p: Point) -> Double {
    isRising ? coordinate(of: p) : coordinate(of: p).nextUp
  }
}

extension ScreenPath {
  /// The finite limits on the screen as lines in the view's own space.
  fileprivate func halfPlanes(within limits: Box) -> [HalfPlane] {
    let origin = convertToScreen(.zero)
    let right = convertToScreen(Point(x: 1, y: 0))
    let down = convertToScreen(Point(x: 0, y: 1))
    let acrossX = Point(x: right.x - origin.x, y: down.x - origin.x)
    let acrossY = Point(x: right.y - origin.y, y: down.y - origin.y)
    return [
      HalfPlane(normal: acrossX, limit: limits.minX - origin.x, isBelow: false),
      HalfPlane(normal: acrossX, limit: limits.maxX - origin.x, isBelow: true),
      HalfPlane(normal: acrossY, limit: limits.minY - origin.y, isBelow: false),
      HalfPlane(normal: acrossY, limit: limits.maxY - origin.y, isBelow: true),
    ].filter { $0.limit.isFinite }
  }
}

extension ViewTree {
  /// The way from the screen down to a view, in the layout as it is.
  func screenPath(to view: Int) -> ScreenPath {
    path(to: view).dropFirst().reduce(ScreenPath(placements[0])) { $0.appending(placements[$1]) }
  }
}

extension AreaRule {
  fileprivate var isNeighborAware: Bool {
    if case .neighborAware = self { true } else { false }
  }
}
