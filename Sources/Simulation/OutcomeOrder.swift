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
    var hits = [Event.acted(target)]
    var others: [Event] = []
    for actor in actors {
      if isHit(actor) { hits.append(actor) } else { others.append(actor) }
    }
    for reason in MissReason.allCases where events.contains(.missed(reason)) {
      others.append(.missed(reason))
    }
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(hits.count + others.count)
    for event in hits { outcomes.append(Outcome(event: event, isHit: true, share: share(event))) }
    for event in others {
      outcomes.append(Outcome(event: event, isHit: false, share: share(event)))
    }
    return outcomes
  }
}
