import HitTesting
import Simulation

/// The results of one layout and finger, with the names that a table needs.
struct RunView {
  let results: Results
  let run: Results.Run
  /// The largest difference that does not matter, a fraction.
  let margin: Double

  var layout: Scenario.Layout { results.scenario.layouts[run.layout] }
  var strategies: [Strategy] { results.scenario.strategies }
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
    let finger = Terminal.printable(results.scenario.fingers[run.finger].name)
    let layout = Terminal.printable(layout.name)
    return finger.isEmpty || finger == "finger" ? layout : "\(layout), finger \(finger)"
  }

  /// "100,000 taps for each target"; nil where none were counted.
  var tapsText: String? {
    let counts = run.targets.compactMap { $0.strategies.first?.taps }
    guard let first = counts.first else { return nil }
    guard counts.allSatisfy({ $0 == first }) else {
      return "\(grouped(counts.reduce(0, +))) taps"
    }
    return "\(grouped(first)) taps for each target"
  }

  /// How well the taps pin the numbers down; nil where no limits are known.
  var precisionText: String? {
    var widest: Double?
    for target in run.targets {
      for strategy in target.strategies {
        for case let interval? in [
          strategy.hits.interval, strategy.misses.interval, strategy.collisions.interval,
        ] {
          widest = max(widest ?? 0, (interval.upperBound - interval.lowerBound) / 2)
        }
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
      return true
    }
    return low > high
  }

  /// Whether a strategy hits less than the baseline. The comparison on the same taps decides where
  /// there is one, since it sees more than two intervals do.
  func hitsFall(from old: StrategyResult, to new: StrategyResult) -> Bool {
    if let verdict = new.comparison?.verdict { return verdict == .worse }
    return rises(from: new.hits, to: old.hits)
  }

  private func grouped(_ number: Int) -> String {
    var text = ""
    for (place, digit) in String(number).reversed().enumerated() {
      if place > 0, place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
