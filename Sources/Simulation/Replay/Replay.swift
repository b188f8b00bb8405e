import HitTesting

/// What recorded taps would have come to under each strategy of a scenario. Taps are handed in one
/// by one and counted at once; the results can be asked for when all are in. The scenario's
/// fingers, taps and seed play no part, and a tap off the screen stays there.
///
///     var replay = Replay(scenario)
///     replay.add(ReplayTap(point: Point(x: 200, y: 780), intended: 3, user: 0))
///     let results = try replay.results(users: ["ann"])
public struct Replay: Sendable {
  /// The question.
  public let scenario: Scenario
  private var screens: [ReplayedScreen]

  /// A replay without any tap yet.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    screens = scenario.layouts.map { ReplayedScreen($0, scenario.strategies) }
  }

  /// Counts a tap; one whose layout the scenario does not have is left out.
  ///
  /// - Complexity: O(1) on average where hit areas are straight along the axes.
  public mutating func add(_ tap: ReplayTap) {
    guard screens.indices.contains(tap.layout) else { return }
    screens[tap.layout].add(tap)
  }

  /// What all taps so far come to.
  ///
  /// - Parameters:
  ///   - users: the names of the people, by their numbers; who has none is named by the number.
  ///   - byUser: whether to give the rates of each person too.
  ///   - margin: how far a difference of hit rates may be from 0 and still count as the same, as a
  ///     fraction.
  ///   - threads: how many work on the hit areas at once.
  /// - Throws: what the survey of the hit areas throws.
  public func results(
    users: [String] = [], byUser: Bool = false, margin: Double = 0.001, threads: Int = 1
  ) throws -> Results {
    var results = Results(scenario: scenario, areas: [], runs: [], warnings: [])
    let people = People(screens.flatMap { $0.tally.labelled.keys.map(\.user) }, names: users)
    var record = ReplayRecord()
    record.users = people.isKnown ? people.names.count : nil
    record.names = people.names
    var counts: [[Int]] = []
    for (index, screen) in screens.enumerated() {
      let layout = scenario.layouts[index]
      results.areas.append(try screen.under.areas(of: layout.targets, threads: threads))
      let summary = ReplaySummary(
        counts: TallySummary(
          scenario: scenario, twins: screen.under.twins, layout: layout, margin: margin),
        answers: screen.atlas.answers, people: people)
      let taps = TargetTaps.all(screen.tally, targets: layout.targets, people: people)
      results.runs.append(summary.run(taps, layout: index))
      counts.append(taps.map(\.persons.count))
      record.flows.append(Flow.all(screen, scenario))
      record.taps += screen.tally.taps.reduce(0, +)
      if byUser { record.people.append(summary.rates(taps)) }
    }
    results.adjustPValues()
    results.replay = record
    results.warnings =
      ScenarioWarnings(results).sentences
      + ReplayWarnings(
        results: results, record: record, people: people, users: counts,
        others: screens.map(\.others)
      ).sentences
    return results
  }
}

/// A screen and the taps on it.
struct ReplayedScreen: Sendable {
  let under: ScreenUnderStrategies
  private(set) var atlas: ScreenAtlas
  private(set) var tally = TouchTally()
  /// Taps meant for a view that is no target.
  private(set) var others: [Int: Int] = [:]
  /// For each view its place among the targets; -1 where it is none.
  private let places: [Int32]

  init(_ layout: Scenario.Layout, _ strategies: [Strategy]) {
    under = ScreenUnderStrategies(layout.tree, strategies)
    atlas = ScreenAtlas(under, size: layout.tree.screen.size)
    var places = [Int32](repeating: -1, count: layout.tree.views.count)
    for (place, target) in layout.targets.enumerated() {
      places[target] = Int32(exactly: place) ?? -1
    }
    self.places = places
  }

  mutating func add(_ tap: ReplayTap) {
    let answer = atlas.answer(at: tap.point)
    tally.add(answer: answer)
    guard let intended = tap.intended, places.indices.contains(intended) else { return }
    guard places[intended] >= 0 else {
      others[intended, default: 0] += 1
      return
    }
    tally.add(answer: answer, target: places[intended], user: tap.user ?? -1)
  }
}
