import HitTesting

/// A screen under one strategy, questioned by coordinates and answering in ids.
struct Stage {
  let tester: HitTester

  init(
    _ platform: Platform, _ strategy: Strategy, direction: LayoutDirection = .ltr, _ views: [View]
  ) {
    let size = Size(width: 400, height: 800)
    let screen = Screen(size: size, platform: platform, direction: direction, views: views)
    tester = HitTester(tree: ViewTree(screen), strategy: strategy)
  }

  /// All controls under one rule.
  init(
    _ platform: Platform, _ area: AreaRule, direction: LayoutDirection = .ltr, _ views: [View]
  ) {
    self.init(platform, Strategy(name: "s", area: area), direction: direction, views)
  }

  init(_ area: AreaRule, direction: LayoutDirection = .ltr, _ views: [View]) {
    self.init(.uikit, area, direction: direction, views)
  }

  init(_ strategy: Strategy, _ views: [View]) { self.init(.uikit, strategy, views) }

  /// The app as it is.
  init(_ platform: Platform, _ views: [View]) { self.init(platform, Strategy.asIs, views) }

  init(_ views: [View]) { self.init(.uikit, views) }

  func touch(_ x: Double, _ y: Double) -> Touch { tester.touch(at: Point(x: x, y: y)) }

  /// The id of the view found; nil off the screen.
  func view(_ x: Double, _ y: Double) -> String? {
    touch(x, y).view.map { tester.tree.views[$0].id }
  }

  /// The id of the control that acts; nil where nothing does.
  func actor(_ x: Double, _ y: Double) -> String? {
    touch(x, y).actor.map { tester.tree.views[$0].id }
  }

  func reason(_ x: Double, _ y: Double) -> Touch.Reason { touch(x, y).reason }
}

/// A view of a kind at x, y, width, height in its parent.
func box(
  _ id: String, _ kind: ViewKind, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  on platform: Platform = .uikit
) -> View {
  View(
    id: id, kind: kind, frame: Rectangle(x: x, y: y, width: width, height: height),
    platform: platform)
}

/// A plain view at x, y, width, height in its parent.
func box(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
  box(id, .view, x, y, width, height)
}

/// A button at x, y, width, height in its parent.
func button(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
  box(id, .button, x, y, width, height)
}

extension View {
  /// The same view with one property changed.
  func with<Value>(_ key: WritableKeyPath<View, Value>, _ value: Value) -> View {
    var view = self
    view[keyPath: key] = value
    return view
  }

  /// The same view with these children, back to front.
  func holding(_ children: View...) -> View { with(\.children, children) }

  func turned(_ degrees: Double) -> View { with(\.transform, Transform(rotation: degrees)) }

  func scaled(_ x: Double, _ y: Double) -> View {
    with(\.transform, Transform(scale: Size(width: x, height: y)))
  }

  func moved(_ x: Double, _ y: Double) -> View {
    with(\.transform, Transform(translation: Point(x: x, y: y)))
  }
}

extension Size {
  /// As wide as high.
  static func square(_ side: Double) -> Size { Size(width: side, height: side) }
}
