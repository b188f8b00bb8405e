import HitTesting
import Simulation
import TouchModels

/// One screen under one finger, planned: what part of it is shown and how large, and where labels
/// go. All its panels are alike in that, so that they can be compared at a glance.
struct PreviewScene {
  let scenario: Scenario
  let layout: Scenario.Layout
  let run: Results.Run
  let theme: Theme
  let window: ScreenWindow
  let testers: [HitTester]
  let finders: [AreaFinder]
  /// For each target, for each strategy.
  let labels: [[ControlLabel]]
  /// For each target where its label goes, in units from the view's corner; nil for those in the
  /// key.
  let places: [LabelPlacer.Place?]
  /// For each target its number in the key; nil for those with a label.
  let numbers: [Int?]

  var tree: ViewTree { layout.tree }
  /// Whose taps are drawn as ellipses; nil where taps were recorded.
  let finger: FingerModel?

  /// The share of hits at a target, by its place in the list, as it is shown: in thousandths; 1000
  /// where there is none.
  func shownHits(of place: Int, _ strategy: Int) -> Double {
    guard run.targets.indices.contains(place),
      run.targets[place].strategies.indices.contains(strategy)
    else { return 1000 }
    return ((run.targets[place].strategies[strategy].hits.rate ?? 1) * 1000).rounded()
  }

  /// The strategies with the most hits, as far as a person can see; none where all are alike.
  var bestStrategies: Set<Int> {
    let rates = run.totals.map { $0.hits.rate ?? 0 }
    guard !layout.targets.isEmpty, let most = rates.max() else { return [] }
    let best = rates.indices.filter { Percent.text(rates[$0]) == Percent.text(most) }
    return best.count < rates.count ? Set(best) : []
  }

  init(_ results: Results, run: Results.Run, scale: Double?, theme: Theme, meter: TextMeter) {
    let layout = results.scenario.layouts[run.layout]
    let tree = layout.tree
    scenario = results.scenario
    let finger = results.replay == nil ? results.scenario.fingers[run.finger] : nil
    self.finger = finger
    self.layout = layout
    self.run = run
    self.theme = theme
    let testers = scenario.strategies.map { HitTester(tree: tree, strategy: $0) }
    self.testers = testers
    let plain = HitTester(tree: tree, strategy: Strategy(name: "bounds", area: .bounds))
    finders = testers.map { AreaFinder(tester: $0, plain: plain) }
    let surroundings = layout.targets.map { target in
      Self.surroundings(of: target, finger, layout, testers)
    }
    var window = Self.window(layout, surroundings, scale)
    let names = ControlNames(tree)
    let wide = layout.targets.indices.map { place in
      let rows = run.targets.indices.contains(place) ? run.targets[place].strategies : []
      return testers.indices.map { strategy in
        ControlLabel(
          of: layout.targets[place],
          result: rows.indices.contains(strategy) ? rows[strategy] : nil, names: names,
          meter: meter, theme: theme)
      }
    }
    let narrow = wide.map { $0.map { $0.narrowed() } }
    let asked = Set(
      layout.targets.flatMap { target in testers.compactMap { $0.askedArea(of: target).box } })
    let choices = [wide, narrow].map { labels in
      let (places, cost) = Self.places(
        layout, finger, window, surroundings, asked, labels, meter, theme)
      return (labels: labels, places: places, cost: cost)
    }
    let best = choices[1].cost < choices[0].cost ? choices[1] : choices[0]
    labels = best.labels
    places = Self.crop(&window, to: surroundings, best.places)
    self.window = window
    var next = 0
    numbers = places.map { place in
      guard place == nil else { return nil }
      next += 1
      return next
    }
  }

  /// What a control is seen as, what any strategy asks for it, and where its taps land, in pt.
  private static func surroundings(
    of target: Int, _ finger: FingerModel?, _ layout: Scenario.Layout, _ testers: [HitTester]
  ) -> Box {
    let seen = layout.tree.visibleFrames[target]?.box ?? .empty
    let asked = testers.compactMap { $0.askedArea(of: target).box }
    let taps = TapEllipse.ellipses(of: finger, at: target, in: layout).map(\.box)
    return (asked + taps).filter(\.isFinite).reduce(seen) { $0.union($1) }
  }

