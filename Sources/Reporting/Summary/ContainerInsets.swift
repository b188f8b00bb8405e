import HitTesting
import Simulation

/// The views round the targets whose hit areas a strategy changes. In UIKit a touch gets to a
/// target only through the areas of all its ancestors, so that the targets' own insets would not be
/// enough.
struct ContainerInsets {
  let view: RunView
  let strategy: Int

  /// Containers with the same insets, in layout order.
  var groups: [(names: String, insets: Insets)] {
    let tree = view.layout.tree
    let changed = changed
    guard !changed.isEmpty else { return [] }
    let tester = HitTester(tree: tree, strategy: view.strategies[strategy])
    var groups: [(insets: Insets, names: [String])] = []
    for container in changed {
      guard let asked = tester.askedArea(of: container).box,
        let frame = tree.wholeFrame(container) ?? tree.visibleFrames[container]?.box
      else { continue }
      let insets = Insets(from: frame, to: asked)
      guard insets != Insets() else { continue }
      if let index = groups.firstIndex(where: { $0.insets == insets }) {
        groups[index].names.append(view.id(container))
      } else {
        groups.append((insets, [view.id(container)]))
      }
    }
    return groups.map { group in
      let grows = min(
        group.insets.top, group.insets.left, group.insets.bottom, group.insets.right)
      let role =
        grows < 0 ? ", which must let the touches in" : ", whose area the strategy changes too"
      return (Terminal.listed(group.names, most: 8) + role, group.insets)
    }
  }

  /// Ancestors of targets, themselves none, for which a rule of the strategy decides.
  private var changed: [Int] {
    let tree = view.layout.tree
    guard tree.screen.platform == .uikit else { return [] }
    var seen = Set(view.layout.targets)
    var containers: [Int] = []
    for target in view.layout.targets {
      var next = tree.parents[target]
      while next > 0, seen.insert(next).inserted {
        if hasInsets(tree.views[next]) { containers.append(next) }
        next = tree.parents[next]
      }
    }
    return containers.sorted()
  }

  private func hasInsets(_ container: View) -> Bool {
    switch view.strategies[strategy].rule(for: container) {
    case nil, .asIs, .bounds, .overlayButton, .nearest: false
    default: true
    }
  }
}

extension Insets {
  /// The insets that make one box another, in hundredths of a point: the rest is rounding on the
  /// way to the screen.
  init(from frame: Box, to asked: Box) {
    let rounded = { (length: Double) in (length * 100).rounded() / 100 + 0 }
    self.init(
      top: rounded(asked.minY - frame.minY), left: rounded(asked.minX - frame.minX),
      bottom: rounded(frame.maxY - asked.maxY), right: rounded(frame.maxX - asked.maxX))
  }
}

extension ViewTree {
  /// The whole frame of a view on the screen, which `UIEdgeInsets` are measured from, also where an
  /// ancestor cuts what a person sees of it; nil where the view is turned or scaled.
  func wholeFrame(_ view: Int) -> Box? {
    let bounds = placements[view].bounds.box
    var first = Point(x: bounds.minX, y: bounds.minY)
    var last = Point(x: bounds.maxX, y: bounds.maxY)
    var index = view
    while index >= 0 {
      let transform = placements[index].transform
      guard transform.rotation == 0, transform.scale == Size(width: 1, height: 1) else {
        return nil
      }
      first = placements[index].convertToParent(first)
      last = placements[index].convertToParent(last)
      index = parents[index]
    }
    return Box(minX: first.x, minY: first.y, maxX: last.x, maxY: last.y)
  }
}
