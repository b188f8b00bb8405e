import Testing

@testable import Verification

@Suite struct VerifyCommandTests {
  @Test func anUnknownCheckIsWrongUsage() {
    #expect(VerifyCommand.run(["no-such-check"]) == 64)
    #expect(VerifyCommand.run(["--qick"]) == 64)
  }

  @Test func namesAreUnique() {
    #expect(Set(Check.all.map(\.name)).count == Check.all.count)
  }

  @Test func aTableHasTheColumnsInLine() {
    let check = Check(name: "a", question: "b?") { _ in [] }
    let findings = [
      Finding("x", measured: "1", expected: "1", bound: "1 to 2", passes: true),
      Finding("longer", measured: "10", expected: "1", bound: "1 to 2", passes: false),
    ]
    #expect(
      FindingTable(check, findings).lines == [
        "a: b?", "          measured  expected  accepted",
        "  x       1         1         1 to 2    ok",
        "  longer  10        1         1 to 2    FAILS",
      ])
  }
}
