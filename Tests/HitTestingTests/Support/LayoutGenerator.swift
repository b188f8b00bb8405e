import HitTesting

/// Random screens and strategies that stir everything the contract speaks of: nested views that
/// stick out, scroll positions, transforms, decimals, surfaces, every kind of hit area.
struct LayoutGenerator {
  var random: RandomSource
  /// Lengths are multiples of this: 1 and 0.25 are exact in binary, 0.1 is not.
  private let grid: Double
  private let platform: Platform
  private let transforms: Bool
  private var count = 0

  static let size = Size(width: 120, height: 160)

  init(seed: UInt64, platform: Platform, transforms: Bool) {
    random = RandomSource(seed: seed)
    grid = random.pick(1, 0.25, 0.1)
    self.platform = platform
    self.transforms = transforms
  }

  /// A screen, and a strategy that can be modelled on it.
  mutating func scene() -> (Screen, Strategy) {
    let strategy = strategy()
    var screen = Screen(
      size: Self.size, platform: platform, direction: random.pick(.ltr, .rtl),
      views: views(depth: 0, in: Self.size))
    screen.views = screen.views.map { Self.modelled($0, strategy) }
    return (screen, strategy)
  }

  private mutating func length(_ range: Range<Double>) -> Double {
    // A whole number over 10 is the double that a person's decimal gives.
    let steps = (random.number(range) / grid).rounded()
    return grid == 0.1 ? steps / 10 : steps * grid
  }

  private mutating func views(depth: Int, in size: Size) -> [View] {
    let most = depth == 0 ? 9 : depth < 3 ? 4 : 1
    let number =
      depth == 0
      ? Int.random(in: 4...most, using: &random)
      : Int.random(in: 0..<most, using: &random)
    return (0..<number).map { _ in view(depth: depth, in: size) }
  }

  private mutating func view(depth: Int, in size: Size) -> View {
    count += 1
    let kind = random.pick(
      ViewKind.button, .button, .button, .control, .view, .view, .view, .label, .imageView, .cell,
      .scrollView)
    var frame = Rectangle(
      x: length(-10..<size.width), y: length(-10..<size.height),
      width: length(4..<max(size.width * 0.8, 8)), height: length(4..<max(size.height * 0.8, 8)))
    if random.happens(0.04) { frame.size.height = 0 }
    if random.happens(0.04) { frame.size.width = -frame.size.width }
    var view = View(id: "v\(count)", kind: kind, frame: frame, platform: platform)
    touches(&view)
    look(&view)
    if transforms { transform(&view) }
    view.children = views(depth: depth + 1, in: frame.standardized.size)
    return view
  }

  private mutating func touches(_ view: inout View) {
    view.isHidden = random.happens(0.03)
    if random.happens(0.1) { view.alpha = random.pick(0.5, 0.01, 0.009, 0.001, 0.0005, 0) }
    view.isEnabled = !random.happens(0.15)
    if random.happens(0.05) { view.isUserInteractionEnabled.toggle() }
    view.allowsHitTesting = !random.happens(0.05)
    view.zIndex = random.pick(0, 0, 0, 1, -1, 2.5)
    view.hasTapGesture = random.happens(0.15)
    view.isPassthrough = random.happens(0.08)
    if random.happens(0.2) { view.hitArea = ownArea() }
  }

  private mutating func look(_ view: inout View) {
    if random.happens(0.15) { view.clipsToBounds = true }
    if random.happens(0.2) {
      view.contentOffset = Point(x: length(-12..<12), y: length(-30..<30))
    }
    view.shape = random.pick(.rectangle, .ellipse, .capsule, .cornerRadius(length(1..<9)))
    view.deliversUndrawnTouches = !random.happens(0.08)
    view.drawsContent = view.deliversUndrawnTouches && !random.happens(0.2)
  }

  private mutating func transform(_ view: inout View) {
    guard random.happens(0.3) else { return }
    let turn = random.pick(0.0, 0, 90, 180, 270, -90, 450, 30, 45.5)
    let scale = random.pick(1.0, 1, 2, 0.5, 1.3, -1, -0.7)
    let other = random.happens(0.3) ? random.pick(1.0, -1, 0, 1.7) : scale
    view.transform = Transform(
      rotation: turn, scale: Size(width: scale, height: other),
      translation: random.happens(0.5) ? .zero : Point(x: length(-9..<9), y: length(-9..<9)))
  }

  /// Takes the transforms off the views for which the strategy is not modelled with them.
  private static func modelled(_ view: View, _ strategy: Strategy) -> View {
    var view = view
    switch strategy.rule(for: view) {
    case .overlayButton, .paddedFrame: view.transform = .identity
    default: break
    }
    view.children = view.children.map { modelled($0, strategy) }
    return view
  }
}

// MARK: - Strategies

extension LayoutGenerator {
  private mutating func strategy() -> Strategy {
    if random.happens(0.5) { return Strategy(name: "one", area: anyArea()) }
    let rules = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Strategy.Rule(select: [selector()], area: anyArea())
    }
    return Strategy(name: "several", rules: rules)
  }

  private mutating func selector() -> Strategy.Selector {
    let number = Int.random(in: 1...12, using: &random)
    return random.pick(
      .controls, .all, .id("v\(number)"), .kind(.button), .kind(.view), .kind(.scrollView))
  }

  private mutating func insets() -> Insets {
    if random.happens(0.3) { return Insets(all: length(-12..<12)) }
    return Insets(
      top: length(-14..<14), left: length(-14..<14), bottom: length(-14..<14),
      right: length(-14..<14))
  }

  private mutating func minimum() -> Size? {
    random.happens(0.3) ? Size(width: length(0..<30), height: length(0..<30)) : nil
  }

  private mutating func ownArea() -> AreaRule {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .bounds
    case 1: .touchEdgeInsets(insets(), minimum: minimum())
    case 2:
      .tapAreaInset(
        grow: Size(width: length(-6..<14), height: length(-6..<14)), minimum: minimum())
    case 3: .minimumTapArea(Size(width: length(0..<44), height: length(0..<44)))
    case 4: .contentShape(random.pick(nil, .ellipse, .capsule, .rectangle, .cornerRadius(5)))
    default:
      .tappablePadding(
        Padding(
          top: length(0..<12), leading: length(-4..<12), bottom: length(0..<12),
          trailing: length(0..<12)), minimum: minimum())
    }
  }

  private mutating func anyArea() -> AreaRule {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .asIs
    case 1: .overlayButton(insets(), order: random.pick(.front, .aboveTarget))
    case 2: .paddedFrame(insets())
    case 3, 4: .neighborAware(Size(width: length(10..<44), height: length(10..<44)))
    case 5: .nearest(radius: length(0..<25))
    default: ownArea()
    }
  }
}
