import Configuration
import Foundation
import Simulation

/// Times an engine inside the process, without the start of the process and the reading of files:
/// what an app that links the library waits for. Prints the least seconds of each config, a line
/// each; `scripts/benchmark` builds and calls it.
///
///     EngineTimings ROUNDS sample|exact CONFIG...
@main
enum EngineTimings {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count > 2, let rounds = Int(words[1]), rounds > 0 else {
      fail("usage: EngineTimings ROUNDS sample|exact CONFIG...", status: 64)
    }
    do {
      let scenarios = try words.dropFirst(2).map {
        try ScenarioLoader.load(path: $0, overrides: Overrides(engine: words[2])).scenario
      }
      for seconds in try leastSeconds(scenarios, rounds: rounds) {
        print(String(format: "%.6f", seconds))
      }
    } catch {
      fail("\(error)", status: 1)
    }
  }

  /// The least time of each scenario, on one thread. They take turns, so that a busy moment of the
  /// machine meets all of them.
  private static func leastSeconds(_ scenarios: [Scenario], rounds: Int) throws -> [Double] {
    var least = scenarios.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, scenario) in scenarios.enumerated() {
        let clock = ContinuousClock()
        let took = try clock.measure { _ = try Simulator.run(scenario, threads: 1) }
        least[index] = min(least[index], took / .seconds(1))
      }
    }
    return least
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("EngineTimings: error: \(message)\n".utf8))
    exit(status)
  }
}
