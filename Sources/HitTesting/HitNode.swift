/// A view as the walk sees it under one strategy. Overlay buttons are nodes of their own.
struct HitNode: Sendable, Equatable {
  /// Index in the `ViewTree` of the view that is reported where this node is found.
  var view: Int
  /// Index of its parent among the nodes; -1 for the screen.
  var parent: Int
  /// How it lies in its parent under the strategy.
  var placement: Placement
  /// Whether touches get in at all.
  var takesTouches: Bool
  /// The hit area's bounding box in its own bounds space; an empty one contains nothing.
  var areaBox: Box
  /// The hit area, where it is not simply `areaBox`.
  var curvedArea: HitArea?
  /// Whether it can be the answer itself.
  var canAnswer: Bool
  /// Whether a point outside the area keeps the children from being asked.
  var areaPrunes: Bool
  /// A box in its own bounds space outside which neither it nor anything below is found, whatever
  /// the area.
  var pruningBox: Box?
  /// What has to be drawn at a point for the node to be entered; nil where nothing has to.
  var surface: DrawnSurface?
  /// Its place among its siblings: 0 for the frontmost.
  var siblingRank = 0
  /// Index of its frontmost child among the nodes; -1 for none. Siblings are linked rather than
  /// listed, so that the walk touches no reference count.
  var frontChild = -1
  /// Index of the next sibling behind it; -1 for none.
  var behind = -1

  /// Whether a point of its own bounds space is in the hit area.
  @inline(__always)
  func areaContains(_ p: Point) -> Bool {
    areaBox.contains(p) || (curvedArea != nil && curvedAreaContains(p))
  }

  /// The hit area in its own bounds space.
  var area: HitArea { curvedArea ?? .rectangle(areaBox) }

  /// Off the fast path: a curved area has an empty `areaBox`.
  private func curvedAreaContains(_ p: Point) -> Bool { curvedArea?.contains(p) ?? false }
}
