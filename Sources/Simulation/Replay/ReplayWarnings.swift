/// What a user should know about recorded taps before trusting what follows from them.
struct ReplayWarnings {
  let results: Results
  let record: ReplayRecord
  let people: People
  /// For each layout, how many people tapped each target.
  let users: [[Int]]
  /// For each layout, the taps meant for a view that is no target.
  let others: [[Int: Int]]

  /// The fewest people whose intervals are not rough.
  private static let fewestUsers = 10

  var sentences: [String] {
    guard record.taps > 0 else { return ["there is no tap in the log, so every rate is empty"] }
    guard users.joined().contains(where: { $0 > 0 }) else {
      return outside + [
        "no tap says which target it was meant for, so every rate is empty; flows.csv tells what "
          + "would have acted instead"
      ]
    }
    return outside + untapped + (people.isKnown ? fewUsers : [Self.independence])
  }

  private static let independence =
    "the log does not say whose taps these are, so they are taken as independent: taps of one "
    + "person are alike, so the intervals may be too narrow and the p-values too small"

  private var outside: [String] {
    results.scenario.layouts.indices.compactMap { layout in
      let taps = others[layout].values.reduce(0, +)
      guard taps > 0 else { return nil }
      let views = results.scenario.layouts[layout].tree.views
      let names = others[layout].keys.sorted().map { views[$0].id }
      return name(layout) + "\(taps) \(taps == 1 ? "tap was" : "taps were") meant for what is no "
        + "target (\(WarningText.list(names))) and counted in flows.csv only"
    }
  }

  private var untapped: [String] {
    results.scenario.layouts.indices.compactMap { layout in
      let names = targets(layout) { $0 == 0 }
      return names.isEmpty
        ? nil : name(layout) + "no tap was meant for \(WarningText.list(names.map(\.id)))"
    }
  }

  private var fewUsers: [String] {
    var result: [String] = []
    if people.hasNameless {
      result.append("some taps have no user; they are taken as those of one more person")
    }
    let all = people.names.count
    if all < Self.fewestUsers {
      let text =
        all == 1
        ? "all taps are of one user, so there are no limits and no p-values"
        : "the taps are of only \(all) users, so the intervals and p-values are rough"
      return result + [text]
    }
    for layout in results.scenario.layouts.indices {
      let few = targets(layout) { $0 > 0 && $0 < Self.fewestUsers }
      guard !few.isEmpty else { continue }
      let names = few.map { "\($0.id) (\($0.users))" }
      result.append(
        name(layout) + "fewer than \(Self.fewestUsers) users tapped \(WarningText.list(names)): "
          + "the intervals and p-values are rough, and empty for 1 user")
    }
    return result
  }

  private func targets(_ layout: Int, where holds: (Int) -> Bool) -> [(id: String, users: Int)] {
    let scenario = results.scenario.layouts[layout]
    return zip(scenario.targets, users[layout]).filter { holds($0.1) }.map {
      (scenario.tree.views[$0.0].id, $0.1)
    }
  }

  /// "layout "player", "; empty where there is but one.
  private func name(_ layout: Int) -> String {
    let layouts = results.scenario.layouts
    return layouts.count > 1 ? "layout \"\(layouts[layout].name)\", " : ""
  }
}
