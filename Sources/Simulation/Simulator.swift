import HitTesting
import TouchModels

/// Answers a scenario, by sampling or exactly: the same scenario gives the same results with any
/// number of threads.
///
///     let results = try Simulator.run(scenario, threads: 2)
public enum Simulator {
  private static let mostThreads = 1024

  /// Answers a scenario.
  ///
  /// - Parameters:
  ///   - threads: how many work at once, at least 1; more than 1024 are taken as 1024.
  ///   - margin: how far a difference of hit rates may be from 0 and still count as the same, as a
  ///     fraction.
  ///   - bound: a hit rate, as a fraction: where people differ, the share of those below it is
  ///     told.
  ///   - progress: is told how far the run is.
  /// - Throws: `TapSamplerError` where memory is short, `ExactEngineError` where probabilities
  ///   cannot be had to their stated error.
  public static func run(
    _ scenario: Scenario, threads: Int = 1, margin: Double = 0.001, bound: Double = 0.9,
    progress: Progress? = nil
  ) throws -> Results {
    var results = try rates(
      scenario, threads: threads, margin: margin, bound: bound, progress: progress,
      surveysAreas: true)
    results.warnings = ScenarioWarnings(results).sentences
    return results
  }

  /// As `run`, without warnings, and without the hit areas unless `surveysAreas`.
  package static func rates(
    _ scenario: Scenario, threads: Int = 1, margin: Double = 0.001, bound: Double = 0.9,
    progress: Progress? = nil, surveysAreas: Bool = false
  ) throws -> Results {
    let threads = min(max(threads, 1), mostThreads)
    var results = Results(scenario: scenario, areas: [], runs: [], warnings: [])
    for (index, layout) in scenario.layouts.enumerated() {
      let distinct = DistinctStrategies(of: scenario, on: layout.tree)
      if surveysAreas {
        results.areas.append(try distinct.screen.areas(of: layout.targets, threads: threads))
      }
      let isExact = scenario.engine == .exact
      let engine =
        isExact || scenario.fingers.contains(where: \.differsBetweenUsers)
        ? try ExactEngine(
          distinct.scenario, layout, distinct.screen, margin: margin, threads: threads) : nil
      for finger in scenario.fingers.indices {
        var run: Results.Run
        if isExact, let engine {
          run = distinct.spread(
            try engine.run(layout: index, finger: finger, threads: threads, progress: progress))
        } else {
          let summary = TallySummary(
            scenario: scenario, twins: distinct.screen.twins, layout: layout, margin: margin)
          let targets = try targets(
            summary, scenario.fingers[finger], distinct.screen, threads, progress)
          run = summary.run(targets, layout: index, finger: finger)
        }
        run.add(
          try engine?.users(finger: finger, bound: bound, threads: threads)?
            .map { distinct.screen.twins.spread($0) })
        results.runs.append(run)
      }
    }
    return results
  }

  /// The result of each target of a layout, from sampled taps. Targets are worked on a batch at a
  /// time, so that the counts of few are in memory at once, and neither many targets nor many taps
  /// leave a thread idle.
  private static func targets(
    _ summary: TallySummary, _ finger: FingerModel, _ screen: ScreenUnderStrategies, _ threads: Int,
    _ progress: Progress?
  ) throws -> [TargetResult] {
    let (scenario, layout) = (summary.scenario, summary.layout)
    var results: [TargetResult] = []
    results.reserveCapacity(layout.targets.count)
    let blocks = TargetSampler.blocks(for: scenario.taps)
    let batch = 32 * threads
    var start = 0
    while start < layout.targets.count {
      let targets = Array(layout.targets[start..<min(start + batch, layout.targets.count)])
      let samplers = try parallelMap(targets, threads: threads) { target in
        let seen = layout.tree.visibleFrames[target]?.box ?? .empty
        return TargetSampler(
          scenario: scenario, layout: layout, target: target,
          gaussians: finger.gaussians(
            target: SIMD2(seen.width, seen.height), pointsPerInch: layout.pointsPerInch),
          on: screen)
      }
      let pieces = pieces(samplers: samplers.count, blocks: blocks, threads: threads)
      let counted = try parallelMap(pieces, threads: threads) { piece in
        try samplers[piece.sampler].tally(
          blocks: piece.blocks, of: scenario.taps, with: TapSampler(), progress)
      }
      var sums = samplers.map { _ in Tally() }
      for (piece, tally) in zip(pieces, counted) { sums[piece.sampler].merge(tally) }
      results += try parallelMap(Array(zip(targets, sums)), threads: threads) {
        summary.result(of: $0, $1)
      }
      start += batch
    }
    return results
  }

  private struct Piece: Sendable {
    var sampler: Int
    var blocks: Range<Int>
  }

  /// Cuts the blocks of each sampler into pieces, enough of them that threads finish together.
  private static func pieces(samplers: Int, blocks: Int, threads: Int) -> [Piece] {
    // Each piece fills a table of its own, so no more pieces than keep the threads busy.
    let parts = threads == 1 ? 1 : min(blocks, max(1, 8 * threads / samplers))
    return (0..<samplers).flatMap { sampler in
      (0..<parts).map { part in
        Piece(
          sampler: sampler,
          blocks: Self.cut(part, parts, blocks)..<Self.cut(part + 1, parts, blocks)
        )
      }
    }
  }

  /// Where part `part` of `parts` begins in so many blocks, without overflow.
  private static func cut(_ part: Int, _ parts: Int, _ blocks: Int) -> Int {
    blocks / parts * part + min(part, blocks % parts)
  }
}
