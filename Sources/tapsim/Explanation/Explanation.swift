import HitTesting
import Reporting

/// The walk of one touch in words, as a person would tell it.
struct Explanation {
  let tester: HitTester
  let walk: Walk
  let point: Point

  init(of point: Point, in tester: HitTester) {
    self.tester = tester
    self.point = point
    walk = tester.walk(at: point)
  }

  /// The point and the strategy, the steps, who acts, and who else asked.
  var lines: [String] {
    ["\(point.x.plain),\(point.y.plain) under \(Terminal.printable(tester.strategy.name))"]
      + StepLines(tester: tester, steps: walk.steps).lines.map { "  " + $0 } + verdict + rivals
  }

  var tree: ViewTree { tester.tree }

  func name(_ view: Int) -> String { Terminal.printable(tree.views[view].id) }

  /// Who acts, or why nobody does.
  private var verdict: [String] {
    guard let found = walk.touch.view else {
      return ["Nothing is found: the point is \(offScreen)."]
    }
    guard let actor = walk.touch.actor else { return ["Nobody acts: \(silence(found))."] }
    return ["\(name(actor)) acts: \(cause(actor, found))."]
  }

  private var offScreen: String {
    guard point.x.isFinite, point.y.isFinite else { return "not on the screen" }
    let size = tree.screen.size
    return "off the screen of \(size.width.plain) x \(size.height.plain)"
  }

  private func cause(_ actor: Int, _ found: Int) -> String {
    switch walk.touch.reason {
    case .nearest:
      let distance = tree.visibleFrames[actor]?.distance(to: point) ?? 0
      return "nothing that was found acts, and it is the nearest control that takes such taps, "
        + "\(Distance.text(distance)) pt away"
    case .tapGesture where actor == found: return "its own tap gesture sees the touch"
    case .tapGesture: return "its tap gesture sees touches that land on \(name(found)), inside it"
    case _ where actor != found: return "it is the nearest control around \(name(found))"
    default: return tree.views[actor].kind == .button ? "it is a button" : "it is a control"
    }
  }

  private func silence(_ found: Int) -> String {
    switch walk.touch.reason {
    case .disabled where tree.views[found].isControl: return "\(name(found)) is disabled"
    case .disabled: return "\(name(found)) lies in a disabled control"
    case .gap: return "this is the bare screen"
    default:
      return "\(name(found)) is no control, and no control around it takes the touch, "
        + "so it is swallowed"
    }
  }

  private var rivals: [String] {
    let shown = walk.rivals.prefix(Self.mostRivals).map { rival in
      "\(name(rival.view)) asks for this point too, but \(obstacle(rival))."
    }
    let more = walk.rivals.count - shown.count
    return more > 0 ? shown + ["\(more) more ask for it too."] : shown
  }

  private static let mostRivals = 10

  private func obstacle(_ rival: Walk.Rival) -> String {
    let taker = rival.taker
    let letThrough = walk.steps.contains {
      $0.node.view == rival.view && !$0.node.isOverlay && $0.event == .nothingFound(nil)
    }
    if letThrough { return "it is passthrough" }
    if taker == rival.view { return "the touch that it gets is taken by another's tap gesture" }
    if walk.touch.reason == .nearest && taker == walk.touch.actor {
      return "\(name(taker)) is nearer, or in front at the same distance"
    }
    if tree.isAncestor(rival.view, of: taker) { return "\(name(taker)), inside it, is found" }
    if tree.isAncestor(taker, of: rival.view) && taker != walk.touch.view {
      return "\(name(taker)) around it does not let the touch in"
    }
    if tree.isAncestor(taker, of: rival.view) { return "the touch does not reach it" }
    return tester.askedArea(of: rival.view).isOnlyNear(point)
      ? "it is only near, and \(name(taker)) keeps the touch" : "\(name(taker)) is in front of it"
  }
}
