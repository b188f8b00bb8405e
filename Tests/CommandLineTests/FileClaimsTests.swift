import Foundation
import Testing

/// No output takes the place of an input or of another output: status 64, one line, nothing written.
struct FileClaimsTests {
  private static let config = """
    { "layouts": ["screens/*.layout.json", { "import": "dump.xml", "density": 1 }],
      "finger": "finger.json", "strategies": ["bounds"] }
    """
  private static let dump = """
    <hierarchy rotation="0"><node class="a.Button" text="Buy" bounds="[0,0][80,80]" \
    clickable="true"/></hierarchy>
    """
  private static let finger = #"{ "finger": { "sigma": [4, 4], "unit": "pt" } }"#
  private static let taps = "x,y,intended,layout\n40,50,back,s\n"

  /// A folder with a config, everything that it names, and a touch log.
  private func files() throws -> Scratch {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("screens"), withIntermediateDirectories: true)
    try scratch.write("config.json", Self.config)
    try scratch.write("screens/s.layout.json", twoButtons)
    try scratch.write("dump.xml", Self.dump)
    try scratch.write("finger.json", Self.finger)
    try scratch.write("taps.csv", Self.taps)
    return scratch
  }

  /// Everything in a folder by its path.
  private func contents(_ scratch: Scratch) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path)
    return Dictionary(
      paths.compactMap { path in
        (try? Data(contentsOf: scratch.folder.appendingPathComponent(path))).map { (path, $0) }
      }, uniquingKeysWith: { $1 })
  }

  /// Runs the tool, which has to refuse and to leave the folder as it is.
  private func expectRefusal(
    _ words: [String], in scratch: Scratch, _ message: String,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try contents(scratch)
    let outcome = try await Tool.run(words, in: scratch.folder)
    #expect(
      outcome == .init(status: 64, output: "", errors: "tapsim: error: \(message)\n"),
      sourceLocation: location)
    #expect(try contents(scratch) == before, sourceLocation: location)
  }

  private func lost(_ path: String, _ option: String) -> String {
    "\(option): '\(path)' is a file that is read, and would be lost"
  }

  @Test(arguments: [
    "config.json", "screens/s.layout.json", "./screens/../dump.xml", "finger.json",
  ])
  func aReportSparesWhatTheConfigNames(_ path: String) async throws {
    let scratch = try files()
    defer { scratch.remove() }
    try await expectRefusal(
      ["run", "config.json", "-o", "-", "--report", path], in: scratch, lost(path, "--report"))
  }

  @Test(arguments: ["dump.xml", "taps.csv", "panel.desc"])
  func theReportOfAReplaySparesTheLogsToo(_ path: String) async throws {
    let scratch = try files()
    defer { scratch.remove() }
    try scratch.write("panel.desc", "A: 00 0 100 0 0 0\n")
    try await expectRefusal(
      [
        "replay", "config.json", "--touches", "taps.csv", "--desc", "panel.desc", "-o", "-",
        "--report", path,
      ], in: scratch, lost(path, "--report"))
  }

  @Test(arguments: ["config.json", "screens/s.layout.json", "dump.xml", "taps.csv"])
  func aFitSparesWhatItReads(_ path: String) async throws {
    let scratch = try files()
    defer { scratch.remove() }
    try await expectRefusal(
      ["fit", "config.json", "--touches", "taps.csv", "-o", path], in: scratch,
      lost(path, "--output"))
  }

  @Test func theFingerThatIsFittedAnewMayBeReplaced() async throws {
    let scratch = try files()
    defer { scratch.remove() }
    let rows = (0..<20).map { "\($0 % 5 + 38),\($0 % 7 + 48),back,s\n" }.joined()
    try scratch.write("taps.csv", "x,y,intended,layout\n" + rows)
    let outcome = try await Tool.run(
      ["fit", "config.json", "--touches", "taps.csv", "-o", "finger.json"], in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try scratch.text("finger.json") != Self.finger)
  }

  @Test func picturesSpareWhatIsReadUnderAnotherName() async throws {
    let scratch = try files()
    defer { scratch.remove() }
    let manager = FileManager.default
    for (link, file) in [("dump.svg", "dump.xml"), ("taps.svg", "taps.csv")] {
      try manager.createSymbolicLink(
        at: scratch.folder.appendingPathComponent(link),
        withDestinationURL: scratch.folder.appendingPathComponent(file))
    }
    try await expectRefusal(
      ["preview", "config.json", "-o", "dump.svg"], in: scratch, lost("dump.svg", "--output"))
    try await expectRefusal(
      ["fit", "config.json", "--touches", "taps.csv", "--plot", "taps.svg"], in: scratch,
      lost("taps.svg", "--plot"))
  }

  @Test(arguments: ["run.json", "rates.csv", "rates-by-user.csv"])
  func theFilesOfARunSpareTheConfig(_ name: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let folder = scratch.folder.appendingPathComponent("o")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try scratch.write("o/\(name)", twoButtons)
    try await expectRefusal(
      ["run", "o/\(name)", "-o", "o"], in: scratch, lost("o/\(name)", "--output"))
    try scratch.write("config.json", #"{ "layout": "o/\#(name)" }"#)
    try await expectRefusal(
      ["run", "config.json", "-o", folder.path], in: scratch,
      lost("\(folder.path)/\(name)", "--output"))
  }

  @Test func theFilesOfAReplaySpareTheLog() async throws {
    let scratch = try files()
    defer { scratch.remove() }
    try scratch.write("rates.csv", Self.taps)
    for words in [["rates.csv"], ["taps.csv", "rates.csv"]] {
      try await expectRefusal(
        ["replay", "config.json", "--touches"] + words + ["-o", "."], in: scratch,
        lost("./rates.csv", "--output"))
    }
  }

  @Test(arguments: ["-", "/dev/stdin"])
  func standardInputIsSparedWhereItIsAFile(_ input: String) async throws {
    let scratch = try files()
    defer { scratch.remove() }
    let outcome = try await Programs.run(
      "sh", ["-c", #""$0" import "$1" -o dump.xml < dump.xml"#, Tool.executable.path, input],
      in: scratch.folder)
    #expect(
      outcome
        == .init(status: 64, output: "tapsim: error: \(lost("dump.xml", "--output"))\n"))
    #expect(try scratch.text("dump.xml") == Self.dump)
  }

  @Test func aDumpThatIsALayoutByALinkIsSpared() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let folder = scratch.folder.appendingPathComponent("dumps")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try scratch.write("dumps/a.layout.json", Self.dump)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("a.xml"),
      withDestinationURL: folder.appendingPathComponent("a.layout.json"))
    try await expectRefusal(
      ["import", "dumps", "-o", "dumps"], in: scratch, lost("dumps/a.layout.json", "--output"))
  }

  @Test(arguments: ["o/rates.csv", "./o/../o//run.json", "o/users.csv"])
  func aReportIsNoneOfTheFilesOfTheRun(_ path: String) async throws {
    let scratch = try files()
    defer { scratch.remove() }
    let message = "--report: '\(path)' is where --output writes too, and would be lost"
    let words = ["run", "config.json", "-o", "o", "--report", path]
    if !path.contains("..") { try await expectRefusal(words, in: scratch, message) }
    try FileManager.default.createDirectory(
      at: scratch.folder.appendingPathComponent("o"), withIntermediateDirectories: true)
    try await expectRefusal(words, in: scratch, message)
  }

  @Test func aReportMayStandBesideTheFilesOfTheRun() async throws {
    let scratch = try files()
    defer { scratch.remove() }
    for _ in 1...2 {
      let outcome = try await Tool.run(
        ["run", "config.json", "-o", "o", "--report", "o/report.html", "--taps", "10"],
        in: scratch.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try scratch.names(in: "o").contains("report.html"))
  }

  @Test func aFingerAndItsPictureAreTwoFiles() async throws {
    let scratch = try files()
    defer { scratch.remove() }
    try await expectRefusal(
      ["fit", "config.json", "--touches", "taps.csv", "-o", "fit.svg", "--plot", "./fit.svg"],
      in: scratch, "--plot: './fit.svg' is where --output writes too, and would be lost")
  }
}
