import Configuration
import Foundation
import LayoutFormats
import Reporting

/// Imports all dumps of a folder: a layout for each, and one table, `import.csv`, that tells of
/// all, those too that cannot be read.
struct FolderImport {
  let folder: String
  /// Where the results go; nil: beside where the tool runs, named after the folder.
  let output: String?
  let options: ImportOptions
  let console: Console

  static let table = "import.csv"
  private static let header = [
    "file", "format", "screen", "views", "tappable", "left_out", "dead", "warnings",
  ]

  /// Imports them.
  ///
  /// - Throws: `Failure` with the status of wrong data where one of them could not be read, after
  ///   all were tried.
  func run() throws {
    let results = try resultFolder()
    try OutputFolder.check(results)
    let content = try DumpFolder(folder, without: results)
    guard !content.dumps.isEmpty else {
      throw Failure(.data, "\(folder): the folder holds no file that may be a dump")
    }
    var rows: [[Cell]] = []
    var failed = 0
    for dump in content.dumps {
      do {
        let layout = try read(dump)
        try write(layout, to: FilePath.join(results, dump.layout))
        rows.append(Self.row(dump.file, layout))
      } catch let error as Refusal {
        failed += 1
        console.error("\(FilePath.join(folder, dump.file)): \(error.reason)")
        rows.append(Self.row(dump.file, error))
      }
    }
    try write(rows, to: results)
    report(content, failed: failed, results)
    if failed > 0 { throw Failure(.data, []) }
  }

  private func resultFolder() throws -> String {
    guard output != "-" else {
      throw UsageError("--output: a folder of dumps needs a folder for its layouts, not -")
    }
    if let output { return output }
    let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    return (name == "/" ? "" : name + "-") + "layouts"
  }

  /// Why a file is no layout.
  private struct Refusal: Error {
    let reason: String
  }

  private func read(_ dump: DumpFolder.Dump) throws(Refusal) -> ImportedLayout {
    do {
      let bytes = try Files.read(FilePath.join(folder, dump.file))
      return try LayoutImporter.read(Data(bytes), options: options)
    } catch let error as LayoutFormatError {
      throw Refusal(reason: error.message)
    } catch let error as InputFileError {
      throw Refusal(reason: error.reason)
    } catch {
      throw Refusal(reason: "\(error)")
    }
  }

  private func write(_ layout: ImportedLayout, to path: String) throws {
    let text = LayoutWriter.text(layout.screen)
    try FileSet.write(
      [FileSet.File(name: FilePath.name(of: path)) { try $0(text) }], to: FilePath.parent(of: path))
  }

  private func write(_ rows: [[Cell]], to results: String) throws {
    let table = FileSet.File(name: Self.table) { sink in
      let writer = CSVWriter(to: sink)
      try writer.header(Self.header)
      for row in rows { try writer.row(row) }
    }
    try FileSet.write([table], to: results)
  }

  private static func row(_ file: String, _ layout: ImportedLayout) -> [Cell] {
    let report = ImportReport(layout)
    var warnings = layout.warnings.filter { $0 != ImportedLayout.caveat }
    if !layout.dead.isEmpty {
      warnings.insert("dead at their own centre: \(layout.dead.joined(separator: ", "))", at: 0)
    }
    return [
      .text(file), .text(layout.format.rawValue), .text(report.screen), .count(layout.views),
      .count(layout.tappable), .text(report.leftOut), .count(layout.dead.count),
      .text(line(warnings.joined(separator: "; "))),
    ]
  }

  private static func row(_ file: String, _ error: Refusal) -> [Cell] {
    [
      .text(file), .empty, .empty, .empty, .empty, .empty, .empty,
      .text("error: \(line(error.reason))"),
    ]
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func report(_ content: DumpFolder, failed: Int, _ results: String) {
    let count = content.dumps.count
    console.note("imported: \(count - failed) of \(count) files\n")
    let skipped = content.skipped.sorted { $0.key < $1.key }
    if !skipped.isEmpty {
      let kinds = skipped.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      console.note("passed over, being no dumps: \(kinds)\n")
    }
    console.note("layouts: \(results), with \(Self.table) about each file\n")
    console.warn(ImportedLayout.caveat)
  }
}
