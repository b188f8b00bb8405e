import HitTesting
import Reporting

/// The steps of a walk, a line each, indented by depth. Views that lie far off are counted.
struct StepLines {
  let tester: HitTester
  let steps: [Walk.Step]

  /// Beyond this many pt a view that is passed over explains nothing.
  private static let far = 44.0

  var lines: [String] {
    var lines: [String] = []
    var index = 0
    while index < steps.count {
      let end = endOfFarSteps(from: index)
      let step = steps[index]
      let indent = String(repeating: "  ", count: min(step.depth, Self.deepestIndent))
      if end - index > 1 {
        lines.append(indent + "\(end - index) views are passed over: all more than 44 pt away")
      } else if !isSaidByNext(index) {
        lines.append(indent + name(step.node) + " " + sentence(step))
      }
      index = max(end, index + 1)
    }
    return lines
  }

  private static let deepestIndent = 20

  /// Whether a view was entered and is at once the answer, or not: nothing below it was asked.
  private func isSaidByNext(_ index: Int) -> Bool {
    steps[index].event == .entered && index + 1 < steps.count
      && steps[index + 1].node == steps[index].node
  }

  /// The end of the siblings from a step on that are all far away.
  private func endOfFarSteps(from index: Int) -> Int {
    var end = index
    while end < steps.count, steps[end].depth == steps[index].depth, isFar(steps[end]) { end += 1 }
    return end
  }

  private func isFar(_ step: Walk.Step) -> Bool {
    guard case .passedOver(.outside(let offset)) = step.event else { return false }
    return offset.distance > Self.far
  }

  private func name(_ node: Walk.Node) -> String {
    let id = Terminal.printable(tester.tree.views[node.view].id)
    return node.isOverlay ? "the overlay button of \(id)" : id
  }

  private func sentence(_ step: Walk.Step) -> String {
    switch step.event {
    case .entered: "is entered"
    case .passedOver(let refusal): "is passed over: \(reason(refusal, step.node.view))"
    case .found: "is found"
    case .nothingFound(let refusal?): "is not found: \(reason(refusal, step.node.view))"
    case .nothingFound(nil): "lets the touch through: it is passthrough"
    }
  }

  private func reason(_ refusal: Refusal, _ view: Int) -> String {
    switch refusal {
    case .barrier(let cause): words(cause, tester.tree.views[view])
    case .deadOverlay: "its control takes no touches"
    case .noArea: "it has no hit area of its own"
    case .outside(let offset): place(offset) + space(view)
    case .cutByScrollView(let offset): place(offset) + space(view) + ", and a scroll view cuts"
    case .undrawn: "nothing is drawn here"
    }
  }

  private func words(_ cause: TouchBarrier.Cause, _ view: View) -> String {
    switch cause {
    case .hidden: "it is hidden"
    case .userInteraction: "its user interaction is off"
    case .allowsHitTesting: "its hit testing is off"
    case .alpha: "its alpha of \(view.alpha.plain) is too low"
    case .transform: "it is flattened by its scale"
    }
  }

  private func place(_ offset: Refusal.Offset) -> String {
    switch offset.cut {
    case .rightEdge: return "the point is on its right edge, which is outside"
    case .bottomEdge: return "the point is on its bottom edge, which is outside"
    case .curve: return "the point is in a corner that its curve leaves out"
    case .seam: return "the point is on a neighbour's side"
    case nil: break
    }
    let across =
      offset.x == 0 ? nil : Distance.text(abs(offset.x)) + side(offset.x, "left", "right")
    let down =
      offset.y == 0
      ? nil : Distance.text(abs(offset.y)) + (offset.y < 0 ? " pt above it" : " pt below it")
    return "the point is " + [across, down].compactMap(\.self).joined(separator: " and ")
  }

  private func side(_ x: Double, _ left: String, _ right: String) -> String {
    " pt to its \(x < 0 ? left : right)"
  }

  /// Said where the view's left is not the screen's, or its point no point of the screen.
  private func space(_ view: Int) -> String {
    let isPlain = tester.tree.path(to: view).allSatisfy {
      tester.tree.placements[$0].transform.isIdentity
    }
    return isPlain ? "" : ", in its own turned or scaled space"
  }
}
