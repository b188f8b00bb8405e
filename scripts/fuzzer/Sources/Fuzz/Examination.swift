import Configuration
import HitTesting
import Reporting
import Simulation

/// Puts an accepted scenario, cut to a size that is quick, to all uses, and checks what must hold
/// of any answer.
struct Examination {
  private let scenario: Scenario
  private let choice: UInt64

  init(_ loaded: LoadedScenario, choice: UInt64) {
    var scenario = loaded.scenario
    let sample = { (count: Int) in Int(choice >> 16) % max(count, 1) }
    scenario.taps = min(scenario.taps, 40)
    scenario.fingers = Array(scenario.fingers.cut(2, from: sample(scenario.fingers.count)))
    // Quantiles over people and the exact engine take their time; a few of them do.
    let isSlow = choice % 64 == 0
    if !isSlow {
      for finger in scenario.fingers.indices {
        for component in scenario.fingers[finger].components.indices {
          scenario.fingers[finger].components[component].betweenUsers = .zero
        }
      }
    }
    let mostTargets = isSlow || scenario.engine == .exact ? 1 : 3
    scenario.layouts = scenario.layouts.cut(2, from: sample(scenario.layouts.count)).map { layout in
      var layout = layout
      layout.targets = Array(layout.targets.cut(mostTargets, from: sample(layout.targets.count)))
      return layout
    }
    scenario.strategies = Array(
      scenario.strategies.cut(isSlow ? 2 : 4, from: sample(scenario.strategies.count)))
    scenario.baseline = min(scenario.baseline, scenario.strategies.count - 1)
    self.scenario = scenario
    self.choice = choice
  }

  func run() {
    hit()
    guard let results = try? Simulator.run(scenario) else {
      preconditionFailure("the run failed")
    }
    // They hold names as the layout has them; the console makes a line of each, as here.
    for warning in results.warnings { checkLine(Terminal.printable(warning)) }
    for run in results.runs {
      for target in run.targets { target.strategies.forEach(check) }
      run.totals.forEach(check)
    }
    write(results)
  }

  private func hit() {
    for layout in scenario.layouts {
      var points = [
        Point(x: .nan, y: 0), Point(x: .infinity, y: -.infinity), Point(x: 0, y: 0),
        Point(x: -0.0, y: 1e308), Point(x: 2.3e-308, y: -1e-300), Point(x: 196.5, y: 426),
      ]
      for view in layout.tree.views.indices.prefix(16) {
        guard let frame = layout.tree.visibleFrames[view] else { continue }
        points += frame.corners.prefix(2) + [layout.tree.aimPoint(of: view)]
      }
      for strategy in scenario.strategies {
        let tester = HitTester(tree: layout.tree, strategy: strategy)
        for point in points {
          let touch = tester.touch(at: point)
          let isFinite = point.x.isFinite && point.y.isFinite
          precondition(isFinite || touch.reason == .offScreen, "a point at no place was found")
          precondition(touch.actor.map { layout.tree.views[$0].isControl } ?? true, "no control")
        }
      }
    }
  }

  private func check(_ result: StrategyResult) {
    let shares = [result.hits, result.misses, result.collisions]
    let counts = shares.compactMap(\.count)
    precondition(
      result.taps == nil || counts.reduce(0, +) == result.taps,
      "hits, misses and collisions are not all taps")
    let rates = shares.compactMap(\.rate)
    precondition(
      rates.isEmpty || abs(rates.reduce(-1, +)) < 1e-6, "the rates are \(rates)")
    for people in result.users ?? [] {
      precondition(
        people.q05 >= 0 && people.q05 <= people.q50 && people.q50 <= people.q95
          && people.q95 <= 1, "quantiles that are not in order: \(people)")
    }
    for share in shares + result.outcomes.map(\.share) {
      let numbers = [share.rate, share.interval?.lowerBound, share.interval?.upperBound]
      for number in numbers.compactMap({ $0 }) {
        precondition(number >= 0 && number <= 1, "a rate of \(number)")
      }
    }
  }

  private func write(_ results: Results) {
    var bytes = 0
    let sink = { (text: String) in bytes += text.utf8.count }
    do {
      try RatesTable.writeCSV(results, to: sink)
      try OutcomesTable.writeCSV(results, to: sink)
      try ComparisonTable.writeCSV(results, to: sink)
      try AreasTable.writeJSON(results, to: sink)
      let width = Int(choice % 160)
      try SummaryTable(width: width, usesColor: choice % 2 == 0).write(results, to: sink)
    } catch {
      preconditionFailure("writing failed: \(error)")
    }
  }
}

extension Array {
  /// At most so many elements, beginning at an index and going on at the start.
  fileprivate func cut(_ count: Int, from start: Int) -> ArraySlice<Element> {
    (self[start...] + self[..<start]).prefix(count)
  }
}
