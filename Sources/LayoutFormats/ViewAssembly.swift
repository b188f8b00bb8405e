import HitTesting

/// Builds the native views of a dump from the leaves up.
struct ViewAssembly {
  let dump: Dump
  let tree: KeptTree
  let ids: [String]
  /// What makes a view tappable.
  let asked: TapEvidence
  /// Units of the dump in one of the result.
  let scale: Double
  /// Whether plain views swallow touches.
  let isOpaque: Bool

  /// The top-level views, back to front.
  func roots() -> [View] {
    var roots: [View] = []
    var children: [Int: [View]] = [:]
    for index in tree.order.reversed() {
      let view = view(index, children: children.removeValue(forKey: index)?.reversed() ?? [])
      if let parent = tree.parents[index] {
        children[parent, default: []].append(view)
      } else {
        roots.append(view)
      }
    }
    return roots.reversed()
  }

  private func view(_ index: Int, children: [View]) -> View {
    let source = dump.views[index]
    let isTappable = source.evidence.contains(asked)
    var view = View(
      id: ids[index], kind: isTappable ? .button : source.kind, frame: frame(index),
      children: children)
    view.text = source.text == view.id ? nil : source.text
    if isTappable {
      view.isEnabled = source.isEnabled
    } else {
      view.isPassthrough = !isOpaque
      // A label or an image that holds views lets touches through to them, whatever UIKit's own do.
      if !children.isEmpty { view.isUserInteractionEnabled = true }
    }
    return view
  }

  /// The frame in the parent's space. The difference is taken before the division, so that whole
  /// pixels leave no rounding behind.
  private func frame(_ index: Int) -> Rectangle {
    let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)
    let own = dump.views[index].frame ?? zero
    let parent = tree.parents[index].flatMap { dump.views[$0].frame } ?? zero
    return Rectangle(
      x: (own.origin.x - parent.origin.x) / scale, y: (own.origin.y - parent.origin.y) / scale,
      width: own.size.width / scale, height: own.size.height / scale)
  }
}
