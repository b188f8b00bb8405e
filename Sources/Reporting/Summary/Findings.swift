import Simulation

/// What the rates of a run come to, in words: the strategy that hits most, harm against the
/// baseline, and the worst collision under each strategy.
struct Findings {
  let view: RunView

  /// Paragraphs with a blank line between them.
  func lines(width: Int, style: Style) -> [String] {
    var verdicts = lead.map { Terminal.wrapped($0, to: width, indent: 2) } ?? []
    let harms = harms
    for harm in harms {
      verdicts += Terminal.wrapped("! " + harm, to: width, indent: 2).map(style.bad)
    }
    if harms.isEmpty, view.strategies.count > 1, lead != nil {
      verdicts += Terminal.wrapped(
        "No harm against \(view.baselineName) was seen.", to: width, indent: 2)
    }
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

  /// What each strategy worsens, a sentence for each that does harm.
  var harms: [String] {
    view.strategies.indices.filter { $0 != view.baseline }.compactMap(harm)
  }

  /// Which strategy hits most; nil where there is nothing to compare.
  var lead: String? {
    guard view.strategies.count > 1, let best = Self.ranking(view).first else { return nil }
    let total = view.run.totals[best]
    let rate = Percent.text(total.hits.rate)
    if best == view.baseline {
      return "No strategy hits more than \(view.baselineName), the baseline: \(rate) of all taps."
    }
    let base = Percent.text(view.run.totals[view.baseline].hits.rate)
    let doubt =
      switch total.comparison?.verdict {
      case .same: " The difference is too small to matter."
      case .unresolved: " With so few taps that may be chance."
      case nil where view.results.replay != nil: " The taps of one person cannot tell."
      case .better, .worse, nil: ""
      }
    return "\(view.strategyName(best)) hits most: \(rate) of all taps, against \(base) under "
      + "\(view.baselineName), the baseline." + doubt
  }

  /// What a strategy worsens; nil where nothing.
  private func harm(_ strategy: Int) -> String? {
    let name = view.strategyName(strategy)
    let total = Change(view, view.run.totals, strategy)
    let targets = targetHarms(strategy, beyond: total)
    guard let total, total.isHarm else {
      return targets.isEmpty ? nil : "\(name) does harm to \(targets.joined(separator: "; "))."
    }
    var text =
      switch (total.hitsFall, total.collisionsRise) {
      case (true, true): "\(name) does harm: hits fall \(total.hits), and collisions rise "
      case (true, false): "\(name) does harm: hits fall \(total.hits)"
      default: "\(name) raises collisions "
      }
    if total.collisionsRise { text += total.collisions }
    if !total.hitsFall { text += total.hitsRise ? ", though hits rise \(total.hits)" : "" }
    return text + (targets.isEmpty ? "" : "; worst for \(targets.joined(separator: "; "))") + "."
  }

  /// The targets that suffer in a way that the totals do not show, the worst first.
  private func targetHarms(_ strategy: Int, beyond total: Change?) -> [String] {
    let news = view.run.targets.compactMap { target -> (id: String, change: Change)? in
      guard mayHarm(target.strategies[strategy], target.strategies[view.baseline]),
        let change = Change(view, target.strategies, strategy),
        (change.hitsFall && total?.hitsFall != true)
          || (change.collisionsRise && !change.hitsRise && total?.isHarm != true)
      else { return nil }
      return (view.id(target.target), change)
    }
    let sorted = news.enumerated().sorted {
      (-$0.element.change.size, $0.offset) < (-$1.element.change.size, $1.offset)
    }.map(\.element)
    let named = sorted.prefix(2).map { item in
      let parts = [
        item.change.hitsFall ? "hits fall \(item.change.hits)" : nil,
        item.change.collisionsRise ? "collisions rise \(item.change.collisions)" : nil,
      ]
      return "\(item.id) (\(parts.compactMap(\.self).joined(separator: ", ")))"
    }
    let more = sorted.count - named.count
    return named + (more > 0 ? ["and \(more) more"] : [])
  }

  /// Whether anything gets worse at all: most targets lose nothing, and are done with this.
  private func mayHarm(_ new: StrategyResult, _ old: StrategyResult) -> Bool {
    new.hits.rate ?? 0 < old.hits.rate ?? 0 || new.collisions.rate ?? 0 > old.collisions.rate ?? 0
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

/// How a strategy differs from the baseline.
private struct Change {
  let hitsFall: Bool
  let hitsRise: Bool
  let collisionsRise: Bool
  private let old: (hits: Double, collisions: Double)
  private let new: (hits: Double, collisions: Double)
  /// How much worse, a fraction.
  let size: Double

  var isHarm: Bool { hitsFall || collisionsRise }
  /// "from 71.7 % to 68.8 %".
  var hits: String { Percent.change(from: old.hits, to: new.hits) }
  /// The same of collisions.
  var collisions: String { Percent.change(from: old.collisions, to: new.collisions) }

  init?(_ view: RunView, _ answers: [StrategyResult], _ strategy: Int) {
    // Parts of the answers, since a copy of the whole counts references.
    let old = (hits: answers[view.baseline].hits, collisions: answers[view.baseline].collisions)
    let new = (hits: answers[strategy].hits, collisions: answers[strategy].collisions)
    guard let oldHits = old.hits.rate, let newHits = new.hits.rate,
      let oldCollisions = old.collisions.rate, let newCollisions = new.collisions.rate
    else { return nil }
    hitsFall = view.hitsFall(
      from: old.hits, to: new.hits, answers[strategy].comparison?.verdict)
    hitsRise = newHits > oldHits
    collisionsRise = view.rises(from: old.collisions, to: new.collisions)
    self.old = (oldHits, oldCollisions)
    self.new = (newHits, newCollisions)
    size = max(hitsFall ? oldHits - newHits : 0, collisionsRise ? newCollisions - oldCollisions : 0)
  }
}
