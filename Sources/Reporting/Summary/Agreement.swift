import Simulation

/// What holds for all layouts and fingers of the results, and what depends on one.
struct Agreement {
  private let views: [RunView]
  private let scope: RunScope

  /// - Parameter margin: the largest difference of rates that does not matter, a fraction.
  init(results: Results, margin: Double) {
    // A run without targets says nothing.
    views = results.runs.map { RunView(results: results, run: $0, margin: margin) }
      .filter { $0.run.totals.contains { $0.hits.rate != nil } }
    scope = RunScope(views)
  }

  /// A heading and a paragraph for each conclusion; empty where there is but one run or strategy.
  func lines(width: Int, style: Style) -> [String] {
    let sentences = sentences
    guard !sentences.isEmpty else { return [] }
    return Terminal.wrapped(scope.heading, to: width).map(style.heading)
      + sentences.flatMap { Terminal.wrapped($0, to: width, indent: 2) }
  }

  /// The conclusions, a sentence each; empty where there is but one run or strategy.
  var sentences: [String] {
    guard views.count > 1, let first = views.first, first.strategies.count > 1 else { return [] }
    return [mostHits]
      + first.strategies.indices.filter { $0 != first.baseline }.map(trend)
  }

  /// Which strategy hits most, and where.
  private var mostHits: String {
    let leaders = views.map(leaders)
    let shared = leaders.dropFirst().reduce(leaders[0]) { all, some in
      all.filter(some.contains)
    }
    if let best = shared.first { return "\(views[0].strategyName(best)) hits most \(scope.every)." }
    var winners: [(strategy: Int, runs: [Int])] = []
    for (run, leaders) in leaders.enumerated() {
      guard let best = leaders.first else { continue }
      if let index = winners.firstIndex(where: { $0.strategy == best }) {
        winners[index].runs.append(run)
      } else {
        winners.append((best, [run]))
      }
    }
    let places = winners.map { winner in
      "\(views[0].strategyName(winner.strategy)) \(scope.place(of: winner.runs))"
    }
    return "Which strategy hits most depends: \(places.joined(separator: "; "))."
  }

  /// The strategies of a run that hit most, to within the margin, the best first.
  private func leaders(_ view: RunView) -> [Int] {
    let ranking = Findings.ranking(view)
    guard let best = ranking.first, let most = view.run.totals[best].hits.rate else { return [] }
    return ranking.filter { view.run.totals[$0].hits.rate ?? 0 >= most - view.margin }
  }

  /// "min-44 raises hits under every finger; it raises collisions for tappy, but not ...".
  private func trend(_ strategy: Int) -> String {
    let hits = views.map { Trend.hits(of: strategy, in: $0) }
    let collisions = views.map { Trend.collisions(of: strategy, in: $0) }
    let name = views[0].strategyName(strategy)
    if let hit = hits.uniform, let collision = collisions.uniform {
      let both =
        hit == collision
        ? hit.text("hits and collisions")
        : "\(hit.text("hits")) and \(collision.text("collisions"))"
      return "\(name) \(both) \(scope.every)." + harm(strategy)
    }
    return "\(name) \(sentence(hits, "hits")); it \(sentence(collisions, "collisions"))."
      + harm(strategy)
  }

  /// " It harms some targets on list.", where the total does not tell; else nothing.
  private func harm(_ strategy: Int) -> String {
    let runs = views.indices.filter { Harms(view: views[$0]).isHidden(strategy) }
    guard !runs.isEmpty else { return "" }
    return " It harms some targets "
      + (runs.count == views.count ? scope.every : scope.place(of: runs)) + "."
  }

  private func sentence(_ trends: [Trend], _ what: String) -> String {
    if let trend = trends.uniform { return "\(trend.text(what)) \(scope.every)" }
    let parts = Trend.allCases.compactMap { trend -> (Trend, String)? in
      let runs = trends.indices.filter { trends[$0] == trend }
      return runs.isEmpty ? nil : (trend, scope.place(of: runs))
    }
    let texts = parts.enumerated().map { index, part in
      "\(part.0.text(index == 0 ? what : "them")) \(part.1)"
    }
    return texts.count == 2
      ? texts.joined(separator: ", but ")
      : texts.dropLast().joined(separator: ", ") + ", and " + (texts.last ?? "")
  }
}

/// What a strategy does to a rate, against the baseline.
private enum Trend: CaseIterable {
  case rises, falls, stays, isUnclear

  /// "raises hits".
  func text(_ what: String) -> String {
    switch self {
    case .rises: "raises \(what)"
    case .falls: "lowers \(what)"
    case .stays: "leaves \(what) as they are"
    case .isUnclear: "may or may not change \(what)"
    }
  }

  static func hits(of strategy: Int, in view: RunView) -> Trend {
    let (old, new) = (view.run.totals[view.baseline], view.run.totals[strategy])
    switch new.comparison?.verdict {
    case .better: return .rises
    case .worse: return .falls
    case .same: return .stays
    case .unresolved: return .isUnclear
    case nil: return between(old.hits, new.hits, view)
    }
  }

  static func collisions(of strategy: Int, in view: RunView) -> Trend {
    between(view.run.totals[view.baseline].collisions, view.run.totals[strategy].collisions, view)
  }

  private static func between(_ old: Share, _ new: Share, _ view: RunView) -> Trend {
    if view.rises(from: old, to: new) { return .rises }
    if view.rises(from: new, to: old) { return .falls }
    guard let before = old.rate, let after = new.rate else { return .isUnclear }
    return abs(after - before) <= view.margin ? .stays : .isUnclear
  }
}

extension [Trend] {
  /// What all are; nil where they differ.
  fileprivate var uniform: Trend? { allSatisfy { $0 == first } ? first : nil }
}
