import Simulation

/// How a strategy differs from the baseline, for one target or for all together, and what of that is
/// harm: hits that fall, or collisions that rise by more than hits rise. That hits fall and that
/// collisions rise must be beyond doubt, by `RunView`'s tests.
struct Change {
  /// Hits fall beyond doubt.
  let hitsFall: Bool
  /// Collisions rise beyond doubt.
  let collisionsRise: Bool
  private let hitsRiseVisibly: Bool
  private let old: (hits: Double, collisions: Double)
  private let new: (hits: Double, collisions: Double)

  /// Between the baseline's and a strategy's answer; nil where one has no rates.
  init?(_ view: RunView, _ answers: [StrategyResult], _ strategy: Int) {
    // Parts of the answers, since a copy of the whole counts references.
    let old = (hits: answers[view.baseline].hits, collisions: answers[view.baseline].collisions)
    let new = (hits: answers[strategy].hits, collisions: answers[strategy].collisions)
    guard let oldHits = old.hits.rate, let newHits = new.hits.rate,
      let oldCollisions = old.collisions.rate, let newCollisions = new.collisions.rate
    else { return nil }
    hitsFall = view.hitsFall(
      from: old.hits, to: new.hits, answers[strategy].comparison?.verdict)
    collisionsRise = view.rises(from: old.collisions, to: new.collisions)
    hitsRiseVisibly = newHits - oldHits > view.margin
    self.old = (oldHits, oldCollisions)
    self.new = (newHits, newCollisions)
  }

  var isHarm: Bool { hitsFall || collisionsHarm }
  /// Collisions rise, and hits do not make up for it.
  var collisionsHarm: Bool { collisionsRise && loss > 0 }
  /// Collisions rise, but hits rise by more.
  var isTradeOff: Bool { collisionsRise && !isHarm }
  /// By how much hits less collisions fall, a fraction.
  var loss: Double { new.collisions - old.collisions - (new.hits - old.hits) }

  /// "from 71.7 % to 68.8 %".
  var hits: String { Percent.change(from: old.hits, to: new.hits) }
  /// The same of collisions.
  var collisions: String { Percent.change(from: old.collisions, to: new.collisions) }

  /// "hits fall from 71.7 % to 68.8 %, and collisions rise from 3.1 % to 31.0 %".
  var harm: String {
    guard collisionsRise else { return "hits fall \(hits)" }
    if hitsFall { return "hits fall \(hits), and collisions rise \(collisions)" }
    return "collisions rise \(collisions)" + (hitsRiseVisibly ? ", hits only \(hits)" : "")
  }
}
