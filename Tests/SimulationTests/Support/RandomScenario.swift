import HitTesting
import Simulation
import TouchModels

/// Screens, fingers and strategies made up from a seed.
struct RandomScenario {
  private var random: SeededRandom
  private let platform: Platform
  private let hasTransforms: Bool
  private var count = 0

  /// - Parameter seed: even seeds are `uikit`, odd ones `swiftui`; one in three has rotated and
  ///   scaled views.
  init(seed: UInt64) {
    random = SeededRandom(seed)
    platform = seed % 2 == 0 ? .uikit : .swiftui
    hasTransforms = seed % 3 == 0
  }

  /// A whole scenario.
  static func make(seed: UInt64, taps: Int) -> Scenario {
    var maker = RandomScenario(seed: seed)
    let tree = maker.tree()
    let all = layout(tree).targets
    return Scenario(
      seed: seed, taps: taps, offScreen: maker.random.chance(0.5) ? .clamp : .miss,
      layouts: [
        .init(
          name: "layout", tree: tree,
          targets: all.isEmpty ? [] : Array(all.shuffled(using: &maker.random).prefix(2)),
          pointsPerInch: 153.3)
      ], fingers: [maker.finger()], strategies: maker.strategies(for: tree), baseline: 1)
  }

  private mutating func tree() -> ViewTree {
    let screen = Size(width: random.decimal(800...2000), height: random.decimal(800...2000))
    let views = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      view(within: screen, depth: 0)
    }
    return ViewTree(
      Screen(
        size: screen, platform: platform, direction: random.chance(0.3) ? .rtl : .ltr,
        views: views))
  }

  private mutating func view(within size: Size, depth: Int) -> View {
    count += 1
    let kinds: [ViewKind] = [
      .view, .button, .button, .control, .imageView, .label, .cell, .scrollView,
    ]
    let own = Size(width: random.decimal(50...800), height: random.decimal(50...800))
    var view = View(
      id: "v\(count)", kind: random.pick(kinds),
      frame: Rectangle(
        x: random.decimal(-100...Int(size.width * 10)),
        y: random.decimal(-100...Int(size.height * 10)), width: own.width, height: own.height),
      platform: platform)
    shape(&view)
    if depth < 2, random.chance(0.5) {
      view.children = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        self.view(within: own, depth: depth + 1)
      }
    }
    return view
  }

  private mutating func shape(_ view: inout View) {
    view.hasTapGesture = random.chance(0.2)
    view.isEnabled = random.chance(0.9)
    view.isHidden = random.chance(0.03)
    view.alpha = random.pick([1, 1, 1, 1, 0.01, 0.005])
    view.isPassthrough = random.chance(0.05)
    view.clipsToBounds = random.chance(0.3)
    view.zIndex = random.pick([0, 0, 0, 1, -1])
    view.deliversUndrawnTouches = random.chance(0.9)
    view.drawsContent = view.deliversUndrawnTouches && random.chance(0.8)
    view.shape = random.pick([.rectangle, .ellipse, .capsule, .cornerRadius(5.5)])
    view.weight = random.pick([1, 2, 0.1])
    if random.chance(0.2) { view.action = random.pick(["open", "close"]) }
    if random.chance(0.2) { view.hitArea = random.pick([edge(7.3), .contentShape(nil)]) }
    if random.chance(0.2) {
      view.contentOffset = Point(x: random.decimal(-50...50), y: random.decimal(-50...50))
    }
    if hasTransforms, random.chance(0.3) {
      view.transform = Transform(
        rotation: random.pick([0, 30, 90, 180, 270, -12.5]),
        scale: random.pick([Size(width: 1, height: 1), Size(width: -1.3, height: 0.7)]),
        translation: Point(x: random.decimal(-30...30), y: 0))
    }
  }

  private mutating func finger() -> FingerModel {
    let components = (0..<random.pick([1, 1, 2, 3])).map { _ in
      FingerModel.Component(
        weight: random.pick([0.3, 0.7, 0]), unit: random.pick([.pt, .mm]),
        offset: SIMD2(random.decimal(-20...20), random.decimal(-20...20)),
        spread: random.chance(0.3)
          ? .dualGaussian(alpha: SIMD2(0.0075, 0.0108), sigmaA2: SIMD2(1.68, 1.33))
          : .sigma(SIMD2(random.decimal(0...40), random.pick([0, 1.4, 9]))),
        rho: random.pick([0, 0.6, -1, 1]),
        betweenUsers: random.chance(0.3) ? SIMD2(1.1, 0.4) : .zero)
    }
    // At least one has weight.
    return FingerModel(
      name: "finger", components: components + [.init(weight: 0.4, spread: .sigma(SIMD2(8, 9)))])
  }

  private mutating func strategies(for tree: ViewTree) -> [Strategy] {
    let size = Size(width: 44, height: 44)
    let areas: [AreaRule] = [
      .bounds, edge(10.1), .touchEdgeInsets(Insets(top: 9, left: -4, bottom: 30, right: -2.2)),
      .tapAreaInset(grow: Size(width: 6.6, height: -3)), .minimumTapArea(size),
      .contentShape(.ellipse), .contentShape(nil), .neighborAware(size), .nearest(radius: 16),
      .tappablePadding(Padding(top: 1, leading: 12.7, bottom: 2, trailing: 3), minimum: size),
      .overlayButton(Insets(all: -12.3)), .overlayButton(Insets(all: -8), order: .aboveTarget),
      .paddedFrame(Insets(all: -7.7)),
    ]
    let some = areas.shuffled(using: &random).map { Strategy(name: "\($0)", area: $0) }
    let mixed = Strategy(
      name: "mixed",
      rules: [
        .init(select: [.all], area: .minimumTapArea(size)),
        .init(select: [.kind(.button)], area: .neighborAware(Size(width: 60, height: 50))),
        .init(select: [.kind(.control)], area: .nearest(radius: 20)),
      ])
    return [.asIs, mixed] + some.filter { $0.notModelledViews(in: tree).isEmpty }.prefix(2)
  }
}
