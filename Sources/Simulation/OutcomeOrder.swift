import HitTesting

/// What events mean for one target, and the order in which they are reported: the target's own
/// hits, hits by controls with the same action, then collisions in layout order, then misses in the
/// order of their reasons.
struct OutcomeOrder {
  let tree: ViewTree
  let target: Int

  /// Whether an event is a hit for the target: it acts, or a control with the same action does.
  func isHit(_ event: Event) -> Bool {
    guard case .acted(let actor) = event else { return false }
    return actor == target || tree.views[actor].action == tree.views[target].action
  }

  /// An outcome for the target's own hits always, for the others where there are any.
  ///
  /// - Parameter events: each once.
  func outcomes(of events: some Sequence<Event>, share: (Event) -> Share) -> [Outcome] {
    let events = Array(events)
    let actors = events.compactMap { event in
      if case .acted(let actor) = event, actor != target { actor } else { nil }
    }.sorted().map(Event.acted)
    let hits = [.acted(target)] + actors.filter(isHit)
    let misses = MissReason.allCases.map(Event.missed).filter(events.contains)
    let others = actors.filter { !isHit($0) } + misses
    return hits.map { Outcome(event: $0, isHit: true, share: share($0)) }
      + others.map { Outcome(event: $0, isHit: false, share: share($0)) }
  }
}
