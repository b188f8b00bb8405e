import Simulation

/// What the strategies of a run make worse than the baseline.
struct Harms {
  let view: RunView

  /// What does harm, a sentence for each strategy that does, for all targets or for some.
  var sentences: [String] { others.compactMap(sentence) }

  /// What is no harm but worth knowing, a sentence each: that no harm was seen, what was seen in
  /// recorded taps that are too few to prove it, and collisions that rise by less than hits.
  var remarks: [String] {
    guard view.strategies.count > 1, view.run.totals.contains(where: { $0.hits.rate != nil })
    else { return [] }
    let harmless = others.filter { !harmsAll($0) && !harmsSome($0) }
    let unproven = harmless.compactMap(unproven)
    var remarks = unproven + others.compactMap(tradeOff)
    if harmless.count == others.count { remarks.insert(noHarm(isProven: unproven.isEmpty), at: 0) }
    return remarks
  }

  /// Whether a strategy harms some target, but not all of them together.
  func isHidden(_ strategy: Int) -> Bool {
    !harmsAll(strategy) && harmsSome(strategy)
  }

  private func harmsAll(_ strategy: Int) -> Bool {
    Change(view, view.run.totals, strategy)?.isHarm == true
  }

  private func harmsSome(_ strategy: Int) -> Bool {
    view.run.targets.contains { harm(to: $0, strategy) != nil }
  }

  private var others: [Int] { view.strategies.indices.filter { $0 != view.baseline } }

  private func sentence(_ strategy: Int) -> String? {
    let name = view.strategyName(strategy)
    let targets = targets(strategy)
    if let total = Change(view, view.run.totals, strategy), total.isHarm {
      let worst = view.run.targets.count > 1 ? targets.first.map { "; worst for \(text($0))" } : nil
      return "\(name) does harm: \(total.harm)\(worst ?? "")."
    }
    guard !targets.isEmpty else { return nil }
    let more = targets.count - 2
    let texts = targets.prefix(2).map(text) + (more > 0 ? ["and \(more) more"] : [])
    return "\(name) does harm to \(texts.joined(separator: "; "))."
  }

  private func text(_ target: (id: String, change: Change)) -> String {
    "\(target.id) (\(target.change.harm))"
  }

  /// The targets that a strategy harms, the worst first. Each is judged on its own, whatever the
  /// total does.
  private func targets(_ strategy: Int) -> [(id: String, change: Change)] {
    let harmed = view.run.targets.compactMap { target -> (id: String, change: Change)? in
      harm(to: target, strategy).map { (view.id(target.target), $0) }
    }
    return harmed.enumerated().sorted {
      (-$0.element.change.loss, $0.offset) < (-$1.element.change.loss, $1.offset)
    }.map(\.element)
  }

  /// What a strategy worsens for a target; nil where that is no harm.
  private func harm(to target: TargetResult, _ strategy: Int) -> Change? {
    guard mayHarm(target.strategies[strategy], target.strategies[view.baseline]),
      let change = Change(view, target.strategies, strategy), change.isHarm
    else { return nil }
    return change
  }

  /// Whether anything gets worse at all: most targets lose nothing, and are done with this.
  private func mayHarm(_ new: StrategyResult, _ old: StrategyResult) -> Bool {
    new.hits.rate ?? 0 < old.hits.rate ?? 0 || new.collisions.rate ?? 0 > old.collisions.rate ?? 0
  }

  private func tradeOff(_ strategy: Int) -> String? {
    guard let total = Change(view, view.run.totals, strategy), total.isTradeOff else { return nil }
    return "\(view.strategyName(strategy)) raises collisions \(total.collisions), "
      + "though hits rise \(total.hits)."
  }

  private func noHarm(isProven: Bool) -> String {
    guard !isProven, let taps = view.tapsText else {
      return "No harm against \(view.baselineName) was seen."
    }
    return "No harm against \(view.baselineName) that \(taps) can prove."
  }

  /// "Under min:44 collisions rose for play (from 0 to 4 of 48 taps)."; nil in a simulation, and
  /// where nothing got worse.
  private func unproven(_ strategy: Int) -> String? {
    guard view.results.replay != nil else { return nil }
    let rises = [("collisions", \StrategyResult.collisions), ("misses", \.misses)].compactMap {
      rise($0, $1, strategy)
    }
    return rises.isEmpty
      ? nil : "Under \(view.strategyName(strategy)) \(rises.joined(separator: ", "))."
  }

  private func rise(
    _ what: String, _ part: KeyPath<StrategyResult, Share>, _ strategy: Int
  ) -> String? {
    let targets = view.run.targets.compactMap { target -> String? in
      let (old, new) = (target.strategies[view.baseline], target.strategies[strategy])
      guard let taps = new.taps, let before = old[keyPath: part].count,
        let after = new[keyPath: part].count, after > before
      else { return nil }
      let all = "\(taps.grouped) \(taps == 1 ? "tap" : "taps")"
      return "\(view.id(target.target)) (from \(before.grouped) to \(after.grouped) of \(all))"
    }
    return targets.isEmpty ? nil : "\(what) rose for \(Terminal.listed(targets, most: 3))"
  }
}
