import Testing

@testable import Pictures

@Suite struct RoundNumbersTests {
  @Test func marksAreRoundAndWithinTheRange() {
    #expect(RoundNumbers.within(-11...23, about: 6) == [-10, 0, 10, 20])
    #expect(
      RoundNumbers.within(0...0.0042, about: 4).map { ShortNumber.plain($0) } == [
        "0", "0.002", "0.004",
      ])
    #expect(RoundNumbers.within(0...4400, about: 5) == [0, 1000, 2000, 3000, 4000])
    #expect(RoundNumbers.within(3...3, about: 5).isEmpty)
    #expect(RoundNumbers.within(0...1, about: 0).isEmpty)
  }

  @Test func threeDigitsCount() {
    #expect(ShortNumber.digits(0.0069812) == "0.00698")
    #expect(ShortNumber.digits(-12.345) == "−12.3")
    #expect(ShortNumber.digits(4512.3) == "4512")
    #expect(ShortNumber.digits(0) == "0")
    #expect(ShortNumber.digits(-0.0004, ofSize: 3) == "0.00")
    #expect(ShortNumber.digits(.nan) == "nan")
  }

  @Test func roundNumbersHaveNoNeedlessDigits() {
    #expect(ShortNumber.plain(0) == "0")
    #expect(ShortNumber.plain(-20) == "−20")
    #expect(ShortNumber.plain(0.30000000000000004) == "0.3")
    #expect(ShortNumber.plain(50_000) == "50000")
    #expect(ShortNumber.plain(2.5) == "2.5")
  }
}
