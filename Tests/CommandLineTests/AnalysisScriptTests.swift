import Foundation
import Testing

/// `scripts/analysis`, on results that the tool wrote just now.
struct AnalysisScriptTests {
  @Test(.enabled(if: python != nil, "no Python with pandas and matplotlib"))
  func pythonDrawsTheThreePictures() async throws {
    let scratch = try await results(engine: "sample")
    defer { scratch.remove() }
    let outcome = try await Programs.run(
      Self.python ?? "", [script("plot_results.py"), "r", "-o", "p", "--format", "svg"],
      in: scratch.folder)
    #expect(
      outcome == .init(status: 0, output: "p/hit-rates.svg\np/received.svg\np/size-and-gap.svg\n"))
    // Labels stand beside their drawn letters as comments.
    let rates = try scratch.text("p/hit-rates.svg")
    for label in ["back", "front", "all", "bounds", "min:44"] {
      #expect(rates.contains("<!-- \(label) -->"), "\(label)")
    }
    #expect(try scratch.text("p/received.svg").contains("<!-- nothing -->"))
    #expect(try scratch.text("p/size-and-gap.svg").contains("<!-- gap to the next target, pt -->"))
  }

  @Test(.enabled(if: Programs.exist("Rscript"), "no R"), arguments: ["sample", "exact"])
  func rDrawsAPageForEach(_ engine: String) async throws {
    let scratch = try await results(engine: engine)
    defer { scratch.remove() }
    let outcome = try await Programs.run(
      "Rscript", [script("plot_results.R"), "r"], in: scratch.folder)
    #expect(outcome == .init(status: 0, output: "r/results.pdf\n"))
    let pages = try Data(contentsOf: scratch.folder.appendingPathComponent("r/results.pdf"))
      .split(separator: UInt8(ascii: "\n"))
      .filter { String(decoding: $0, as: UTF8.self).contains("/Type /Page ") }
    #expect(pages.count == 4)
  }

  @Test(.enabled(if: python != nil, "no Python with pandas and matplotlib"))
  func aFolderWithoutResultsIsSaid() async throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let outcome = try await Programs.run(
      Self.python ?? "", [script("plot_results.py"), "."], in: scratch.folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "plot_results: error: no rates.csv in .: is that the folder of a run?\n")
  }

  /// A Python that has what the script needs; the first on the PATH may be another than the
  /// system's, which gets the packages.
  private static let python: String? = ["python3", "/usr/bin/python3"].first { name in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Programs.path(name) ?? name)
    process.arguments = ["-c", "import pandas, matplotlib"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func script(_ name: String) -> String {
    Expected.package.appendingPathComponent("scripts/analysis/\(name)").path
  }

  /// A run of two buttons under two strategies.
  private func results(engine: String) async throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("s.json", twoButtons)
    let outcome = try await Tool.run(
      [
        "run", "s.json", "-o", "r", "--quiet", "--engine", engine, "--strategy", "bounds",
        "--strategy", "min:44", "--device", "iphone-15",
      ], in: scratch.folder)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
    return scratch
  }
}
