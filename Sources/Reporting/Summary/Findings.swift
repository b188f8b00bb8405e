import Simulation

/// What the rates of a run come to, in words: the strategy that hits most, harm against the
/// baseline, and the worst collision under each strategy.
struct Findings {
  let view: RunView

  /// Paragraphs with a blank line between them.
  func lines(width: Int, style: Style) -> [String] {
    var verdicts = lead.map { Terminal.wrapped($0, to: width, indent: 2) } ?? []
    let harms = Harms(view: view)
    for harm in harms.sentences {
      verdicts += Terminal.wrapped("! " + harm, to: width, indent: 2).map(style.bad)
    }
    verdicts += harms.remarks.flatMap { Terminal.wrapped($0, to: width, indent: 2) }
    let collisions = worstCollisions(width: width)
    return Array([verdicts, collisions].filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Strategies by hit rate of all targets together, the best first; a tie goes to fewer
  /// collisions, then to the baseline, then to the first.
  static func ranking(_ view: RunView) -> [Int] {
    let totals = view.run.totals
    let known = totals.indices.filter { totals[$0].hits.rate != nil }
    return known.sorted { a, b in
      let key = { (index: Int) in
        (
          -(totals[index].hits.rate ?? 0), totals[index].collisions.rate ?? 0,
          index == view.baseline ? 0 : 1, index
        )
      }
      return key(a) < key(b)
    }
  }

  /// Which strategy hits most; nil where there is nothing to compare.
  var lead: String? {
    guard view.strategies.count > 1, let best = Self.ranking(view).first else { return nil }
    let total = view.run.totals[best]
    let rate = "\(Percent.text(total.hits.rate)) of all taps\(view.hasWeights ? ", by weight" : "")"
    if best == view.baseline {
      return "No strategy hits more than \(view.baselineName), the baseline: \(rate)."
    }
    let base = Percent.text(view.run.totals[view.baseline].hits.rate)
    let doubt =
      switch total.comparison?.verdict {
      case .same: " The difference is too small to matter."
      case .unresolved: " With so few taps that may be chance."
      case nil where view.results.replay != nil: " The taps of one person cannot tell."
      case .better, .worse, nil: ""
      }
    return "\(view.strategyName(best)) hits most: \(rate), against \(base) under "
      + "\(view.baselineName), the baseline." + doubt
  }

  private func worstCollisions(width: Int) -> [String] {
    let texts = view.strategies.indices.map { (view.strategyName($0), worstCollision($0)) }
    guard texts.contains(where: { $0.1 != Self.none }) else {
      let scope = view.strategies.count > 1 ? " under any strategy" : ""
      return Terminal.wrapped("No tap fired another control\(scope).", to: width, indent: 2)
    }
    let widest = texts.reduce(0) { max($0, Terminal.width(of: $1.0)) }
    let nameWidth = min(widest, width / 3)
    let lines = texts.flatMap { name, text in
      let label = Terminal.padded(Terminal.shortened(name, to: nameWidth), to: nameWidth)
      return Terminal.wrapped(text, to: width - nameWidth - 4).enumerated().map {
        "  " + ($0.offset == 0 ? label : Terminal.blanks(nameWidth)) + "  " + $0.element
      }
    }
    return ["Worst collision under each strategy"] + lines
  }

  private static let none = "none"

  /// "next gets 12.4 % of the taps meant for play".
  private func worstCollision(_ strategy: Int) -> String {
    var worst: (taker: Taker, target: Int)?
    for target in view.run.targets {
      guard let taker = worstTaker(of: target, under: strategy),
        taker.rate > worst?.taker.rate ?? 0
      else { continue }
      worst = (taker, target.target)
    }
    guard let worst else { return Self.none }
    return "\(view.id(worst.taker.view)) gets \(Percent.text(worst.taker.rate)) of the taps meant "
      + "for \(view.id(worst.target))"
  }

  /// A control that gets taps which are meant for another.
  struct Taker {
    /// Index in the `ViewTree`.
    var view: Int
    /// Its share of the taps, a fraction.
    var rate: Double
  }

  /// The control that gets most of the taps which a target loses to others, the first if several
  /// do; nil where none does.
  func worstTaker(of target: TargetResult, under strategy: Int) -> Taker? {
    var worst: Taker?
    for outcome in target.strategies[strategy].outcomes where !outcome.isHit {
      guard case .acted(let view) = outcome.event, let rate = outcome.share.rate,
        rate > worst?.rate ?? 0
      else { continue }
      worst = Taker(view: view, rate: rate)
    }
    return worst
  }
}
