import Testing

@testable import Simulation

/// Results keep numbers in half the room; what is there and what is not must stay apart.
struct PackedTests {
  @Test func nothingIsNotZero() {
    #expect(PackedNumber(nil).value == nil)
    #expect(PackedNumber(0).value == 0)
    #expect(PackedNumber(nil) != PackedNumber(0))
    #expect(PackedNumber(nil) == PackedNumber(nil))
    #expect(PackedNumber(nil).hashValue == PackedNumber(nil).hashValue)
    #expect(PackedCount(nil).value == nil)
    #expect(PackedCount(0).value == 0)
    #expect(PackedRange(nil).value == nil)
    #expect(PackedRange(0...0).value == 0...0)
    #expect(PackedRange(nil) == PackedRange(nil))
  }

  @Test func sharesGiveBackWhatTheyWereGiven() {
    var share = Share(count: 3, rate: 0.1 + 0.2, interval: 0.1...0.7)
    #expect(share.count == 3)
    #expect(share.rate == 0.1 + 0.2)
    #expect(share.interval == 0.1...0.7)
    share.interval = nil
    share.count = nil
    #expect(share == Share(rate: 0.1 + 0.2))
    #expect(MemoryLayout<Share>.size == 32)
  }

  @Test func rememberedComparisonsAreThoseWorkedOut() {
    let memory = ComparisonMemory(margin: 0.001)
    for _ in 1...2 {
      for gained in 0...40 {
        let new = Comparison(gained: gained, lost: 7, taps: 100, margin: 0.001)
        #expect(memory.comparison(gained: gained, lost: 7, taps: 100) == new)
      }
    }
    #expect(memory.comparison(gained: 7, lost: 40, taps: 100).verdict == .worse)
    #expect(memory.comparison(gained: 0, lost: 0, taps: 0).interval == nil)
  }

  @Test func eventsDifferByViewAndByReason() {
    let events = (0..<3).map(Event.acted) + MissReason.allCases.map(Event.missed)
    for (i, one) in events.enumerated() {
      for (j, other) in events.enumerated() { #expect((one == other) == (i == j)) }
    }
    #expect(Set(events).count == events.count)
  }
}
