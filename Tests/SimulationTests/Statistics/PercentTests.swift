import Simulation
import Testing

@Suite struct PercentTests {
  @Test(
    arguments: [
      (0.0, "0.0"), (1, "100.0"), (0.717, "71.7"), (0.0005, "0.1"), (0.00049, "<0.1"),
      (1e-12, "<0.1"), (0.9996, ">99.9"), (0.9995, ">99.9"), (0.99949, "99.9"), (0.5, "50.0"),
      (0.062, "6.2"),
    ] as [(Double, String)])
  func endsAreReachedOnlyWhereTheyAreTrue(rate: Double, text: String) {
    #expect(Percent.number(rate) == text)
  }

  @Test func whatIsNotKnownIsADash() {
    #expect(Percent.number(nil) == "–")
    #expect(Percent.number(.nan) == "–")
    #expect(Percent.change(from: .nan, to: .nan) == "from – % to – %")
  }

  @Test func aChangeIsAlwaysVisible() {
    #expect(Percent.change(from: 0.717, to: 0.688) == "from 71.7 % to 68.8 %")
    #expect(Percent.change(from: 0.71712, to: 0.71701) == "from 71.71 % to 71.70 %")
    #expect(Percent.change(from: 0.9999, to: 0.9997) == "from 99.99 % to 99.97 %")
    #expect(Percent.change(from: 0.5, to: 0.5) == "from 50.0 % to 50.0 %")
  }
}
