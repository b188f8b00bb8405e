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
    // One list, filled in order: this is asked for every target under every strategy.
    let events = Array(events)
    var actors: [Int] = []
    for case .acted(let actor) in events where actor != target { actors.append(actor) }
    actors.sort()
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(events.count + 1)
    func add(_ event: Event, _ isHit: Bool) {
      outcomes.append(Outcome(event: event, isHit: isHit, share: share(event)))
    }
    add(.acted(target), true)
    for actor in actors where isHit(.acted(actor)) { add(.acted(actor), true) }
    for actor in actors where !isHit(.acted(actor)) { add(.acted(actor), false) }
    for reason in MissReason.allCases where events.contains(.missed(reason)) {
      add(.missed(reason), false)
    }
    return outcomes
  }
}
