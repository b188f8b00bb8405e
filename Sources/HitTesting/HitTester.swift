/// Who receives a touch on a screen under a strategy: hit testing as the platform does it, then the
/// choice of the control that acts.
///
///     let tester = HitTester(tree: ViewTree(screen), strategy: .asIs)
///     let touch = tester.touch(at: Point(x: 200, y: 780))
///     // touch.view: the view found; touch.actor: the control that acts; touch.reason: why
///
/// The rules and their sources are in `docs/hit-testing.md`.
public struct HitTester: Sendable {
  private let parts: Parts

  /// The parts, shared by copies: a copy of them all would count a dozen references.
  private final class Parts: Sendable {
    let tree: ViewTree
    let strategy: Strategy
    let rules: PlatformRules
    let nodes: [HitNode]
    let nearestControls: NearestControls?

    init(
      tree: ViewTree, strategy: Strategy, rules: PlatformRules, nodes: [HitNode],
      nearestControls: NearestControls?
    ) {
      self.tree = tree
      self.strategy = strategy
      self.rules = rules
      self.nodes = nodes
      self.nearestControls = nearestControls
    }
  }

  /// The views.
  public var tree: ViewTree { parts.tree }
  /// What gives them their hit areas.
  public var strategy: Strategy { parts.strategy }
  var rules: PlatformRules { parts.rules }
  /// The screen first; every node after its parent, but for overlay buttons, which come last.
  var nodes: [HitNode] { parts.nodes }
  /// The controls that take taps which nothing else acts on.
  var nearestControls: NearestControls? { parts.nearestControls }

  /// Works out every hit area.
  ///
  /// - Complexity: O(n) in the number of views, O(n log n) for `neighborAware`.
  public init(tree: ViewTree, strategy: Strategy) {
    var builder = HitTesterBuilder(tree: tree, strategy: strategy)
    builder.build()
    parts = Parts(
      tree: tree, strategy: strategy, rules: builder.rules, nodes: builder.nodes,
      nearestControls: builder.nearestControls())
  }

  /// Whether another hit tester of the same views gives each of them the same area, and so every
  /// touch the same answer, whatever its strategy says.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package func agrees(with other: HitTester) -> Bool {
    nodes == other.nodes && nearestControls?.candidates == other.nearestControls?.candidates
  }

  /// A number that hit testers which agree share, and others hardly ever: where many are held
  /// against one another it spares most of the looking.
  package var fingerprint: UInt64 {
    // Fowler, Noll & Vo's hash (FNV-1a), a number at a time: a tenth of the time of `Hasher`.
    var print: UInt64 = 0xcbf2_9ce4_8422_2325
    let add = { (number: Double) in print = (print ^ number.bitPattern) &* 0x100_0000_01b3 }
    for index in nodes.indices {
      let box = nodes[index].areaBox
      add(box.minX)
      add(box.minY)
      add(box.maxX)
      add(box.maxY)
    }
    for candidate in nearestControls?.candidates ?? [] { add(candidate.radius) }
    return print
  }

  /// What becomes of a touch at a point of the screen, in pt. A point that is not finite is off the
  /// screen.
  ///
  /// - Complexity: O(views whose area the point may be in); all siblings are asked in the worst
  ///   case.
  public func touch(at p: Point) -> Touch {
    guard let found = find(p, 0, screen: p) else {
      return Touch(view: nil, actor: nil, reason: .offScreen)
    }
    let touch = judge(found)
    guard touch.actor == nil, let nearestControls else { return touch }
    return nearestControls.redirect(touch, at: p, in: self)
  }

  /// The view that hit testing gives, for a point in the space of the node's parent.
  private func find(_ parentPoint: Point, _ index: Int, screen: Point) -> Int? {
    guard let p = entry(of: parentPoint, into: index, screen: screen) else { return nil }
    var child = nodes[index].frontChild
    while child >= 0 {
      if let found = find(p, child, screen: screen) { return found }
      child = nodes[child].behind
    }
    let isInside = nodes[index].areaPrunes || nodes[index].areaContains(p)
    return isInside && nodes[index].canAnswer ? nodes[index].view : nil
  }

  /// The point in the node's own space where a touch enters it, nil where it does not.
  @inline(__always)
  func entry(of parentPoint: Point, into index: Int, screen: Point) -> Point? {
    guard nodes[index].takesTouches else { return nil }
    let p = nodes[index].placement.convertFromParent(parentPoint)
    if nodes[index].areaPrunes && !nodes[index].areaContains(p) { return nil }
    if let box = nodes[index].pruningBox, !box.contains(p) { return nil }
    if let surface = nodes[index].surface, !surface.isDrawn(at: screen, in: tree) { return nil }
    return p
  }

  /// The same answers inside a window of the screen, from as few nodes as can matter there.
  init(_ whole: HitTester, nodes: [HitNode], nearestControls: NearestControls?) {
    parts = Parts(
      tree: whole.tree, strategy: whole.strategy, rules: whole.rules, nodes: nodes,
      nearestControls: nearestControls)
  }

  /// The nodes from the screen down to one, both included.
  func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var next = node
    while next >= 0 {
      path.append(next)
      next = nodes[next].parent
    }
    return path.reversed()
  }

  /// The way from the screen to a node, as the strategy places it.
  func screenPath(toNode node: Int) -> ScreenPath {
    path(to: node).dropFirst()
      .reduce(ScreenPath(nodes[0].placement)) { $0.appending(nodes[$1].placement) }
  }

  /// Whether a touch at a point of the screen gets into a node, through all its ancestors.
  func touchEnters(_ node: Int, at screen: Point) -> Bool {
    var p: Point? = screen
    for index in path(to: node) {
      guard let q = p else { return false }
      p = entry(of: q, into: index, screen: screen)
    }
    return p != nil
  }
}
