import Configuration
import Pictures
import Reporting
import Simulation

/// Writes `report.html` with its pictures.
struct ReportWriter {
  /// Where the page goes.
  let path: String
  /// The largest difference of hit rates that does not matter, a fraction.
  let margin: Double

  /// On a screen of more targets than this a picture would take minutes to draw and show nothing.
  private static let mostTargets = 400

  /// Finds out before any work whether the page can be written.
  ///
  /// - Throws: `UsageError`, `OutputError.cannotCreate`.
  init(path: String, margin: Double) throws {
    guard path != "-" else {
      throw UsageError("--report: the page is a file; name one, such as report.html")
    }
    self.path = path
    self.margin = margin
    try OutputFolder.check(FilePath.folder(of: path))
    TemporaryFiles.shared.promise(path)
  }

  /// Writes the page, whole or not at all.
  ///
  /// - Throws: `OutputError`, `PictureError`.
  func write(_ results: Results, _ provenance: Provenance, _ loaded: LoadedScenario) throws {
    let pictures = try results.runs.map { run in
      try self.pictures(of: results, run, loaded)
    }
    let page = ReportPage(
      results, provenance, margin: margin, titles: loaded.titles, pictures: pictures)
    try FileSet.write(
      [FileSet.File(name: FilePath.name(of: path)) { try page.write(to: $0) }],
      to: FilePath.folder(of: path))
  }

  private func pictures(
    of results: Results, _ run: Results.Run, _ loaded: LoadedScenario
  ) throws -> [ReportPicture?] {
    guard results.scenario.layouts[run.layout].targets.count <= Self.mostTargets else {
      return results.scenario.strategies.map { _ in nil }
    }
    return try PanelPicture.panels(
      of: results, run: run, title: loaded.titles[run.layout], isDensityKnown: loaded.isDensityKnown
    ).map {
      ReportPicture(
        light: $0.light, dark: $0.dark, size: $0.size,
        spots: $0.targets.map { ReportPicture.Spot(target: $0.target, box: $0.box) })
    }
  }
}
