import Configuration
import Reporting
import Simulation

/// What `run` and `replay` do with their results: the files, the warnings and the table.
struct ResultDelivery {
  /// The largest difference of hit rates that does not matter, a fraction.
  let margin: Double
  let format: ResultPrinter.Format
  private let folder: String
  private let hasFiles: Bool
  private let isQuiet: Bool
  private let console: Console
  /// Nil where no page is wanted.
  private let report: ReportWriter?

  /// Finds out what is wanted, and before any work whether it can be written and no file is lost.
  ///
  /// - Throws: `UsageError`, `OutputError.cannotCreate`.
  init(_ arguments: Arguments, _ loaded: LoadedScenario, _ console: Console) throws {
    margin = arguments[RunCommand.margin] ?? 0.001
    format = arguments[RunCommand.format] ?? .table
    folder = arguments[RunCommand.output] ?? OutputFolder.name(for: arguments.operands[0])
    isQuiet = arguments[RunCommand.quiet]
    self.console = console
    hasFiles = folder != "-"
    var claims = FileClaims(arguments, loaded)
    if hasFiles {
      for name in ResultFiles.names {
        try claims.claim(FilePath.join(folder, name), for: "--output")
      }
    }
    if let path = arguments[RunCommand.report] {
      report = try ReportWriter(path: path, margin: margin)
      try claims.claim(path, for: "--report")
    } else {
      report = nil
    }
    guard hasFiles else { return }
    try OutputFolder.check(folder)
    TemporaryFiles.shared.promise(folder)
  }

  /// Writes the files, and tells what the user wants to be told.
  ///
  /// - Parameters:
  ///   - loaded: what the results answer.
  ///   - preface: a sentence above the table.
  /// - Throws: `OutputError`, `PictureError`.
  func deliver(
    _ results: Results, _ provenance: Provenance, of loaded: LoadedScenario, preface: String? = nil
  ) throws {
    if hasFiles { try ResultFiles.write(results, provenance, to: folder) }
    try report?.write(results, provenance, loaded)
    if isQuiet {
      guard format != .table else { return }
    } else {
      for warning in provenance.warnings + results.warnings { console.warn(warning) }
      if format == .table, let preface { try console.output.write(preface + "\n") }
    }
    let printer = ResultPrinter(
      console: console, format: format, margin: margin, hasFiles: hasFiles)
    try printer.print(results)
  }
}
