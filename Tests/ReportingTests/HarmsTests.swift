import HitTesting
import Testing
import TouchModels

@testable import Reporting
@testable import Simulation

@Suite struct HarmsTests {
  private static func harms(_ results: Results) -> Harms {
    Harms(view: RunView(results: results, run: results.runs[0], margin: 0.001))
  }

  private static func harms(_ plain: [[Int]], _ grown: [[Int]]) -> Harms {
    harms(Examples.pair(plain, grown))
  }

  @Test func hitsThatFallForOneTargetAreHarmThoughTheTotalGains() {
    let harms = Self.harms([[500, 0], [0, 900]], [[900, 0], [0, 700]])
    #expect(
      harms.sentences == ["grown does harm to b (hits fall from 90.0 % to 70.0 %)."])
    #expect(harms.remarks.isEmpty)
    #expect(harms.isHidden(1))
  }

  @Test func collisionsOfOneTargetAreHarmThoughTheTotalHasFewer() {
    let harms = Self.harms([[921, 4], [300, 600]], [[926, 72], [10, 950]])
    #expect(
      harms.sentences == [
        "grown does harm to a (collisions rise from 0.4 % to 7.2 %, hits only from 92.1 % to "
          + "92.6 %)."
      ])
    #expect(harms.remarks.isEmpty)
  }

  @Test func collisionsThatRiseByLessThanHitsAreNoHarm() throws {
    let results = Examples.pair([[700, 0], [0, 700]], [[950, 10], [30, 950]])
    let harms = Self.harms(results)
    #expect(harms.sentences.isEmpty)
    #expect(
      harms.remarks == [
        "No harm against asIs was seen.",
        "grown raises collisions from 0.0 % to 2.0 %, though hits rise from 70.0 % to 95.0 %.",
      ])
    let text = try Examples.text { try SummaryTable(usesColor: true).write(results, to: $0) }
    #expect(!text.contains("\u{1B}[31m"))
  }

  @Test func aStrategyMayHarmATargetAndBeWorthItInAll() {
    let harms = Self.harms([[500, 0], [0, 900]], [[950, 40], [60, 880]])
    #expect(
      harms.sentences == [
        "grown does harm to b (hits fall from 90.0 % to 88.0 %, and collisions rise from 0.0 % to "
          + "6.0 %)."
      ])
    #expect(
      harms.remarks == [
        "grown raises collisions from 0.0 % to 5.0 %, though hits rise from 70.0 % to 91.5 %."
      ])
  }

  @Test func harmInTotalNamesTheWorstTarget() {
    let harms = Self.harms([[800, 0], [0, 800]], [[700, 200], [100, 750]])
    #expect(
      harms.sentences == [
        "grown does harm: hits fall from 80.0 % to 72.5 %, and collisions rise from 0.0 % to "
          + "15.0 %; worst for a (hits fall from 80.0 % to 70.0 %, and collisions rise from 0.0 % "
          + "to 20.0 %)."
      ])
    #expect(!harms.isHidden(1))
  }

  @Test func noiseIsNotHarm() {
    let harms = Self.harms([[800, 10], [10, 800]], [[799, 12], [12, 799]])
    #expect(harms.sentences.isEmpty)
    #expect(harms.remarks == ["No harm against asIs was seen."])
  }

  @Test func withoutLimitsTheRatesThemselvesDecide() {
    var results = Examples.pair([[800, 0], [0, 800]], [[797, 3], [0, 800]])
    for strategy in 0..<2 {
      for target in 0..<2 {
        results.runs[0].targets[target].strategies[strategy].forgetLimits()
      }
      results.runs[0].totals[strategy].forgetLimits()
    }
    #expect(
      Self.harms(results).sentences == [
        "grown does harm: hits fall from 80.0 % to 79.9 %, and collisions rise from 0.0 % to "
          + "0.2 %; worst for a (hits fall from 80.0 % to 79.7 %, and collisions rise from 0.0 % "
          + "to 0.3 %)."
      ])
  }

  @Test func whatRecordedTapsCannotProveIsCounted() throws {
    let harms = Self.harms(try Examples.fewTaps())
    #expect(harms.sentences.isEmpty)
    #expect(
      harms.remarks == [
        "No harm against bounds that 4 taps can prove.",
        "Under min:44 collisions rose for a (from 0 to 1 of 3 taps).",
      ])
  }

  @Test func recordedTapsThatGotNoWorseShowNoHarm() throws {
    let harms = Self.harms(try Examples.fewTaps(x: [105, 108, 110]))
    #expect(harms.remarks == ["No harm against bounds was seen."])
  }
}

extension StrategyResult {
  /// As an exact engine gives it.
  fileprivate mutating func forgetLimits() {
    hits = Share(rate: hits.rate)
    misses = Share(rate: misses.rate)
    collisions = Share(rate: collisions.rate)
    comparison?.verdict = nil
    comparison?.interval = nil
  }
}
