import Testing

/// Wrong usage is one line on standard error and status 64, and nothing is printed or written.
struct BadCommandLineTests {
  @Test(arguments: [
    (["rnu"], "unknown command 'rnu'; did you mean 'run'?"),
    (
      ["frobnicate"],
      "unknown command 'frobnicate'; the commands are run, replay, fit, quick, hit, preview, "
        + "check-config, import, models, devices, completions, man, help"
    ),
    (["help", "hti"], "unknown command 'hti'; did you mean 'hit'?"),
    (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
    (["-x"], "unknown option '-x'; a command comes first, see 'tapsim help'"),
    (["--version", "run"], "unexpected argument 'run' after --version"),
    (["run"], "FILE is missing: tapsim run FILE [OPTIONS]"),
    (["run", "a.json", "b.json"], "unexpected argument 'b.json'; see 'tapsim help run'"),
    (
      ["replay", "a.json", "b.csv"],
      "unexpected argument 'b.csv'; touch logs are given with --touches"
    ),
    (
      ["fit", "a.json", "b.csv", "--touches", "c.csv"],
      "unexpected argument 'b.csv'; touch logs are given with --touches"
    ),
    (["run", "a.json", "--", "-b"], "unexpected argument '-b'; see 'tapsim help run'"),
    (["run", "a.json", "--sed", "3"], "unknown option '--sed'; did you mean '--seed'?"),
    (["run", "a.json", "--sed=3"], "unknown option '--sed'; did you mean '--seed'?"),
    (["run", "a.json", "--colour"], "unknown option '--colour'; see 'tapsim help run'"),
    (["run", "a.json", "-q"], "unknown option '-q'; see 'tapsim help run'"),
    (["quick", "24x24", "-o", "-"], "unknown option '-o'; see 'tapsim help quick'"),
    (["import", "a.xml", "--density", "0"], "--density: '0' is not a number above 0"),
  ])
  func unknownWords(_ words: [String], _ message: String) async throws {
    try await expectUsageError(words, message)
  }

  @Test(arguments: [
    (["run", "a.json", "--seed"], "--seed needs a value: --seed N"),
    (["run", "a.json", "-o"], "--output needs a value: --output DIR"),
    (["run", "a.json", "--seed", "--threads", "2"], "--seed needs a value: --seed N"),
    (["hit", "a.json", "--at"], "--at needs a value: --at X,Y ..."),
    (["run", "a.json", "--quiet=yes"], "--quiet takes no value, and 'yes' was given"),
    (
      ["run", "a.json", "--seed", "1", "--seed=2"],
      "--seed is given twice, and can be given once"
    ),
    (
      ["run", "a.json", "--taps", "9", "--precision", "0.1"],
      "--taps and --precision cannot be used together"
    ),
    (
      ["quick", "24x24", "--count", "2", "--grid", "2x3"],
      "--count and --grid cannot be used together"
    ),
    (
      ["hit", "a.json", "--at", "1,2", "--points", "-"],
      "--at and --points cannot be used together"
    ),
    (["hit", "a.json"], "no point is given: use --at X,Y or --points FILE"),
  ])
  func missingAndConflictingValues(_ words: [String], _ message: String) async throws {
    try await expectUsageError(words, message)
  }

  @Test(arguments: [
    ("--seed", "-1", "a whole number from 0 to 18446744073709551615"),
    ("--seed", "18446744073709551616", "a whole number from 0 to 18446744073709551615"),
    ("--seed", "1.5", "a whole number from 0 to 18446744073709551615"),
    ("--taps", "0", "a whole number from 1 to 1000000000000"),
    ("--taps", "1000000000001", "a whole number from 1 to 1000000000000"),
    ("--threads", "0", "a whole number from 1 to 1024"),
    ("--precision", "0", "a number above 0 and below 0.5"),
    ("--precision", "0.5", "a number above 0 and below 0.5"),
    ("--precision", "nan", "a number above 0 and below 0.5"),
    ("--margin", "-0.1", "a number from 0 to 1"),
    ("--density", "inf", "a number above 0"),
    ("--density", "-2", "a number above 0"),
    ("--strategy", "", "a strategy"),
    ("--format", "tabel", "one of table, csv, json; did you mean 'table'?"),
    ("--engine", "smaple", "one of sample, exact; did you mean 'sample'?"),
  ])
  func valuesOutOfRange(_ option: String, _ value: String, _ expected: String) async throws {
    try await expectUsageError(
      ["run", "a.json", "\(option)=\(value)"], "\(option): '\(value)' is not \(expected)")
  }

  @Test(arguments: [
    (["24"], "WxH: '24' is not a size like 24x24, both sides above 0"),
    (["24x0"], "WxH: '24x0' is not a size like 24x24, both sides above 0"),
    (["24xinf"], "WxH: '24xinf' is not a size like 24x24, both sides above 0"),
    (["24x24", "--grid", "2x0"], "--grid: '2x0' is not columns x rows like 2x3, both 1 or more"),
    (["24x24", "--gap", "-1"], "--gap: '-1' is not a number of points, 0 or more"),
    (["24x24", "--count", "1001"], "--count: '1001' is not a whole number from 1 to 1000"),
    (
      ["24x24", "--grid", "3037000500x3037000500"],
      "a grid of more than 1000 buttons is not for quick"
    ),
    (
      ["24x24", "--count", "50"],
      "50 of 24 pt with 8 pt between them are 1592 pt wide, and the screen is 393 pt wide"
    ),
    (
      ["24x24", "--edge", "300"],
      "5 of 24 pt with 8 pt between them are 152 pt wide from 300 pt on, and the screen is 393 pt "
        + "wide"
    ),
    (
      ["24x200", "--grid", "1x9"],
      "9 of 200 pt with 8 pt between them are 1864 pt high, and the screen is 852 pt high"
    ),
  ])
  func buttonsThatDoNotFit(_ words: [String], _ message: String) async throws {
    try await expectUsageError(["quick"] + words, message)
  }

  @Test(arguments: ["nan,3", "-inf,3", "3,1e999"])
  func pointsThatAreNotFinite(_ point: String) async throws {
    let outcome = try await Tool.run(["hit", "a.json", "--at", point])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("tapsim: error: --at: "))
    #expect(outcome.errors.hasSuffix(" is not a finite point\n"))
  }

  @Test func aLineBreakInAWordStaysOnOneLine() async throws {
    try await expectUsageError(
      ["run", "a.json", "two\nlines"], "unexpected argument 'two lines'; see 'tapsim help run'")
  }

  @Test func whatWouldSteerATerminalIsOnlyShown() async throws {
    try await expectUsageError(
      ["bad\u{1B}[31m\u{202E}"],
      "unknown command 'bad\u{FFFD}[31m\u{FFFD}'; the commands are run, replay, fit, quick, hit, "
        + "preview, check-config, import, models, devices, completions, man, help")
    try await expectUsageError(
      ["run", "a.json", "--seed=\u{7}"],
      "--seed: '\u{FFFD}' is not a whole number from 0 to 18446744073709551615")
  }

  private func expectUsageError(
    _ words: [String], _ message: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let outcome = try await Tool.run(words, in: scratch.folder)
    #expect(
      outcome == .init(status: 64, output: "", errors: "tapsim: error: \(message)\n"),
      sourceLocation: location)
    #expect(try scratch.names().isEmpty, sourceLocation: location)
  }
}