  private static func window(
    _ layout: Scenario.Layout, _ surroundings: [Box], _ scale: Double?
  ) -> ScreenWindow {
    let size = layout.tree.screen.size
    let boxes = surroundings.filter(\.isFinite)
    let frames = layout.targets.compactMap { layout.tree.visibleFrames[$0]?.box }
    return ScreenWindow(
      screen: Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height),
      content: boxes.dropFirst().reduce(boxes.first) { $0?.union($1) },
      sides: frames.map { min($0.width, $0.height) }, scale: scale)
  }

  /// Takes away the empty stretches above and below what is shown.
  ///
  /// - Returns: The places of the labels from the view's new corner.
  private static func crop(
    _ window: inout ScreenWindow, to surroundings: [Box], _ places: [LabelPlacer.Place?]
  ) -> [LabelPlacer.Place?] {
    let old = window
    let boxes = surroundings.map(old.place) + places.compactMap { $0?.box }
    guard let first = boxes.first else { return places }
    let used = boxes.dropFirst().reduce(first) { $0.union($1) }.grown(by: 14)
    window.crop(to: LineSpan(start: used.minY, end: used.maxY))
    let shift = (window.box.minY - old.box.minY) * window.scale
    return places.map { $0?.moved(up: shift) }
  }

  private static func places(
    _ layout: Scenario.Layout, _ finger: FingerModel?, _ window: ScreenWindow,
    _ surroundings: [Box], _ asked: Set<Box>, _ labels: [[ControlLabel]], _ meter: TextMeter,
    _ theme: Theme
  ) -> (places: [LabelPlacer.Place?], cost: Double) {
    let frame = { (view: Int) in window.place(layout.tree.visibleFrames[view]?.box ?? .empty) }
    let items = layout.targets.enumerated().map { place, target in
      let sizes = labels[place].map { $0.size(meter, theme) }
      let core = TapEllipse.ellipses(of: finger, at: target, in: layout)
        .filter { $0.share == TapEllipse.shares.first && $0.box.isFinite }
        .map(\.box).reduce(Box(at: layout.tree.aimPoint(of: target))) { $0.union($1) }
      return LabelPlacer.Item(
        frame: frame(target), core: window.place(core).grown(by: 4),
        surroundings: window.place(surroundings[place]),
        size: Size(
          width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    }
    let controls = layout.tree.views.indices.filter {
      layout.tree.views[$0].isControl && layout.tree.isShown($0)
    }
    let size = window.size
    let room = Box(minX: 0, minY: 0, maxX: size.width, maxY: size.height).grown(by: -4)
    let (width, height) = (layout.tree.screen.size.width, layout.tree.screen.size.height)
    let screen = Box(minX: 0, minY: 0, maxX: width, maxY: height)
    let placer = LabelPlacer(
      bounds: room, obstacles: controls.map(frame),
      outlines: [window.place(screen)] + asked.map(window.place))
    let (places, cost) = placer.places(for: items)
    // Where many have no room, labels of a few between the numbers of the others only confuse.
    let left = places.count { $0 == nil }
    return (left * 3 > places.count ? places.map { _ in nil } : places, cost)
  }
}

extension ViewTree {
  /// Whether a person sees it, at least where nothing stands in front.
  func isShown(_ view: Int) -> Bool {
    guard visibleFrames[view] != nil else { return false }
    var next = view
    while next >= 0 {
      if views[next].isHidden || views[next].alpha < 0.01 { return false }
      next = parents[next]
    }
    return true
  }

  /// The views but the screen, as they are drawn: back to front.
  var drawingOrder: [Int] {
    var children = [[Int]](repeating: [], count: views.count)
    for view in views.indices.dropFirst() { children[parents[view]].append(view) }
    var order: [Int] = []
    var stack = [0]
    while let view = stack.popLast() {
      if view > 0 { order.append(view) }
      let sorted =
        screen.platform == .swiftui
        ? children[view].sorted { (views[$0].zIndex, $0) < (views[$1].zIndex, $1) }
        : children[view]
      stack += sorted.reversed()
    }
    return order
  }
}

extension Box {
  fileprivate init(at p: Point) { self.init(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y) }

  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
