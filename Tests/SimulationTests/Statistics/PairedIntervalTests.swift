import Testing

@testable import Simulation

@Suite struct PairedIntervalTests {
  /// Complete response before and after consolidation therapy: 6 gained, 16 lost, of 161. Source of
  /// the limits: the tests of the R package contingencytables, which goes with Fagerland, Lydersen
  /// & Laake, "Statistical Analysis of Contingency Tables" (2017), chapter 8.
  @Test func agreesWithAPublishedExample() throws {
    let limits = try #require(PairedInterval.limits(gained: 6, lost: 16, trials: 161))
    #expect(abs(limits.lowerBound - -0.1240) < 0.00005)
    #expect(abs(limits.upperBound - -0.0054) < 0.00005)
  }

  @Test(arguments: [1, 2, 5, 12])
  func agreesWithAScanOfTheStatistic(n: Int) throws {
    for gained in 0...n {
      for lost in 0...(n - gained) {
        let limits = try #require(
          PairedInterval.limits(
            gained: Double(gained), lost: Double(lost), trials: Double(n)))
        let low = scannedLowerLimit(gained: Double(gained), lost: Double(lost), n: Double(n))
        let high = -scannedLowerLimit(gained: Double(lost), lost: Double(gained), n: Double(n))
        #expect(abs(limits.lowerBound - low) < 1e-6, "\(gained) \(lost) \(n)")
        #expect(abs(limits.upperBound - high) < 1e-6, "\(gained) \(lost) \(n)")
      }
    }
  }

  @Test(arguments: [1.0, 30, 100_000, 1e12])
  func noChangeAtAllGivesAnIntervalRoundZero(n: Double) throws {
    let z = Confidence.z95
    let limits = try #require(PairedInterval.limits(gained: 0, lost: 0, trials: n))
    // With no discordant pair the equation is n d = z^2 (1 - d).
    #expect(abs(limits.upperBound / (z * z / (n + z * z)) - 1) < 1e-4)
    #expect(limits.lowerBound == -limits.upperBound)
  }

  @Test(arguments: [1.0, 5, 100_000])
  func everyTrialGainedOrLostReachesTheEnd(n: Double) throws {
    let z = Confidence.z95
    let gained = try #require(PairedInterval.limits(gained: n, lost: 0, trials: n))
    let lost = try #require(PairedInterval.limits(gained: 0, lost: n, trials: n))
    #expect(gained.upperBound == 1)
    #expect(abs(gained.lowerBound - (n - z * z) / (n + z * z)) < 1e-12)
    #expect(lost.lowerBound == -1)
    #expect(lost.upperBound == -gained.lowerBound)
  }

  @Test func swappingTheTwoTurnsTheSign() throws {
    let one = try #require(PairedInterval.limits(gained: 31, lost: 14, trials: 400))
    let other = try #require(PairedInterval.limits(gained: 14, lost: 31, trials: 400))
    #expect(one.lowerBound == -other.upperBound)
    #expect(one.upperBound == -other.lowerBound)
  }

  @Test func moreTrialsNarrowTheInterval() throws {
    var width = 2.0
    for n in [10.0, 100, 1000, 10_000, 1e6, 1e9] {
      let limits = try #require(
        PairedInterval.limits(gainedRate: 0.3, lostRate: 0.1, trials: n))
      #expect(limits.contains(0.3 - 0.1))
      #expect(limits.upperBound - limits.lowerBound < width)
      width = limits.upperBound - limits.lowerBound
    }
  }

  @Test func nothingIsSaidWithoutTrialsOrOfImpossibleCounts() {
    #expect(PairedInterval.limits(gained: 0, lost: 0, trials: 0) == nil)
    #expect(PairedInterval.limits(gained: 3, lost: 3, trials: 5) == nil)
    #expect(PairedInterval.limits(gained: -1, lost: 3, trials: 5) == nil)
    #expect(PairedInterval.limits(gained: .nan, lost: 0, trials: 5) == nil)
  }
}

/// Where the statistic as Tango prints it, on counts, first falls to z, in small steps from -1.
private func scannedLowerLimit(gained b: Double, lost c: Double, n: Double) -> Double {
  func score(_ d: Double) -> Double {
    let (a2, b2, c2) = (2 * n, -b - c + (2 * n - b + c) * d, -c * d * (1 - d))
    let q = (max(b2 * b2 - 4 * a2 * c2, 0).squareRoot() - b2) / (2 * a2)
    let variance = n * (2 * q + d * (1 - d))
    let distance = b - c - n * d
    return variance > 0 ? distance / variance.squareRoot() : distance * .infinity
  }
  let end = (b - c) / n
  guard end > -1 else { return -1 }
  let steps = 2000.0
  var k = 1.0
  while k < steps, score(-1 + (end + 1) * k / steps) > Confidence.z95 { k += 1 }
  var low = -1 + (end + 1) * (k - 1) / steps
  var high = -1 + (end + 1) * k / steps
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if score(middle) > Confidence.z95 { low = middle } else { high = middle }
  }
  return low
}
