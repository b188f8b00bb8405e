import HitTesting

/// Screens with any value in any key, the same for the same seed.
struct RandomScreens {
  private var generator: Generator
  private var count = 0

  init(seed: UInt64) { generator = Generator(state: seed) }

  /// SplitMix64 (Steele, Lea and Flood 2014, doi 10.1145/2660193.2660195).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  mutating func next() -> Screen {
    let platform = pick(Platform.allCases, or: .uikit)
    return Screen(
      size: Size(width: length(positive: true) + 1, height: length(positive: true) + 1),
      platform: platform, direction: pick(LayoutDirection.allCases, or: .ltr),
      views: views(platform, depth: 0))
  }

  private mutating func views(_ platform: Platform, depth: Int) -> [View] {
    guard depth < 4 else { return [] }
    return (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      view(platform, depth: depth)
    }
  }

  private mutating func view(_ platform: Platform, depth: Int) -> View {
    count += 1
    let frame = Rectangle(
      x: length(), y: length(), width: length(positive: true), height: length(positive: true))
    var view = View(
      id: "v\(count)ä\"\u{1}", kind: pick(ViewKind.allCases, or: .view), frame: frame,
      platform: platform)
    if flip() { view.text = "\u{2028}😀\\" }
    if flip() { view.contentOffset = Point(x: length(), y: length()) }
    if flip() {
      view.transform = Transform(
        rotation: length(), scale: Size(width: length(), height: 1),
        translation: Point(x: 0, y: length()))
    }
    view.isHidden = flip()
    if flip() { view.alpha = Double.random(in: 0...1, using: &generator) }
    view.isEnabled = flip()
    if flip() { view.isUserInteractionEnabled = flip() }
    view.allowsHitTesting = flip()
    view.zIndex = flip() ? length() : 0
    view.clipsToBounds = flip()
    view.shape = pick([.rectangle, .ellipse, .capsule, .cornerRadius(2.5)], or: .rectangle)
    view.hasTapGesture = flip()
    view.isPassthrough = flip()
    view.deliversUndrawnTouches = flip()
    view.drawsContent = flip()
    view.hitArea = pick(areas(), or: nil)
    view.aim = flip() ? Point(x: 0.25, y: 1) : view.aim
    view.weight = flip() ? length(positive: true) : 1
    view.action = flip() ? "go" : view.id
    view.children = views(platform, depth: depth + 1)
    return view
  }

  private mutating func areas() -> [AreaRule?] {
    let size = Size(width: length(positive: true), height: length(positive: true))
    return [
      nil, .bounds, .touchEdgeInsets(Insets(top: length(), right: length()), minimum: size),
      .tapAreaInset(grow: Size(width: length(), height: length())), .minimumTapArea(size),
      .contentShape(nil), .contentShape(.cornerRadius(length(positive: true))),
      .tappablePadding(Padding(leading: length(), bottom: length()), minimum: size),
    ]
  }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func length(positive: Bool = false) -> Double {
    let length = Double.random(in: -500...500, using: &generator)
    let rounded = flip() ? length.rounded() : length
    return positive ? abs(rounded) : rounded
  }

  private mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
    values.randomElement(using: &generator) ?? other
  }
}
