import HitTesting
import Simulation

/// The insets of the strategy to choose, as Swift that can be pasted: the one with the most hits
/// less collisions.
struct InsetAdvice {
  let view: RunView
  let width: Int
  let mostGroups: Int
  let hasFiles: Bool

  /// The strategy whose insets are advised; nil where none can be written as insets.
  var strategy: Int? { safest(among: Findings.ranking(view).filter(isInsets)) }

  /// The advice; empty where no strategy has a hit rate.
  func lines(_ style: Style) -> [String] {
    let ranking = Findings.ranking(view)
    guard let first = ranking.first else { return [] }
    guard let best = strategy else {
      return Terminal.wrapped(
        "Insets to use: none of the strategies can be written as insets.", to: width)
    }
    let groups = grouped(strategy: best)
    let containers = ContainerInsets(view: view, strategy: best).groups
    let told = groups.filter { !$0.keepsBounds }
    let isPlain = told.isEmpty && containers.isEmpty
    if isPlain, view.strategies.count == 1 { return [] }
    let title = Terminal.wrapped(
      "Insets to use: " + sentence(best, first: first, isPlain: isPlain), to: width
    ).map(style.heading)
    if isPlain { return title }
    return title + told.prefix(mostGroups).flatMap(text) + leftOut(told)
      + containers.prefix(mostGroups).flatMap { text($0.names, $0.insets) }
      + keptBounds(groups) + (view.untappedText.map(comment) ?? [])
  }

  /// What stands above the insets.
  private func sentence(_ best: Int, first: Int, isPlain: Bool) -> String {
    let totals = view.run.totals[best]
    let rates =
      "\(Percent.text(totals.hits.rate)) hits, \(Percent.text(totals.collisions.rate)) collisions"
    let name = "\(view.strategyName(best)) (\(rates))"
    let bounds = view.untappedText == nil ? "the bounds" : "the bounds of what was tapped"
    let text = isPlain ? "none, as \(name) keeps to \(bounds)." : "those of \(name)."
    guard best != first else { return text }
    let other = view.strategyName(first)
    if !isInsets(first) {
      return text
        + " \(other) hits more, but sends taps to the nearest control, which no insets do."
    }
    return text
      + " \(other) hits more (\(Percent.text(view.run.totals[first].hits.rate))), "
      + "but sends more taps to neighbours "
      + "(\(Percent.text(view.run.totals[first].collisions.rate)))."
  }

  /// The strategy with the most hits less collisions, since a tap that fires a neighbour undoes a
  /// hit; the earlier in the ranking, if equal.
  private func safest(among ranking: [Int]) -> Int? {
    let worth = { (strategy: Int) in
      let total = view.run.totals[strategy]
      return (total.hits.rate ?? 0) - (total.collisions.rate ?? 0)
    }
    return ranking.dropFirst().reduce(ranking.first) { best, next in
      best.map { worth(next) > worth($0) ? next : $0 }
    }
  }

  /// Whether each target's hit area is a fixed part of the screen, as insets give.
  private func isInsets(_ strategy: Int) -> Bool {
    let isNearest = { (rule: AreaRule) in if case .nearest = rule { true } else { false } }
    let mayBe = view.strategies[strategy].mayGive(
      to: view.layout.targets, in: view.layout.tree, isNearest)
    return !mayBe || !rules(strategy).contains(where: isNearest)
  }

  /// What decides for each target.
  private func rules(_ strategy: Int) -> [AreaRule] {
    let rules = view.strategies[strategy].resolvedRules(in: view.layout.tree)
    return view.layout.targets.map { rules[$0] }
  }

  /// What else is to be said about a target. Put into words only where it is told.
  private enum Note: Hashable {
    /// How much of its area is live, the first of the views round it that take the rest, how many
    /// there are, and whether controls inside it take some too.
    case partlyLive(percent: String, takers: [Int], count: Int, isShared: Bool)
    case shaped
    case turned
  }

  /// Targets with the same insets, and what else is to be said about some of them.
  private struct Group {
    var insets: Insets?
    var targets: [Int] = []
    var notes: [(note: Note, targets: [Int])] = []
    /// Where each stands among the notes: on a crowded screen each target has its own.
    private var places: [Note: Int] = [:]

    init(insets: Insets?) { self.insets = insets }

    /// Whether there is nothing to do for the targets.
    var keepsBounds: Bool { insets == Insets() && places[.shaped] == nil }

