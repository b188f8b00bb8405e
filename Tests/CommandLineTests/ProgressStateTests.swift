import Testing

@testable import tapsim

struct ProgressStateTests {
  @Test func tellsStepsRateAndTimeLeft() {
    var state = ProgressState(unit: "taps", total: 24_000_000)
    #expect(state.line(after: 1) == "0 % of 24 million taps, 0 a second")
    state.add(6_000_000)
    #expect(state.line(after: 2) == "25 % of 24 million taps, 3 million a second, 6 s left")
    state.add(18_000_000)
    #expect(state.line(after: 8) == "100 % of 24 million taps, 3 million a second, 0 s left")
  }

  @Test func aNarrowTerminalGetsTheShareAndTheTime() {
    var state = ProgressState(unit: "taps", total: 24_000_000)
    state.add(6_000_000)
    #expect(state.line(after: 2, columns: 39) == "25 %, 6 s left")
  }

  @Test func withoutATotalNothingIsSaidOfTheEnd() {
    var state = ProgressState(unit: "taps", total: nil)
    state.add(1234)
    #expect(state.line(after: 2) == "1.2 thousand taps, 617 a second")
  }

  @Test func numbersAndTimesStayShort() {
    #expect(
      [0, 9.6, 999.4, 999.9, 12_345, 999_999, 3.44e6, 2e9, 5e12].map(ProgressState.short) == [
        "0", "10", "999", "1 thousand", "12 thousand", "1 million", "3.4 million", "2 billion",
        "5 trillion",
      ])
    #expect(
      [0.2, 59, 60, 3599.5, 40_000, 1e300].map(ProgressState.time) == [
        "1 s", "59 s", "1 min 0 s", "1 h 0 min", "11 h 6 min", "277777 h 46 min",
      ])
  }
}
