import Foundation
import Testing

/// `tapsim fit` on whole files.
struct FitTests {
  private static let layout = """
    { "screen": [393, 852], "views": [
      { "id": "share", "kind": "button", "frame": [100, 60, 24, 24] },
      { "id": "row", "kind": "button", "frame": [0, 100, 800, 44], "aim": [0.25, 0.5] } ] }
    """

  /// A log of taps at a spot, scattered over a small grid by a rule that every reader can follow.
  private static func log(
    at x: Double, _ y: Double, taps: Int = 40, labels: String = "intended",
    label: String = "share", users: Int = 0
  ) -> String {
    var text = "x,y,\(labels)" + (users > 0 ? ",user" : "") + "\n"
    for tap in 0..<taps {
      text += "\(x + Double(tap * 7 % 11) - 5),\(y + Double(tap * 5 % 13) - 6),\(label)"
      text += users > 0 ? ",u\(tap % users)\n" : "\n"
    }
    return text
  }

  private func fit(
    _ log: String, config: String = "{ \"layout\": \(layout) }", _ words: [String] = []
  ) async throws -> Tool.Outcome {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("config.json", config)
    try scratch.write("taps.csv", log)
    return try await Tool.run(
      ["fit", "config.json", "--touches", "taps.csv"] + words, in: scratch.folder)
  }