    mutating func add(_ target: Int, _ notes: [Note]) {
      targets.append(target)
      for note in notes {
        if let place = places[note] {
          self.notes[place].targets.append(target)
        } else {
          places[note] = self.notes.count
          self.notes.append((note, [target]))
        }
      }
    }
  }

  private func grouped(strategy: Int) -> [Group] {
    let tree = view.layout.tree
    var groups: [Group] = []
    var places: [Insets?: Int] = [:]
    let ruled = zip(view.layout.targets, rules(strategy))
    let tapped = Set(view.tappedTargets.map(\.target))
    for ((target, rule), areas) in zip(ruled, view.results.areas[view.run.layout])
    where tapped.contains(target) {
      let area = areas[strategy]
      let frame = tree.wholeFrame(target)
      let insets = area.asked.map { Insets(from: frame ?? area.frame, to: $0) }
      let index = places[insets] ?? groups.count
      if index == groups.count {
        places[insets] = index
        groups.append(Group(insets: insets))
      }
      var notes = notes(target, area, rule)
      if frame == nil { notes.append(.turned) }
      groups[index].add(target, notes)
    }
    return groups
  }

  private func notes(_ target: Int, _ area: AreaResult, _ rule: AreaRule) -> [Note] {
    var notes: [Note] = []
    if area.asked != nil, let share = area.liveShare, share < 0.9995 {
      let takers = area.lostTo.filter { !isControl($0, inside: target) }
      // That a control inside its target gets its own touches is what is meant.
      if !takers.isEmpty || area.lostTo.isEmpty {
        notes.append(
          .partlyLive(
            percent: Percent.text(share), takers: Array(takers.prefix(takers.count > 3 ? 2 : 3)),
            count: takers.count, isShared: takers.count < area.lostTo.count))
      }
    }
    if case .contentShape(let shape) = rule,
      (shape ?? view.layout.tree.views[target].shape) != .rectangle
    {
      notes.append(.shaped)
    }
    return notes
  }

  private func isControl(_ taker: Int, inside target: Int) -> Bool {
    view.layout.tree.isAncestor(target, of: taker) && view.layout.tree.views[taker].isControl
  }

  private func text(_ note: Note) -> String {
    switch note {
    case .partlyLive(let percent, let takers, let count, let isShared):
      let more = count > takers.count ? ["\(count - takers.count) more"] : []
      let names = takers.map(view.id) + more + (isShared ? ["controls inside"] : [])
      let rest =
        names.isEmpty
        ? "" : ", \(Terminal.listed(names, most: 4)) \(names.count > 1 ? "take" : "takes") the rest"
      return "only \(percent) of this is live\(rest)"
    case .shaped: return "the box round the shape"
    case .turned: return "turned or scaled, so measured on the screen"
    }
  }

  private func text(_ group: Group) -> [String] {
    let names = listed(group.targets, most: 8)
    guard let insets = group.insets else { return comment("\(names): no hit area at all") }
    let more = group.notes.count - 3
    return text(names, insets)
      + group.notes.prefix(3).flatMap { note, targets in
        comment("\(listed(targets, most: 8)): \(text(note))")
      }
      + (more > 0 ? comment("and \(more) more: \(place)") : [])
  }

  private func text(_ names: String, _ insets: Insets) -> [String] {
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ].map { "\($0.0): \($0.1.shortestDecimals ?? "0")" }
    return comment(names) + ["  UIEdgeInsets(\(sides.joined(separator: ", ")))"]
  }

  private func comment(_ text: String) -> [String] {
    Terminal.wrapped(text, to: width - 5).map { "  // " + $0 }
  }

  private func leftOut(_ groups: [Group]) -> [String] {
    let hidden = groups.dropFirst(mostGroups).reduce(0) { $0 + $1.targets.count }
    return hidden > 0 ? comment("\(hidden) more targets: \(place)") : []
  }

  private func keptBounds(_ groups: [Group]) -> [String] {
    let count = groups.filter(\.keepsBounds).reduce(0) { $0 + $1.targets.count }
    guard count > 0 else { return [] }
    return comment(count == 1 ? "1 target keeps its bounds" : "\(count) targets keep their bounds")
  }

  private var place: String { hasFiles ? "areas.csv has them" : "-o DIR writes them to areas.csv" }

  private func listed(_ views: [Int], most: Int) -> String {
    Terminal.listed(views, most: most, name: view.id)
  }
}
