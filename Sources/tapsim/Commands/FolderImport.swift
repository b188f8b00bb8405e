import Configuration
import Foundation
import LayoutFormats
import Reporting
import Simulation

/// Imports all dumps of a folder: a layout for each, and one table, `import.csv`, that tells of
/// all, those too that cannot be read.
struct FolderImport {
  let folder: String
  /// Where the results go; nil: where the tool runs, named after the folder.
  let output: String?
  let options: ImportOptions
  let console: Console

  static let table = "import.csv"
  private static let header = [
    "file", "format", "screen", "views", "tappable", "left_out", "dead", "warnings",
  ]
  /// Files that go to the disk together: waiting for it takes as long as reading a dump.
  private static let batch = 16

  /// Imports them.
  ///
  /// - Throws: `Failure` with the status of wrong data where one of them could not be read, after
  ///   all were tried; `OutputError`.
  func run() throws {
    let results = try resultFolder()
    try OutputFolder.check(results)
    let content = try DumpFolder(folder, without: results)
    guard !content.dumps.isEmpty else {
      throw Failure(.data, "\(folder): the folder holds no file that may be a dump")
    }
    try claim(content.dumps, in: results)
    let batches = stride(from: 0, to: content.dumps.count, by: Self.batch).map {
      Array(content.dumps[$0..<min($0 + Self.batch, content.dumps.count)])
    }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let rows = try parallelMap(batches, threads: threads) { [folder, options] batch in
      try Self.rows(of: batch, in: folder, options, to: results)
    }.flatMap { $0 }
    try FileSet.write(
      [FileSet.File(name: Self.table) { try Self.write(rows, to: $0) }], to: results)
    report(rows, skipped: content.skipped, results)
    if rows.contains(where: { $0.refusal != nil }) { throw Failure(.data, []) }
  }

  /// Sees to it that no dump is lost to a layout, as one that links to it would be.
  private func claim(_ dumps: [DumpFolder.Dump], in results: String) throws(UsageError) {
    var claims = FileClaims(reading: dumps.map { FilePath.join(folder, $0.file) })
    for name in dumps.map(\.layout) + [Self.table] {
      try claims.claim(FilePath.join(results, name), for: "--output")
    }
  }

  private func resultFolder() throws -> String {
    guard output != "-" else {
      throw UsageError("--output: a folder of dumps needs a folder for its layouts, not -")
    }
    if let output { return output }
    let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    return (name == "/" ? "" : name + "-") + "layouts"
  }

  private func report(_ rows: [Row], skipped: [String: Int], _ results: String) {
    var failed = 0
    for case (let file, let refusal?) in rows.map({ ($0.file, $0.refusal) }) {
      failed += 1
      console.error("\(FilePath.join(folder, file)): \(refusal)")
    }
    console.note("imported: \(rows.count - failed) of \(rows.count) files\n")
    if !skipped.isEmpty {
      let kinds = skipped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      console.note("passed over, being no dumps: \(kinds.joined(separator: ", "))\n")
    }
    console.note("layouts: \(results), with \(Self.table) about each file\n")
    if let doubt = options.density.flatMap(PixelDensity.doubt) { console.warn("--" + doubt) }
    console.warn(ImportedLayout.caveat)
  }
}

extension FolderImport {
  /// What is told of one file.
  private struct Row: Sendable {
    var file: String
    /// Why it is no layout.
    var refusal: String?
    var cells: [Cell]

    init(_ file: String, _ layout: ImportedLayout) {
      let report = ImportReport(layout)
      var warnings = layout.warnings.filter { $0 != ImportedLayout.caveat }
      if !layout.dead.isEmpty {
        warnings.insert("dead at their own centre: \(layout.dead.joined(separator: ", "))", at: 0)
      }
      self.file = file
      cells = [
        .text(file), .text(layout.format.rawValue), .text(report.screen), .count(layout.views),
        .count(layout.tappable), .text(report.leftOut), .count(layout.dead.count),
        .text(Self.line(warnings.joined(separator: "; "))),
      ]
    }

    init(_ file: String, refusal: String) {
      self.file = file
      self.refusal = refusal
      cells = [
        .text(file), .empty, .empty, .empty, .empty, .empty, .empty,
        .text("error: \(Self.line(refusal))"),
      ]
    }

    private static func line(_ text: String) -> String {
      text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  /// Imports some files and writes their layouts.
  private static func rows(
    of batch: [DumpFolder.Dump], in folder: String, _ options: ImportOptions, to results: String
  ) throws -> [Row] {
    var rows: [Row] = []
    var texts: [String: [FileSet.File]] = [:]
    for dump in batch {
      do {
        let bytes = try Files.read(FilePath.join(folder, dump.file))
        let layout = try LayoutImporter.read(Data(bytes), options: options)
        let text = LayoutWriter.text(layout.screen)
        texts[FilePath.parent(of: dump.layout), default: []].append(
          FileSet.File(name: FilePath.name(of: dump.layout)) { try $0(text) })
        rows.append(Row(dump.file, layout))
      } catch let error as LayoutFormatError {
        rows.append(Row(dump.file, refusal: error.message))
      } catch let error as InputFileError {
        rows.append(Row(dump.file, refusal: error.reason))
      }
    }
    for (place, files) in texts.sorted(by: { $0.key < $1.key }) {
      try FileSet.write(files, to: place.isEmpty ? results : FilePath.join(results, place))
    }
    return rows
  }

  private static func write(_ rows: [Row], to sink: @escaping TextSink) throws {
    let writer = CSVWriter(to: sink)
    try writer.header(header)
    for row in rows { try writer.row(row.cells) }
  }
}
