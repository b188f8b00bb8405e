extension HitTester {
  /// Which control acts where hit testing gave this view.
  package func judge(_ found: Int) -> Touch {
    rules.nearestControlActs ? judgeByNearestControl(found) : judgeByRecognizers(found)
  }

  /// UIKit: the default action of an enabled standard control comes first (Apple,
  /// "UIGestureRecognizer", on interacting with other controls), then the nearest enabled
  /// recogniser, then a custom control.
  private func judgeByRecognizers(_ found: Int) -> Touch {
    // By index, here and below: a copy of a view counts its references.
    if case .button = tree.views[found].kind, tree.views[found].isEnabled {
      return Touch(view: found, actor: found, reason: .control)
    }
    var next = found
    while next >= 0 {
      if tree.views[next].hasTapGesture && tree.views[next].isEnabled {
        return Touch(view: found, actor: next, reason: .tapGesture)
      }
      next = tree.parents[next]
    }
    if case .control = tree.views[found].kind, tree.views[found].isEnabled {
      return Touch(view: found, actor: found, reason: .control)
    }
    return missed(found, disabled: tree.views[found].isControl)
  }

  /// SwiftUI: the nearest control at or above the view found acts, or nothing does if it is
  /// disabled.
  private func judgeByNearestControl(_ found: Int) -> Touch {
    var next = found
    while next >= 0 {
      if tree.views[next].isControl {
        guard tree.views[next].isEnabled else { return missed(found, disabled: true) }
        let kind = tree.views[next].kind
        let byGesture = kind != .button && kind != .control
        return Touch(view: found, actor: next, reason: byGesture ? .tapGesture : .control)
      }
      next = tree.parents[next]
    }
    return missed(found, disabled: false)
  }

  private func missed(_ found: Int, disabled: Bool) -> Touch {
    let reason: Touch.Reason = disabled ? .disabled : found == 0 ? .gap : .swallowed
    return Touch(view: found, actor: nil, reason: reason)
  }
}
