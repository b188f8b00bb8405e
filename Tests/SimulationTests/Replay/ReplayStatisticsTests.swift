import HitTesting
import Simulation
import Testing

/// Reference values: an own computation with NumPy and SciPy 1.x after the sources' formulas.
struct ReplayStatisticsTests {
  private func sixEach(weights: (Double, Double) = (1, 1)) throws -> Results.Run {
    var replay = ReplayCase(weights: weights)
    replay.addSixEach()
    return try replay.results().runs[0]
  }

  private func expect(
    _ interval: ClosedRange<Double>?, _ low: Double, _ high: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let interval = try #require(interval, sourceLocation: sourceLocation)
    #expect(abs(interval.lowerBound - low) < 1e-9, sourceLocation: sourceLocation)
    #expect(abs(interval.upperBound - high) < 1e-9, sourceLocation: sourceLocation)
  }

  @Test func limitsOfATargetKnowWhoseTapsTheyAre() throws {
    let a = try sixEach().targets[0].strategies
    #expect(a[0].hits.count == 48)
    #expect(a[0].taps == 60)
    try expect(a[0].hits.interval, 0.6159694336979886, 0.9088864410311277)
    try expect(a[1].hits.interval, 0.6470713606512535, 0.9690088728972834)
    try expect(a[1].comparison?.interval, -0.024139646972749014, 0.22103749313971316)
    #expect(abs((a[1].comparison?.pValue ?? 0) - 0.07233068237795963) < 1e-12)
    let hits = try #require(a[1].outcomes.first { $0.isHit })
    #expect(hits.share.interval == a[1].hits.interval)
  }

  @Test func holmAdjustsOverTheTargetsOfAStrategy() throws {
    let targets = try sixEach().targets
    let comparisons = targets.compactMap { $0.strategies[1].comparison }
    let expected = [2 * 0.07233068237795963, 2 * 0.07233068237795963]
    for (comparison, value) in zip(comparisons, expected) {
      #expect(abs((comparison.adjustedPValue ?? 0) - value) < 1e-12)
    }
  }

  @Test func withoutWeightsAllTapsCountAlike() throws {
    let total = try sixEach().totals
    #expect(total[0].hits.rate == 66.0 / 91)
    try expect(total[0].hits.interval, 0.5609699866398632, 0.8450715902449699)
    try expect(total[1].comparison?.interval, 0.034677405115762935, 0.24502315446624987)
    #expect(abs((total[1].comparison?.pValue ?? 0) - 0.05363525223745359) < 1e-12)
    #expect(total[1].comparison?.adjustedPValue == nil)
    #expect(total[1].comparison?.verdict == .better)
  }

  @Test func withWeightsTheTotalIsTheirs() throws {
    let total = try sixEach(weights: (3, 1)).totals
    #expect(abs((total[0].hits.rate ?? 0) - 0.7451612903225807) < 1e-12)
    try expect(total[0].hits.interval, 0.6066604384782452, 0.8471788769349988)
    try expect(total[1].comparison?.interval, 0.04436825012982962, 0.21447639639944915)
    #expect(abs((total[1].comparison?.pValue ?? 0) - 0.05175463389013333) < 1e-12)
  }

  @Test func withoutUsersTapsAreIndependentAndAWarningSaysSo() throws {
    var replay = ReplayCase()
    replay.add(30, .inside, for: "a")
    replay.add(6, .near, for: "a")
    replay.add(4, .far, for: "a")
    let results = try replay.results()
    let edge = results.runs[0].targets[0].strategies[1]
    #expect(edge.hits == Share(count: 36, of: 40))
    #expect(abs((edge.comparison?.pValue ?? 0) - 0.03125) < 1e-12)
    #expect(results.replay?.users == nil)
    #expect(results.warnings.contains { $0.contains("taken as independent") })
    #expect(results.runs[0].targets[1].strategies[1].comparison?.pValue == nil)
  }

  @Test func oneUserLeavesLimitsAndPValuesEmpty() throws {
    var replay = ReplayCase()
    replay.add(30, .inside, for: "a", by: 7)
    replay.add(6, .near, for: "a", by: 7)
    let results = try replay.results()
    let edge = results.runs[0].targets[0].strategies[1]
    #expect(edge.hits.rate == 1)
    #expect(edge.hits.interval == nil)
    #expect(edge.outcomes.allSatisfy { $0.share.interval == nil })
    #expect(edge.comparison?.difference == 6.0 / 36)
    #expect(edge.comparison?.interval == nil)
    #expect(edge.comparison?.verdict == nil)
    #expect(edge.comparison?.pValue == nil)
    #expect(results.warnings.contains { $0.contains("all taps are of one user") })
  }

  @Test func fewUsersAreNamedAsRough() throws {
    var replay = ReplayCase()
    replay.addSixEach()
    #expect(try replay.results().warnings.contains { $0.contains("only 8 users") })
    for user in 20..<30 { replay.add(1, .inside, for: "a", by: user) }
    #expect(
      try replay.results().warnings.contains { $0.hasPrefix("fewer than 10 users tapped b (6)") })
  }

  @Test func tapsWithoutAUserAmongOthersAreOnePersonMore() throws {
    var replay = ReplayCase()
    replay.addSixEach()
    replay.add(4, .inside, for: "a")
    let results = try replay.results()
    #expect(results.replay?.users == 9)
    #expect(results.warnings.contains { $0.contains("one more person") })
  }

  @Test func theOrderOfTheLogChangesNoDigit() throws {
    var (forth, back) = (ReplayCase(), ReplayCase())
    let taps = [("a", 3), ("b", 1), ("a", 2), ("b", 3), ("a", 1), ("b", 2)]
    for (target, user) in taps { forth.add(user + 2, .inside, for: target, by: user) }
    for (target, user) in taps { forth.add(user, .near, for: target, by: user) }
    for (target, user) in taps.reversed() { back.add(user, .near, for: target, by: user) }
    for (target, user) in taps.reversed() { back.add(user + 2, .inside, for: target, by: user) }
    let runs = [try forth.results().runs, try back.results().runs]
    #expect("\(runs[0])" == "\(runs[1])")
  }

  @Test func ratesByUserAreEachPersonsOwn() throws {
    var replay = ReplayCase()
    replay.add(3, .inside, for: "a", by: 1)
    replay.add(1, .near, for: "a", by: 1)
    replay.add(2, .far, for: "b", by: 1)
    replay.add(5, .inside, for: "b", by: 0)
    let results = try replay.results(users: ["zoe", "ann"], byUser: true)
    let record = try #require(results.replay)
    #expect(record.names == ["ann", "zoe"])
    let rows = record.people[0]
    #expect(rows.map(\.person) == [0, 0, 1, 0, 1])
    #expect(rows.map { $0.target ?? -1 } == [1, 2, 2, -1, -1])
    #expect(rows[0].strategies[0].hits == Share(count: 3, of: 4))
    #expect(rows[3].strategies[1].hits == Share(count: 4, of: 6))
    #expect(rows[4].strategies[0].hits == Share(count: 5, of: 5))
  }
}
