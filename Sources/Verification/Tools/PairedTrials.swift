/// Trials that one of two strategies may gain over the other.
struct PairedTrials: Sendable {
  var trials: Int
  /// The probability that only the first gets a trial.
  var gained: Double
  /// The probability that only the second gets it.
  var lost: Double

  /// The true difference.
  var difference: Double { gained - lost }

  /// Gives `body` every pair of counts that is not all but impossible, with its probability.
  func forEach(_ body: (_ gained: Int, _ lost: Int, _ probability: Double) -> Void) {
    let first = Binomial(trials, gained)
    for g in first.likely {
      let mass = first.mass(g)
      guard mass > 1e-14 else { continue }
      let second = Binomial(trials - g, gained < 1 ? lost / (1 - gained) : 0)
      for l in second.likely { body(g, l, mass * second.mass(l)) }
    }
  }

  /// Draws counts.
  func draw(_ chance: Chance) -> (gained: Int, lost: Int) {
    let g = chance.binomial(trials, gained)
    return (g, chance.binomial(trials - g, gained < 1 ? lost / (1 - gained) : 0))
  }
}
