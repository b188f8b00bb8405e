/// A hosted surface that delivers a touch only where something is drawn: the views that draw on it.
struct DrawnSurface: Sendable, Equatable {
  /// Indices in the `ViewTree`.
  let drawing: [Int]

  /// The surface at this index of the tree: itself if it draws, and every descendant that draws
  /// with no hidden or transparent view between.
  init(_ surface: Int, in tree: ViewTree) {
    // Where nothing is seen of a view it draws nothing; flattened by a transform, it has no edges.
    let draws = { (index: Int) in
      tree.views[index].drawsContent && tree.visibleFrames[index] != nil
    }
    var drawing = draws(surface) ? [surface] : []
    var index = surface + 1
    while index < tree.subtreeEnds[surface] {
      let view = tree.views[index]
      if view.isHidden || view.alpha < 0.01 {
        index = tree.subtreeEnds[index]
        continue
      }
      if draws(index) { drawing.append(index) }
      index += 1
    }
    self.drawing = drawing
  }

  /// Whether one of the views draws at a point of the screen: whether the point is in its visible
  /// frame, tested as hit testing would, by converting the point.
  func isDrawn(at p: Point, in tree: ViewTree) -> Bool {
    drawing.contains { tree.visibleFrame(of: $0, contains: p) }
  }
}

extension ViewTree {
  /// The views from the screen down to one, both included.
  package func path(to view: Int) -> [Int] {
    var path: [Int] = []
    var next = view
    while next >= 0 {
      path.append(next)
      next = parents[next]
    }
    return path.reversed()
  }

  /// Whether a point of the screen, converted step by step, lies in a view's bounds and in those of
  /// every ancestor that clips; for a view that has a visible frame.
  func visibleFrame(of view: Int, contains point: Point) -> Bool {
    var p = point
    for index in path(to: view) {
      p = placements[index].convertFromParent(p)
      let cuts = index == view || views[index].clipsToBounds
      if cuts && !placements[index].bounds.box.contains(p) { return false }
    }
    return true
  }
}
