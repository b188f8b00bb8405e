import HitTesting

/// The contract's pages on hit testing written down word for word: slow and
/// recursive over the views. It shares only the value types of a screen and a strategy with the
/// code that it judges.
struct Reference {
  let screen: Screen
  let strategy: Strategy
  let root: View
  /// From the screen down to each view, by id.
  let paths: [String: [View]]
  /// Ids in layout order.
  let order: [String]
  /// The visible frames that have area, and what `neighborAware` may not leave, by id: remembered,
  /// since every point asks for them again.
  private(set) var seen: [String: Seen] = [:]
  private(set) var limits: [String: Box] = [:]
  /// The views from the very front to the screen.
  private(set) var frontToBack: [String] = []

  struct Answer: Equatable {
    var view: String?
    var actor: String?
    var reason: Touch.Reason
  }

  init(_ screen: Screen, _ strategy: Strategy) {
    self.screen = screen
    self.strategy = strategy
    let frame = Rectangle(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    root = View(
      id: "screen", frame: frame, platform: screen.platform, children: screen.views
    ).with(\.clipsToBounds, true)
    var paths: [String: [View]] = [:]
    var order: [String] = []
    func walk(_ view: View, _ above: [View]) {
      paths[view.id] = above + [view]
      order.append(view.id)
      for child in view.children { walk(child, above + [view]) }
    }
    walk(root, [])
    self.paths = paths
    self.order = order
    frontToBack = idsFrontToBack(root)
    for id in order { seen[id] = visible(id) }
    for (id, path) in paths {
      guard let view = path.last, case .neighborAware = rule(view) else { continue }
      limits[id] = limits(of: view)
    }
  }

  var isUIKit: Bool { screen.platform == .uikit }

  func answer(_ p: Point) -> Answer {
    guard let found = hitTest(p, root, screenPoint: p) else {
      return Answer(view: nil, actor: nil, reason: .offScreen)
    }
    let answer = act(found)
    guard answer.actor == nil, let path = paths[found], let view = path.last, !isControl(view)
    else { return answer }
    return nearest(to: p, inside: found, otherwise: answer)
  }

  // MARK: Rules

  func isControl(_ view: View) -> Bool {
    view.kind == .button || view.kind == .control || view.hasTapGesture
  }

  /// What decides for the hit area; nil where that is plainly the bounds.
  func rule(_ view: View) -> AreaRule? {
    guard view.id != "screen" else { return nil }
    var decided: AreaRule?
    for rule in strategy.rules {
      for selector in rule.select {
        switch selector {
        case .id(let id): if id == view.id { decided = rule.area }
        case .kind(let kind): if kind == view.kind { decided = rule.area }
        case .controls: if isControl(view) { decided = rule.area }
        case .all: decided = rule.area
        }
      }
    }
    if let decided, decided != .asIs { return decided }
    return view.hitArea
  }

  /// Whether the view itself, never mind its ancestors, lets touches in.
  func isOpen(_ view: View) -> Bool {
    if view.isHidden || !view.isUserInteractionEnabled { return false }
    if view.alpha < (isUIKit ? 0.01 : 0.001) { return false }
    if !isUIKit && !view.allowsHitTesting { return false }
    return view.transform.scale.width != 0 && view.transform.scale.height != 0
  }

  func isReachable(_ id: String) -> Bool { (paths[id] ?? []).allSatisfy(isOpen) }

  // MARK: The walk

  /// A view of the layout, or a clear button over one.
  private enum Child {
    case view(View)
    case overlay(target: View, frame: Rectangle)
  }

  /// The point in the space of a view that a touch has entered; nil where it does not get in.
  func enter(_ view: View, _ parentPoint: Point, screenPoint: Point) -> Point? {
    guard isOpen(view) else { return nil }
    let p = Geometry(placed(view)).fromParent(parentPoint)
    if isUIKit || view.id == "screen" {
      guard areaContains(p, view, screenPoint: screenPoint) else { return nil }
    } else if view.kind == .scrollView {
      guard Geometry.contains(Geometry(placed(view)).bounds, p) else { return nil }
    }
    if !view.deliversUndrawnTouches && !isDrawn(on: view, screenPoint) { return nil }
    return p
  }

  private func hitTest(_ parentPoint: Point, _ view: View, screenPoint: Point) -> String? {
    guard let p = enter(view, parentPoint, screenPoint: screenPoint) else { return nil }
    for child in frontToBack(view) {
      switch child {
      case .view(let child):
        if let found = hitTest(p, child, screenPoint: screenPoint) { return found }
      case .overlay(let target, let frame):
        let isOpen = isReachable(target.id) && target.isEnabled
        let local = Point(x: p.x - frame.origin.x, y: p.y - frame.origin.y)
        let bounds = Rectangle(origin: .zero, size: frame.size)
        if isOpen && Geometry.contains(bounds, local) { return target.id }
      }
    }
    if view.isPassthrough || !areaContains(p, view, screenPoint: screenPoint) { return nil }
    return view.id
  }

  private func frontToBack(_ view: View) -> [Child] {
    var line: [(child: Child, z: Double, place: Int)] = []
    var infront: [Child] = []
    for child in view.children {
      let z = isUIKit ? 0 : child.zIndex
      line.append((.view(child), z, line.count))
      guard case .overlayButton(let insets, let order) = rule(child) else { continue }
      let frame = Geometry.inset(child.frame.standardized, insets)
      let overlay = Child.overlay(target: child, frame: Geometry.standardized(frame))
      switch order {
      case .front: infront.append(overlay)
      case .aboveTarget: line.append((overlay, z, line.count))
      }
    }
    let sorted = line.sorted { $0.z == $1.z ? $0.place < $1.place : $0.z < $1.z }
    return (sorted.map(\.child) + infront).reversed()
  }

  /// The view as its frame is under the strategy: `paddedFrame` insets it, and moves the origin of
  /// the bounds along, so that the children stay.
  func placed(_ view: View) -> View {
    guard case .paddedFrame(let insets) = rule(view) else { return view }
    let old = Geometry.standardized(view.frame)
    let new = Geometry.standardized(Geometry.inset(old, insets))
    let offset = Point(
      x: view.contentOffset.x + (new.origin.x - old.origin.x),
      y: view.contentOffset.y + (new.origin.y - old.origin.y))
    return view.with(\.frame, new).with(\.contentOffset, offset)
  }
}

// MARK: - Who acts

extension Reference {
  private func act(_ found: String) -> Answer {
    guard let path = paths[found], let view = path.last else {
      return Answer(view: found, actor: nil, reason: .gap)
    }
    return isUIKit ? actInUIKit(view, path) : actInSwiftUI(view, path)
  }

