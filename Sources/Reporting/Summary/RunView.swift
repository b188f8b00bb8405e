import HitTesting
import Simulation

/// The results of one layout and finger, with the names that a table needs.
struct RunView {
  let results: Results
  let run: Results.Run
  /// The largest difference that does not matter, a fraction.
  let margin: Double
  let layout: Scenario.Layout
  let strategies: [Strategy]

  init(results: Results, run: Results.Run, margin: Double) {
    self.results = results
    self.run = run
    self.margin = margin
    layout = results.scenario.layouts[run.layout]
    strategies = results.scenario.strategies
  }

  var baseline: Int { results.scenario.baseline }
  var baselineName: String { strategyName(baseline) }

  func strategyName(_ index: Int) -> String { Terminal.printable(strategies[index].name) }

  func id(_ view: Int) -> String { Terminal.printable(layout.tree.views[view].id) }

  /// The id, with the text in quotes where there is one that says more.
  func idAndText(_ view: Int) -> String {
    guard let text = layout.tree.views[view].text, !text.isEmpty,
      text != layout.tree.views[view].id
    else { return id(view) }
    return "\(id(view)) “\(Terminal.printable(text))”"
  }

  /// "player, finger tappy".
  var title: String {
    let finger = fingerName
    let layout = Terminal.printable(layout.name)
    return finger.isEmpty || finger == "finger" ? layout : "\(layout), finger \(finger)"
  }

  /// Empty in a replay, which has no finger.
  var fingerName: String { Terminal.printable(results.fingerName(of: run) ?? "") }

  /// Whether the targets weigh differently in the totals.
  var hasWeights: Bool {
    let weights = run.targets.map { layout.tree.views[$0.target].weight }
    return weights.contains { $0 != weights[0] }
  }

  /// The targets, but for those that none of the recorded taps was meant for.
  var tappedTargets: [TargetResult] {
    guard results.replay != nil else { return run.targets }
    return run.targets.filter { $0.strategies[baseline].taps != 0 }
  }

  /// "5 targets had no taps"; nil where all had, and in a simulation.
  var untappedText: String? {
    let count = run.targets.count - tappedTargets.count
    return count > 0 ? "\(count) \(count == 1 ? "target" : "targets") had no taps" : nil
  }

  /// At most so many of the targets: all, in their order, or where there are more, those that a
  /// strategy serves worst, the worst first.
  static func hitLeast(
    _ targets: [TargetResult], most: Int, under strategy: Int
  ) -> [TargetResult] {
    guard targets.count > most else { return targets }
    let rates = targets.map { $0.strategies[strategy].hits.rate ?? .infinity }
    let order = rates.indices.sorted { (rates[$0], $0) < (rates[$1], $1) }
    return order.prefix(most).map { targets[$0] }
  }

  /// The recorded taps of the layout, where none of them was meant for a target; nil where some
  /// were, and in a simulation.
  var tapsWithoutTarget: Int? {
    guard let replay = results.replay, run.totals.first?.taps == 0 else { return nil }
    let flows = replay.flows[run.layout]
    guard let strategy = flows.first?.strategy else { return nil }
    return flows.filter { $0.strategy == strategy }.reduce(0) { $0 + $1.taps }
  }

  /// "100,000 taps for each target", "1,234 taps of 12 people"; nil where none were counted.
  var tapsText: String? {
    if let replay = results.replay {
      let taps = run.totals.first?.taps ?? 0
      let whose = replay.users.map { $0 == 1 ? " of one person" : " of \($0.grouped) people" }
      return "\(taps.grouped) \(taps == 1 ? "tap" : "taps")" + (whose ?? "")
    }
    let counts = run.targets.compactMap { $0.strategies.first?.taps }
    guard let first = counts.first else { return nil }
    guard counts.allSatisfy({ $0 == first }) else {
      return "\(counts.reduce(0, +).grouped) taps"
    }
    return "\(first.grouped) taps for each target"
  }

  /// How well the taps pin the numbers down; nil where no limits are known.
  var precisionText: String? {
    var widest: Double?
    let widen = { (share: Share) in
      guard let interval = share.interval else { return }
      widest = max(widest ?? 0, (interval.upperBound - interval.lowerBound) / 2)
    }
    for target in run.targets {
      // By index: a copy of a result counts its references.
      for strategy in target.strategies.indices {
        widen(target.strategies[strategy].hits)
        widen(target.strategies[strategy].misses)
        widen(target.strategies[strategy].collisions)
      }
    }
    guard let widest else { return nil }
    // Rounded up: a promise must hold.
    let tenths = Int((min(widest, 1) * 1000).rounded(.up))
    return "95 % limits at most ±\(tenths / 10).\(tenths % 10)"
  }

  /// Rates and intervals leave no doubt that `new` is above `old` by more than the margin.
  func rises(from old: Share, to new: Share) -> Bool {
    guard let before = old.rate, let after = new.rate, after - before > margin else {
      return false
    }
    guard let low = new.interval?.lowerBound, let high = old.interval?.upperBound else {
      // Without limits a number is exact, but for the taps of one person, which prove nothing.
      return results.replay == nil
    }
    return low > high
  }

  /// Whether a strategy hits less than the baseline. The comparison on the same taps decides where
  /// there is one, since it sees more than two intervals do.
  func hitsFall(from old: Share, to new: Share, _ verdict: Comparison.Verdict?) -> Bool {
    if let verdict {
      // Not by `==`, which compares an enumeration of strings by these.
      if case .worse = verdict { return true }
      return false
    }
    return rises(from: new, to: old)
  }
}

extension Int {
  /// In groups of three digits: `1,234,567`.
  package var grouped: String {
    var text = ""
    for (place, digit) in String(magnitude).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }
}