  @Test(arguments: ["config.json", "taps.csv", "./link.csv"])
  func aFileThatIsReadIsNeverOverwrittenByTheResult(_ output: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let log = Self.log(at: 112, 72)
    try scratch.write("config.json", "{ \"layout\": \(Self.layout) }")
    try scratch.write("taps.csv", log)
    let folder = scratch.folder
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.csv"),
      withDestinationURL: folder.appendingPathComponent("taps.csv"))
    let outcome = try await Tool.run(
      ["fit", "config.json", "--touches", "taps.csv", "-o", output], in: scratch.folder)
    #expect(
      outcome
        == .init(
          status: 64, output: "",
          errors:
            "tapsim: error: --output: '\(output)' is a file that is read, and would be lost\n"
        ))
    #expect(try scratch.text("taps.csv") == log)
  }

  private struct File: Decodable {
    var finger: Finger
    var fit: Fit

    struct Finger: Decodable {
      var unit: String
      var offset: [Double]
      var sigma: [Double]?
      var rho: Double
    }

    struct Fit: Decodable {
      var taps: Int
      var users: Int?
      var unlabelled: Int
      var targets: [String: [Double]]
      var outliers: Outliers
      var parameters: [String: Parameter]
    }

    struct Outliers: Decodable {
      var handling: String
      var count: Int
      var taps: [Outlier]
    }

    struct Outlier: Decodable, Equatable {
      var file: String
      var line: Int
      var distance: Double
    }

    /// Only what both kinds of parameter can be read as.
    struct Parameter: Decodable {
      var x: Value?
      var y: Value?
      var estimate: Double?
      var low: Double?
      var high: Double?
    }

    struct Value: Decodable {
      var estimate: Double?
      var low: Double?
      var high: Double?
      var note: String?
    }

    init(_ text: String) throws {
      self = try JSONDecoder().decode(File.self, from: Data(text.utf8))
    }
  }

  @Test(arguments: [
    (
      log(at: 112, 72, label: "shar"), "taps.csv:2: intended is \"shar\", and layout \"layout\" has"
    ),
    (log(at: 112, 72, label: "shar"), "did you mean \"share\"?"),
    (log(at: 112, 72, label: "screen"), "taps.csv:2: intended is \"screen\""),
    (log(at: 112, 72, taps: 19), "taps.csv: found 19 labelled taps, expected at least 20"),
    (log(at: 112, 72, label: ""), "taps.csv: no tap says what it was meant for; a fit needs"),
    ("x,y,intended\n" + String(repeating: "1,2,share\n", count: 30), "found no spread along x"),
    ("x,y,intended\n1,2,share\n1e9,2,share\n", "taps.csv:3: found a tap (999999888.0, -70.0) away"),
    ("x,y,intended,user\n1,2,share,a\n1,2,share,\n", "taps.csv:3: found no user, expected one"),
    ("x,y,intended\n1,nan,share\n", "taps.csv:2: "),
    ("", "taps.csv: the log is empty"),
    ("x,y,intended\n", "taps.csv: there is no tap in the log, and nothing that began as one"),
    (
      "x,y,phase,intended\n1,2,began,share\n1,90,moved,share\n1,90,ended,share\n",
      "taps.csv: there is no tap in the log; left out 1 that moved"
    ),
  ])
  func whatCannotBeFittedIsOneLineWithThePlace(_ log: String, _ words: String) async throws {
    let outcome = try await fit(log, ["-o", "finger.json"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("tapsim: error: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.isEmpty)
  }

  @Test func withoutALogIsWrongUsage() async throws {
    let outcome = try await Tool.run(["fit", "config.json"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("no touch log is given: use --touches FILE"))
    let wrong = try await fit(Self.log(at: 0, 0), ["--model", "gausian"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean 'gaussian'?"))
    let missing = try await Tool.run(["fit", "none.json", "--touches", "none.csv"])
    #expect(missing.status == 66)
  }

  @Test func idsNeedALayoutThatKnowsThem() async throws {
    let without = try await fit(Self.log(at: 112, 72), config: "{}")
    #expect(without.status == 65)
    #expect(
      without.errors.contains("taps.csv:2: the target is named by its id, but the config has"))
    let two = "{ \"layouts\": [\(Self.layout), \(Self.layout)] }"
    let several = try await fit(Self.log(at: 112, 72), config: two)
    #expect(
      several.errors.contains("taps.csv:2: no layout is named, and there are 2"))
    let named = Self.log(at: 112, 72, labels: "intended,layout", label: "share,layout#2")
    #expect(try await fit(named, config: two).status == 0)
    let wrong = Self.log(at: 112, 72, labels: "intended,layout", label: "share,layuot")
    let outcome = try await fit(wrong, config: two)
    #expect(outcome.errors.contains("layout is \"layuot\"; allowed: \"layout\", \"layout#2\""))
  }

  @Test func offsetIsFromTheAimInTheVisibleFrame() async throws {
    // Grids are centred: the 11 columns on x, the 13 rows on y, over 143 taps.
    let share = try File(try await fit(Self.log(at: 114, 69, taps: 143)).output)
    #expect(share.finger.unit == "pt")
    #expect(abs(share.finger.offset[0] - 2) < 1e-9 && abs(share.finger.offset[1] + 3) < 1e-9)
    #expect(share.fit.targets == ["width": [24, 24], "height": [24, 24]])
    // Cut by the screen to 393 pt, of which the aim is a quarter.
    let row = try File(
      try await fit(Self.log(at: 98.25, 122, taps: 143, label: "row")).output)
    #expect(abs(row.finger.offset[0]) < 1e-9 && abs(row.finger.offset[1]) < 1e-9)
    #expect(row.fit.targets == ["width": [393, 393], "height": [44, 44]])
  }

  @Test func framesOfTheLogComeBeforeTheLayout() async throws {
    let log = Self.log(
      at: 60, 80, taps: 143, labels: "target_x,target_y,target_width,target_height",
      label: "50,60,20,40")
    for config in ["{}", "{ \"layout\": \(Self.layout) }"] {
      let file = try File(try await fit(log, config: config).output)
      #expect(abs(file.finger.offset[0]) < 1e-9 && abs(file.finger.offset[1]) < 1e-9)
      #expect(file.fit.targets == ["width": [20, 20], "height": [40, 40]])
    }
  }

  @Test func deviceMakesMillimetres() async throws {
    let log = Self.log(at: 112, 72)
    let points = try File(try await fit(log).output)
    let config = "{ \"device\": { \"pointsPerInch\": 254 }, \"layout\": \(Self.layout) }"
    let millimetres = try File(try await fit(log, config: config).output)
    #expect(millimetres.finger.unit == "mm")
    let (first, second) = (
      try #require(points.finger.sigma), try #require(millimetres.finger.sigma)
    )
    #expect(abs(first[0] / 10 - second[0]) < 1e-9)
    #expect(try File(try await fit(log, ["--device", "iphone-15"]).output).finger.unit == "mm")
  }

  @Test func tapsWithoutALabelAreCounted() async throws {
    let log = Self.log(at: 112, 72) + "1,1,\n2,2,\n"
    let outcome = try await fit(log)
    #expect(try File(outcome.output).fit.unlabelled == 2)
    #expect(outcome.errors.contains("without a label: 2"))
  }

  @Test func outliersAreNamedAndDroppedOnRequest() async throws {
    let log = Self.log(at: 112, 72) + "200,10,share\n"
    let kept = try await fit(log)
    let file = try File(kept.output)
    #expect(file.fit.outliers.handling == "keep" && file.fit.taps == 41)
    #expect(file.fit.outliers.taps.map(\.line) == [42])
    #expect(file.fit.outliers.taps.map(\.file) == ["taps.csv"])
    #expect(kept.errors.contains("outliers: 1, kept (taps.csv:42)"))
    let dropped = try await fit(log, ["--outliers", "drop"])
    #expect(try File(dropped.output).fit.taps == 40)
    #expect(try File(dropped.output).fit.outliers.count == 1)
    #expect(dropped.errors.contains("outliers: 1, dropped (taps.csv:42)"))
  }

  @Test(arguments: ["fit.svg", "fit.PNG", "pictures/fit.pdf"])
  func plotIsAPictureOfTheFit(_ name: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("config.json", "{ \"layout\": \(Self.layout) }")
    try scratch.write("taps.csv", Self.log(at: 112, 72, users: 8))
    let words = ["fit", "config.json", "--touches", "taps.csv", "--plot", name]
    let outcome = try await Tool.run(words, in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try File(outcome.output).fit.taps == 40)
    let bytes = try Data(contentsOf: scratch.folder.appendingPathComponent(name))
    let starts = ["svg": "<?xml", "PNG": "\u{89}PNG", "pdf": "%PDF"]
    let start = try #require(starts[String(name.suffix(3))])
    #expect(bytes.starts(with: start.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }))
  }

  @Test func plotThatCannotBeMadeLeavesNothing() async throws {
    let wrong = try await fit(Self.log(at: 112, 72), ["--plot", "fit.jpg"])
    #expect(wrong.status == 64 && wrong.output.isEmpty)
    #expect(
      wrong.errors.contains("--plot: 'fit.jpg' is not a name that ends in .svg, .png or .pdf"))
    let folder = try await fit(Self.log(at: 112, 72), ["--plot", "config.json/fit.svg"])
    #expect(folder.status == 73 && folder.output.isEmpty, "\(folder.errors)")
  }

  @Test func aRowHasTheDecimalsOfItsNarrowestInterval() async throws {
    let report = try await fit(Self.log(at: 112, 72)).errors
    let offset = report.split(separator: "\n").first { $0.hasPrefix("offset: ") }
    let numbers = try #require(offset).matches(of: /\d+\.(\d+)/)
    #expect(numbers.count == 6, "\(report)")
    #expect(numbers.allSatisfy { $0.1.count == 3 }, "\(report)")
  }

  @Test func sizesMayMatterWhereTheyDiffer() async throws {
    var log = "x,y,target_x,target_y,target_width,target_height\n"
    for tap in 0..<40 {
      let side = tap % 2 == 0 ? 20 : 44
      log += "\(100 + tap * 7 % 11),\(100 + tap * 5 % 13),90,90,\(side),\(side)\n"
    }
    #expect(try await fit(log).errors.contains("taps may scatter more at larger ones"))
    let dual = try await fit(log, ["--model", "dualGaussian", "--density", "3"])
    #expect(!dual.errors.contains("scatter more"))
    #expect(dual.errors.contains("--density is not used"))
  }

  @Test func doubtfulFitsAreWarnedOf() async throws {
    #expect(try await fit(Self.log(at: 112, 72)).errors.contains("warning: no column user"))
    let three = try await fit(Self.log(at: 112, 72, users: 3))
    #expect(three.errors.contains("fewer than 5 users"))
    #expect(try File(three.output).fit.parameters["sigma"]?.x?.low == nil)
    #expect(try await fit(Self.log(at: 112, 72, users: 7)).errors.contains("fewer than 10 users"))
    #expect(try await fit(Self.log(at: 112, 72, users: 1)).errors.contains("of one user"))
    let dual = try await fit(Self.log(at: 112, 72), ["--model", "dualGaussian"])
    #expect(dual.errors.contains("alpha and sigmaA2 along x and y are not identified"))
    let alpha = try #require(try File(dual.output).fit.parameters["alpha"])
    #expect(alpha.x?.estimate == nil && alpha.x?.note == "not identified")
  }

  @Test(arguments: ["gaussian", "dualGaussian"])
  func fittedFileIsTheFingerOfARun(_ model: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    // Its finger is the file that is to be made.
    try scratch.write(
      "config.json", "{ \"layout\": \(Self.layout), \"finger\": \"finger.json\", \"taps\": 1000 }")
    try scratch.write(
      "taps.csv", Self.log(at: 114, 72, users: 8))
    let fitted = try await Tool.run(
      [
        "fit", "config.json", "--touches", "taps.csv", "--model", model, "-o", "finger.json",
      ], in: scratch.folder)
    #expect(fitted.status == 0 && fitted.output.isEmpty, "\(fitted.errors)")
    let run = try await Tool.run(
      ["run", "config.json", "-o", "-", "--format", "csv"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(",share,"))
    let again = try await Tool.run(
      ["fit", "config.json", "--touches", "taps.csv", "--model", model], in: scratch.folder)
    #expect(again.output == (try scratch.text("finger.json")))
  }

  /// The numbers, not the bytes: the last digits are those of the machine's logarithm.
  @Test func exampleHasTheFingerThatItsLogGives() async throws {
    let folder = "Datasets/examples/tapping-study/"
    let names = "x=tap_x,y=tap_y,user=participant,target_x=key_left,target_y=key_top"
    let outcome = try await Tool.run(
      [
        "fit", folder + "config.json", "--touches", folder + "study.csv", "--columns",
        names + ",target_width=key_width,target_height=key_height", "--model", "dualGaussian",
        "--outliers", "drop",
      ], in: Expected.package)
    let made = try File(outcome.output)
    let kept = try File(
      String(
        contentsOf: Expected.package.appendingPathComponent(folder + "finger.json"), encoding: .utf8
      ))
    #expect(abs(made.finger.rho - kept.finger.rho) < 1e-6)
    for name in ["offset", "alpha", "sigmaA2", "betweenUsers"] {
      let (first, second) = (made.fit.parameters[name], kept.fit.parameters[name])
      for (a, b) in [(first?.x, second?.x), (first?.y, second?.y)] {
        let (a, b) = (try #require(a?.estimate), try #require(b?.estimate))
        #expect(abs(a - b) < 1e-4 * abs(b), "\(name)")
      }
    }
    #expect(made.fit.outliers.taps.map(\.line) == [139, 447])
  }
}
