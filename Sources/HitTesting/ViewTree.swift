/// A screen's views in one list, in layout order (each view before its children, siblings back to
/// front), with what follows from the layout alone and no strategy changes: who is reachable, and
/// the visible frames. Index 0 is the screen itself.
public struct ViewTree: Sendable {
  /// The screen that was flattened.
  public let screen: Screen
  /// Every view, in layout order; the first stands for the screen.
  public let views: [View]
  /// Each view's parent; -1 for the screen.
  public let parents: [Int]
  /// For each view the index after its last descendant.
  public let subtreeEnds: [Int]
  /// How each view lies in its parent.
  public let placements: [Placement]
  /// Whether a touch can get to each view at all: it and its ancestors take interaction, are not
  /// hidden, not below the alpha limit, and have transforms with an inverse.
  public let isReachable: [Bool]
  /// Each view's visible frame on the screen; nil where it has no area.
  public let visibleFrames: [VisibleFrame?]

  /// Flattens a screen.
  ///
  /// - Complexity: O(n) in the number of views, times the depth where views clip.
  public init(_ screen: Screen) {
    var builder = ViewTreeBuilder(screen)
    builder.add(screen.views)
    self.screen = screen
    views = builder.views
    parents = builder.parents
    subtreeEnds = builder.subtreeEnds
    placements = builder.placements
    isReachable = builder.isReachable
    visibleFrames = builder.visibleFrames
  }
}

extension ViewTree {
  /// Where people aim at a view: its `aim` as a fraction of the bounding box of its visible frame,
  /// in pt on the screen. The screen's origin for a view that is not seen.
  public func aimPoint(of view: Int) -> Point {
    visibleFrames[view]?.box.point(atFraction: views[view].aim) ?? .zero
  }

  /// Whether one view is above another in the tree.
  package func isAncestor(_ ancestor: Int, of view: Int) -> Bool {
    ancestor < view && view < subtreeEnds[ancestor]
  }

  /// The view with an id; nil if there is none.
  public func index(of id: String) -> Int? { views.firstIndex { $0.id == id } }

  /// What people can aim at: every enabled control that a touch can get to and whose visible frame
  /// has area. Indices in layout order.
  public var targets: [Int] {
    views.indices.filter {
      views[$0].isControl && views[$0].isEnabled && isReachable[$0] && visibleFrames[$0] != nil
    }
  }
}
