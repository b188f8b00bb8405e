import Foundation
import Testing

struct ImportTests {
  private static let dump = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">\
    <node class="android.widget.FrameLayout" bounds="[0,0][800,1600]" clickable="false">\
    <node class="android.widget.Button" text="Buy" bounds="[100,200][180,280]" clickable="true"/>\
    <node class="android.widget.Button" text="Gone" bounds="[0,0][0,0]" clickable="true"/>\
    </node></hierarchy>
    """

  @Test func aDumpBecomesALayoutAndAReport() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("dump.xml", Self.dump)
    let outcome = try await Tool.run(
      ["import", "dump.xml", "--density", "2"], in: scratch.folder)
    let layout = try Expected.text("imported.layout.json")
    let report = try Expected.text("import-report.txt")
    #expect(outcome == .init(status: 0, output: layout, errors: report))
    #expect(try scratch.names() == ["dump.xml"])

    let piped = try await Tool.run(["import", "-", "--density", "2"], input: Self.dump)
    #expect(piped.output == outcome.output)

    let toFile = try await Tool.run(
      ["import", "dump.xml", "--density", "2", "-o", "screen.layout.json"], in: scratch.folder)
    #expect(toFile.output.isEmpty)
    #expect(try scratch.text("screen.layout.json") == layout)
    #expect(try scratch.names() == ["dump.xml", "screen.layout.json"])
  }

  @Test func aDumpIsNeverOverwrittenByItsLayout() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("dump.xml", Self.dump)
    let outcome = try await Tool.run(
      ["import", "dump.xml", "-o", "./dump.xml"], in: scratch.folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "tapsim: error: --output: './dump.xml' is a file that is read, and would be lost\n")
    #expect(try scratch.text("dump.xml") == Self.dump)
  }

  @Test(arguments: ["s.json", "./s.json"])
  func aConfigIsNeverOverwrittenByItsReport(_ path: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("s.json", twoButtons)
    let outcome = try await Tool.run(
      ["run", "s.json", "-o", "-", "--report", path], in: scratch.folder)
    #expect(
      outcome
        == .init(
          status: 64, output: "",
          errors: "tapsim: error: --report: '\(path)' is a file that is read, and would be lost\n"
        ))
    #expect(try scratch.text("s.json") == twoButtons)
  }

  @Test func whatIsImportedRuns() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("screen.json", try Expected.text("imported.layout.json"))
    let outcome = try await Tool.run(
      ["run", "screen.json", "-o", "-", "--taps", "10", "--format", "csv"], in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nscreen,tappy,bounds,Buy,sample,10,"))
  }

  @Test(arguments: [
    "", "hello", String(dump.dropLast(20)), dump + dump,
    dump.replacingOccurrences(of: "true", with: "false"),
  ])
  func whatIsNoWholeDumpIsRefusedAndNothingIsWritten(_ text: String) async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("dump.xml", text)
    let outcome = try await Tool.run(
      ["import", "dump.xml", "-o", "out.json"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("tapsim: error: dump.xml: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try scratch.names() == ["dump.xml"])
  }

  private static let samples = Expected.shared.appendingPathComponent("data/layouts")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: samples.path)))
  func everySampleInXMLIsImportedAndRunOrRefusedWithAReason() async throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.samples.path)
      .filter { $0.hasSuffix(".xml") }.sorted()
    #expect(!names.isEmpty)
    for name in names {
      let path = Self.samples.appendingPathComponent(name).path
      let imported = try await Tool.run(["import", path])
      let run = try await Tool.run(["run", path, "-o", "-", "--taps", "10"])
      if imported.status == 0 {
        #expect(run.status == 0, "\(name): \(run.errors)")
      } else {
        #expect(imported.status == 65, "\(name)")
        #expect(run.status == 65, "\(name)")
        #expect(imported.errors.contains(name))
      }
    }
  }
}
