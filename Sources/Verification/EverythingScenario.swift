import HitTesting
import Simulation
import TouchModels

/// Layouts, strategies and fingers with everything that a config can say, by number.
package struct EverythingScenario {
  private var state: UInt64

  /// The source of the scenario with this number.
  package init(_ number: UInt64) { state = number &* 0x9e37_79b9_7f4a_7c15 &+ 12345 }

  /// SplitMix64: Steele, Lea & Flood 2014, doi 10.1145/2660193.2660195.
  private mutating func bits() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(bits() >> 11) * 0x1p-53
  }

  /// Rounded, so that edges often meet.
  private mutating func whole(_ low: Double, _ high: Double) -> Double {
    number(low, high).rounded()
  }

  private mutating func chance(_ probability: Double) -> Bool { number(0, 1) < probability }

  /// A scenario; only upright rectangles where `straight`. It may have no targets.
  package mutating func scenario(straight: Bool = false, taps: Int) -> Scenario {
    let platform: Platform = chance(0.5) ? .uikit : .swiftui
    var count = 0
    var views: [View] = []
    for _ in 0..<Int(whole(1, 5)) {
      views.append(
        view(Size(width: 120, height: 160), platform, depth: 0, straight: straight, &count))
    }
    let tree = ViewTree(
      Screen(
        size: Size(width: 120, height: 160), platform: platform,
        direction: chance(0.5) ? .ltr : .rtl, views: views))
    let targets = tree.views.indices.filter {
      tree.views[$0].isControl && tree.visibleFrames[$0] != nil
    }
    var strategies = [Strategy(name: "bounds", area: .bounds)]
    for index in 0..<2 {
      let strategy = Strategy(name: "s\(index)", area: rule(straight))
      strategies.append(
        strategy.notModelledViews(in: tree).isEmpty
          ? strategy : Strategy(name: "s\(index)", area: .asIs))
    }
    return Scenario(
      seed: bits(), taps: taps, engine: .exact, offScreen: chance(0.3) ? .clamp : .miss,
      layouts: [
        .init(name: "l", tree: tree, targets: Array(targets.prefix(2)), pointsPerInch: 160)
      ],
      fingers: [finger(straight)], strategies: strategies, baseline: Int(whole(0, 2)))
  }

  private mutating func view(
    _ parent: Size, _ platform: Platform, depth: Int, straight: Bool, _ count: inout Int
  ) -> View {
    let kinds: [ViewKind] = [.view, .button, .button, .control, .scrollView, .label, .cell]
    let size = Size(width: whole(8, 60), height: whole(8, 60))
    count += 1
    var view = View(
      id: "v\(count)", kind: kinds[Int(number(0, 6.99))],
      frame: Rectangle(
        x: whole(-10, parent.width - 20), y: whole(-10, parent.height - 20), width: size.width,
        height: size.height), platform: platform)
    view.hasTapGesture = chance(0.2)
    view.isEnabled = !chance(0.15)
    view.isPassthrough = chance(0.1)
    view.clipsToBounds = chance(0.3)
    view.zIndex = chance(0.2) ? 1 : 0
    view.hitArea = chance(0.2) ? rule(straight) : nil
    if case .overlayButton = view.hitArea { view.hitArea = nil }
    if case .paddedFrame = view.hitArea { view.hitArea = nil }
    if chance(0.1) {
      view.deliversUndrawnTouches = false
      view.drawsContent = false
    }
    if chance(0.2) { view.contentOffset = Point(x: whole(-5, 5), y: whole(-5, 5)) }
    if !straight {
      view.shape = [.rectangle, .ellipse, .capsule, .cornerRadius(5)][Int(number(0, 3.99))]
      if chance(0.3) {
        view.transform = Transform(
          rotation: chance(0.3) ? 90 * whole(0, 3) : number(0, 360),
          scale: Size(width: number(0.5, 1.5), height: chance(0.2) ? -1 : 1))
      }
    } else if chance(0.2) {
      view.transform = Transform(rotation: 90 * whole(0, 3), scale: Size(width: 1.25, height: 1))
    }
    guard depth < 2 else { return view }
    for _ in 0..<Int(whole(0, 3)) {
      view.children.append(
        self.view(size, platform, depth: depth + 1, straight: straight, &count))
    }
    return view
  }

  private mutating func rule(_ straight: Bool) -> AreaRule {
    let insets = Insets(
      top: whole(-12, 4), left: whole(-12, 4), bottom: whole(-12, 4), right: whole(-12, 4))
    switch Int(number(0, straight ? 6.99 : 8.99)) {
    case 0: return .asIs
    case 1: return .touchEdgeInsets(insets)
    case 2: return .minimumTapArea(Size(width: whole(20, 50), height: whole(20, 50)))
    case 3: return .neighborAware(Size(width: whole(20, 50), height: whole(20, 50)))
    case 4: return .overlayButton(insets, order: chance(0.5) ? .front : .aboveTarget)
    case 5: return .paddedFrame(insets)
    case 6: return .tapAreaInset(grow: Size(width: whole(-2, 12), height: whole(-2, 12)))
    case 7: return .contentShape(chance(0.5) ? nil : .ellipse)
    default: return .nearest(radius: whole(0, 20))
    }
  }

  private mutating func finger(_ straight: Bool) -> FingerModel {
    let components = (0..<Int(whole(1, 2))).map { _ in
      FingerModel.Component(
        weight: number(0.1, 1), offset: SIMD2(number(-5, 5), number(-5, 5)),
        spread: .sigma(SIMD2(spread(), spread())), rho: straight ? 0 : rho())
    }
    return FingerModel(name: "f", components: components)
  }

  private mutating func spread() -> Double { chance(0.1) ? 0 : number(2, 25) }

  private mutating func rho() -> Double {
    switch Int(number(0, 7.99)) {
    case 0: 1
    case 1: -1
    case 2: number(0.9, 1)
    case 3, 4: number(-0.9, 0.9)
    default: 0
    }
  }
}
