import HitTesting
import Simulation
import TouchModels

/// The coverage of the intervals that a run gives, over many seeds, against the exact engine: the
/// streams, the tables, the counts and the formulas together.
enum RunCoverage {
  static let check = Check(
    name: "coverage-run", question: "how often do the limits of whole runs hold the exact values?",
    run: { try findings($0) })

  private static func scenario(taps: Int, gap: Double) -> Scenario {
    let buttons = (0..<5).map { index in
      var view = View(
        id: "b\(index)", kind: .button,
        frame: Rectangle(x: 20 + Double(index) * (24 + gap), y: 60, width: 24, height: 24))
      view.weight = [1, 3, 9, 27, 81][index]
      return view
    }
    let tree = ViewTree(Screen(size: Size(width: 240, height: 160), views: buttons))
    return Scenario(
      taps: taps, layouts: [.init(name: "l", tree: tree, pointsPerInch: 160)],
      fingers: [FingerModel(name: "f", components: [.init(spread: .sigma(SIMD2(6, 8)))])],
      strategies: [
        Strategy(name: "bounds", area: .bounds),
        Strategy(name: "min", area: .minimumTapArea(Size(width: 44, height: 44))),
      ])
  }

  private static func findings(_ effort: Effort) throws -> [Finding] {
    let runs = effort.pick(trial: 100, quick: 1000, full: 10_000)
    var findings: [Finding] = []
    for (taps, gap) in effort.pick(
      trial: [(300, 8.0)], quick: [(300, 8.0), (3000, 8.0)], full: [(300, 8.0), (3000, 8.0)])
    {
      var question = scenario(taps: taps, gap: gap)
      question.engine = .exact
      let exact = try Simulator.rates(question).runs[0]
      question.engine = .sample
      let sampled = question
      let parts = try parallelMap(Array(0..<runs), threads: effort.threads) { seed in
        var one = sampled
        one.seed = 1000 + UInt64(seed)
        var coverages = RunCoverages()
        coverages.add(try Simulator.rates(one).runs[0], exact: exact)
        return coverages
      }
      var sum = RunCoverages()
      for part in parts { sum.merge(part) }
      findings += sum.findings("\(runs) runs of \(taps) taps")
    }
    return findings
  }
}

/// The coverage of each kind of interval that a run gives.
private struct RunCoverages: Sendable {
  private var kinds = Array(repeating: Coverage(isDrawn: true), count: 8)
  private static let names = [
    "hit rate of a target", "miss rate", "collision rate", "difference", "hit rate of *",
    "miss rate of *", "collision rate of *", "difference of *",
  ]

  mutating func add(_ run: Results.Run, exact: Results.Run) {
    for (found, known) in zip(run.targets, exact.targets) {
      for (found, known) in zip(found.strategies, known.strategies) { add(found, known, from: 0) }
    }
    for (found, known) in zip(run.totals, exact.totals) { add(found, known, from: 4) }
  }

  private mutating func add(_ found: StrategyResult, _ known: StrategyResult, from start: Int) {
    let pairs = [
      (found.hits.interval, known.hits.rate), (found.misses.interval, known.misses.rate),
      (found.collisions.interval, known.collisions.rate),
      (found.comparison?.interval, known.comparison?.difference),
    ]
    for (index, (interval, truth)) in pairs.enumerated() {
      // What cannot happen at all is always covered and would flatter the others.
      guard let truth, index == 3 || (truth > 1e-6 && truth < 1 - 1e-6) else { continue }
      kinds[start + index].add(interval, truth: truth)
    }
  }

  mutating func merge(_ other: RunCoverages) {
    for (index, kind) in other.kinds.enumerated() { kinds[index].merge(kind) }
  }

  func findings(_ name: String) -> [Finding] {
    zip(Self.names, kinds).enumerated().map { index, kind in
      kind.1.finding(index == 0 ? "\(name): \(kind.0)" : "  \(kind.0)", in: 0.93...0.98)
    }
  }
}
