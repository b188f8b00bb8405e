import HitTesting
import Simulation
import TouchModels

/// A screen of a phone in points.
let phone = Size(width: 393, height: 852)

/// A view with a frame, changed by `change`.
func view(
  _ id: String, _ kind: ViewKind = .view, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double, platform: Platform = .uikit, children: [View] = [],
  change: (inout View) -> Void = { _ in }
) -> View {
  var view = View(
    id: id, kind: kind, frame: Rectangle(x: x, y: y, width: width, height: height),
    platform: platform, children: children)
  change(&view)
  return view
}

/// A button with a frame, changed by `change`.
func button(
  _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  platform: Platform = .uikit, children: [View] = [], change: (inout View) -> Void = { _ in }
) -> View {
  view(id, .button, x, y, width, height, platform: platform, children: children, change: change)
}

/// The tree of a screen.
func tree(
  _ views: [View], size: Size = phone, platform: Platform = .uikit,
  direction: LayoutDirection = .ltr
) -> ViewTree {
  ViewTree(Screen(size: size, platform: platform, direction: direction, views: views))
}

/// A layout that aims at some views by id, or at every reachable enabled control that is seen.
func layout(
  _ tree: ViewTree, targets: [String]? = nil, name: String = "layout", pointsPerInch: Double = 160
) -> Scenario.Layout {
  let all = tree.views.indices.filter {
    tree.views[$0].isControl && tree.views[$0].isEnabled && tree.isReachable[$0]
      && tree.visibleFrames[$0] != nil
  }
  let targets = targets.map { $0.compactMap(tree.index(of:)) } ?? all
  return Scenario.Layout(name: name, tree: tree, targets: targets, pointsPerInch: pointsPerInch)
}

/// A finger of one Gaussian, in points.
func finger(
  _ sx: Double, _ sy: Double? = nil, offset: SIMD2<Double> = .zero, rho: Double = 0
) -> FingerModel {
  FingerModel(
    name: "finger",
    components: [.init(offset: offset, spread: .sigma(SIMD2(sx, sy ?? sx)), rho: rho)])
}

/// The strategy that leaves every control its bounds.
let bounds = Strategy(name: "bounds", area: .bounds)

/// A strategy named by its rule.
func strategy(_ area: AreaRule) -> Strategy { Strategy(name: "\(area)", area: area) }

/// Insets that grow all sides.
func edge(_ growth: Double) -> AreaRule { .touchEdgeInsets(Insets(all: -growth)) }

/// The hit area of a view under a strategy.
func area(of id: String, in tree: ViewTree, _ rule: AreaRule) throws -> AreaResult {
  try area(of: id, in: tree, strategy(rule))
}

/// The hit area of a view under a strategy.
func area(of id: String, in tree: ViewTree, _ strategy: Strategy) throws -> AreaResult {
  let scenario = Scenario(
    taps: 1, layouts: [layout(tree, targets: [id])], fingers: [finger(0)], strategies: [strategy])
  return try Simulator.run(scenario).areas[0][0][0]
}

extension Size {
  /// The same on both axes.
  static func square(_ side: Double) -> Size { Size(width: side, height: side) }
}
