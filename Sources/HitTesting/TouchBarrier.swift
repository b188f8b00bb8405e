/// What keeps every touch from a view, by the layout alone, whatever the strategy.
package struct TouchBarrier: Sendable, Hashable {
  /// The view that lets no touch in: the view itself or the outermost such ancestor.
  package var view: Int
  /// Which of its properties does.
  package var cause: Cause

  /// A property that keeps touches out.
  package enum Cause: Sendable, Hashable {
    case hidden
    case userInteraction
    case allowsHitTesting
    /// The alpha is below the platform's limit.
    case alpha
    /// The transform has no inverse.
    case transform
  }
}

extension ViewTree {
  /// What keeps touches from a view; nil where it is reachable.
  package func barrier(to view: Int) -> TouchBarrier? {
    guard !isReachable[view] else { return nil }
    let rules = PlatformRules(screen.platform)
    for index in path(to: view) {
      if let cause = rules.barrier(of: views[index]) {
        return TouchBarrier(view: index, cause: cause)
      }
    }
    return nil
  }
}

extension PlatformRules {
  /// What `takesTouches` fails on; nil where it does not.
  func barrier(of view: View) -> TouchBarrier.Cause? {
    if takesTouches(view) { return nil }
    if view.isHidden { return .hidden }
    if !view.isUserInteractionEnabled { return .userInteraction }
    if view.alpha < alphaLimit { return .alpha }
    return view.transform.isInvertible ? .allowsHitTesting : .transform
  }
}
