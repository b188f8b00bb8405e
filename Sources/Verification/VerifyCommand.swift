import Foundation

/// The command of `scripts/verify`.
package enum VerifyCommand {
  private static let usage = """
    usage: scripts/verify [--quick] [--list] [NAME...]

    Holds the simulator against theory: runs the named checks, or all of them, prints what each of
    them measured, and ends with status 1 if one fails. The same sources give the same numbers.

      --quick   fewer taps and repetitions: about a minute
      --list    the names and what each check asks
    """

  /// Runs the checks that the arguments name; the exit status is 0 where all pass, 1 where one
  /// fails, 64 where the arguments are wrong.
  package static func run(_ arguments: [String]) -> Int32 {
    if arguments.contains(where: { $0 == "-h" || $0 == "--help" }) {
      print(usage)
      return 0
    }
    if arguments.contains("--list") {
      for check in Check.all { print("\(check.name): \(check.question)") }
      return 0
    }
    var size = Effort.Size.full
    var names: [String] = []
    for argument in arguments {
      if argument == "--quick" { size = .quick } else { names.append(argument) }
    }
    for name in names where !Check.all.contains(where: { $0.name == name }) {
      let known = Check.all.map(\.name).joined(separator: ", ")
      return fail("no check '\(name)'; known are \(known)", status: 64)
    }
    let chosen = names.isEmpty ? Check.all : Check.all.filter { names.contains($0.name) }
    return run(chosen, Effort(size, threads: ProcessInfo.processInfo.activeProcessorCount))
  }

  private static func run(_ checks: [Check], _ effort: Effort) -> Int32 {
    var (passed, failed) = (0, 0)
    for check in checks {
      let started = Date()
      do {
        let findings = try check.run(effort)
        let wrong = findings.filter { !$0.passes }.count
        passed += findings.count - wrong
        failed += wrong
        for line in FindingTable(check, findings).lines { print(line) }
      } catch {
        failed += 1
        print("\(check.name): \(check.question)")
        print("  FAILS: \(error)")
      }
      print("")
      fflush(nil)
      note("\(check.name) took \(Date().timeIntervalSince(started).fixed(1)) s")
    }
    print("\(passed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  }

  /// What differs from run to run goes to standard error.
  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("verify: \(text)\n".utf8))
  }

  private static func fail(_ text: String, status: Int32) -> Int32 {
    note("error: \(text)")
    return status
  }
}