  private func actInUIKit(_ view: View, _ path: [View]) -> Answer {
    if view.kind == .button && view.isEnabled {
      return Answer(view: view.id, actor: view.id, reason: .control)
    }
    if let tapped = path.last(where: { $0.hasTapGesture && $0.isEnabled }) {
      return Answer(view: view.id, actor: tapped.id, reason: .tapGesture)
    }
    if view.kind == .control && view.isEnabled {
      return Answer(view: view.id, actor: view.id, reason: .control)
    }
    return nothing(view, isDisabled: isControl(view))
  }

  private func actInSwiftUI(_ view: View, _ path: [View]) -> Answer {
    guard let control = path.last(where: isControl) else { return nothing(view, isDisabled: false) }
    guard control.isEnabled else { return nothing(view, isDisabled: true) }
    let isButton = control.kind == .button || control.kind == .control
    return Answer(view: view.id, actor: control.id, reason: isButton ? .control : .tapGesture)
  }

  private func nothing(_ view: View, isDisabled: Bool) -> Answer {
    if isDisabled { return Answer(view: view.id, actor: nil, reason: .disabled) }
    return Answer(view: view.id, actor: nil, reason: view.id == "screen" ? .gap : .swallowed)
  }

  private func nearest(to p: Point, inside found: String, otherwise: Answer) -> Answer {
    var best: (id: String, distance: Double)?
    for id in frontToBack {
      guard let path = paths[id], let view = path.last, case .nearest(let radius) = rule(view),
        isControl(view), view.isEnabled, isReachable(id), path.contains(where: { $0.id == found }),
        let distance = seen[id]?.distance(p), distance <= radius,
        best.map({ distance < $0.distance }) ?? true, entersSurfaces(path, p)
      else { continue }
      best = (id, distance)
    }
    return best.map { Answer(view: found, actor: $0.id, reason: .nearest) } ?? otherwise
  }

  private func idsFrontToBack(_ view: View) -> [String] {
    frontToBack(view).flatMap { child -> [String] in
      guard case .view(let child) = child else { return [] }
      return idsFrontToBack(child)
    } + [view.id]
  }

  private func entersSurfaces(_ path: [View], _ screenPoint: Point) -> Bool {
    guard let last = path.lastIndex(where: { !$0.deliversUndrawnTouches }) else { return true }
    var p: Point? = screenPoint
    for view in path[...last] { p = p.flatMap { enter(view, $0, screenPoint: screenPoint) } }
    return p != nil
  }
}
