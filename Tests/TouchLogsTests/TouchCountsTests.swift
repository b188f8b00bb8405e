import Testing
import TouchLogs

@Suite struct TouchCountsTests {
  @Test func readIsTapsAndAllThatWasLeftOut() {
    var counts = TouchCounts()
    counts.addTap()
    for reason in LeftOut.allCases { counts.add(reason) }
    counts.add(.moved)
    #expect(counts.read == 7)
    #expect(counts.taps == 1)
    #expect(counts.count(.moved) == 2)
    #expect(counts.count(.bad) == 1)
  }
}
