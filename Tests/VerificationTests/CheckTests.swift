import Testing

@testable import Verification

@Suite struct CheckTests {
  @Test(arguments: Check.all.indices)
  func everyCheckPasses(index: Int) throws {
    let check = Check.all[index]
    let findings = try check.run(Effort(.trial))
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.passes, "\(check.name): \(finding)")
    }
  }
}
