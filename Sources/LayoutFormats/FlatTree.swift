import HitTesting

/// Finds the tree that a flat dump left out.
///
/// A view belongs to the smallest view that holds its frame, where that view is one that can hold
/// others: a control, or a plain view, a group, a cell, a scroll view; never a label or an image.
/// Of equal frames the earlier holds the later. Flat dumps round to whole units, so a frame may
/// stick out by one. Among those with the same parent the order of the dump stays: what comes later
/// is in front.
enum FlatTree {
  /// Comparing more pairs of views than this is given up.
  static let budget = 20_000_000
  private static let slack = 1.0

  /// Gives every view of a dump its parent, and sorts the views by the tree.
  static func rebuild(_ dump: inout Dump, budget: Int = budget) throws(LayoutFormatError) {
    let frames = dump.views.map { DumpView.problem(with: $0.frame) == nil ? $0.frame?.box : nil }
    let areas = frames.map { $0?.area ?? 0 }
    // Smallest first, so that the first that holds a view is its parent.
    let holders = dump.views.indices.filter { frames[$0] != nil && canHold(dump.views[$0]) }
      .sorted { (areas[$0], -$0) < (areas[$1], -$1) }
    var left = budget
    for index in dump.views.indices {
      guard let box = frames[index] else { continue }
      let area = areas[index]
      var low = holders.partitioningIndex { areas[$0] >= area }
      while low < holders.count, left > 0 {
        let holder = holders[low]
        left -= 1
        low += 1
        let isLarger = areas[holder] > areas[index] || holder < index
        guard holder != index, isLarger, let frame = frames[holder], holds(frame, box) else {
          continue
        }
        dump.views[index].parent = holder
        break
      }
    }
    if left == 0 { dump.warnings.append("too many views: not all were hung into a tree") }
    _ = TreeOrder.sort(&dump.views)
  }

  private static func canHold(_ view: DumpView) -> Bool {
    !view.evidence.isDisjoint(with: [.clickable, .type])
      || [.view, .cell, .scrollView].contains(view.kind)
  }

  private static func holds(_ outer: Box, _ inner: Box) -> Bool {
    inner.minX >= outer.minX - slack && inner.maxX <= outer.maxX + slack
      && inner.minY >= outer.minY - slack && inner.maxY <= outer.maxY + slack
  }
}
